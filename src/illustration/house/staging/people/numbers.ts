import type { Point } from '../../drawing.ts'

/** Entries of a table: what is measured and what it then is. */
export type Table = readonly (readonly [at: number, value: number])[]

/** Between the two nearest entries of a table; the first or last beyond its ends. */
export function tableAt(table: Table, at: number): number {
  const next = table.findIndex(([place]) => place >= at)
  const [toAt, to] = table[next === -1 ? table.length - 1 : next] as readonly [number, number]
  const [fromAt, from] = table[next === -1 ? table.length - 1 : Math.max(0, next - 1)] as readonly [
    number,
    number,
  ]
  return toAt === fromAt ? to : mix(from, to, (at - fromAt) / (toAt - fromAt))
}

/** From `from` (part 0) to `to` (part 1). */
export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(high, value))
}

/** 0 up to `from`, 1 from `to` on, smooth between. */
export function smoothStep(value: number, from: number, to: number): number {
  const part = clamp((value - from) / (to - from))
  return part * part * (3 - 2 * part)
}

/** So many numbers from `from` to `to`, both ends included. */
export function range(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => mix(from, to, index / (count - 1)))
}

/** An ellipse round the origin. */
export function oval(radiusX: number, radiusY: number, steps = 24): Point[] {
  return Array.from({ length: steps }, (_, index): Point => {
    const angle = (index / steps) * 2 * Math.PI
    return [Math.cos(angle) * radiusX, Math.sin(angle) * radiusY]
  })
}
