/** As a `ref`: a field that appears because somebody asked for it takes the focus. */
export function focusOnArrival(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true })
}
