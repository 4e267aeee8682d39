/** An order's number as people read it. */
export function orderNumber({ id }: { id: string }): string {
  return id.slice(0, 8).toUpperCase()
}
