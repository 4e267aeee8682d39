import type { Box } from '../../drawing.ts'

/** Somebody or something that stands in front of a set, as wide as it is in its pose. */
export interface Standing {
  name: string
  /** What it spans round where it stands, in metres. */
  extent: Box
  /** Whom or what it stands beside, if anybody. */
  near?: string | undefined
  /** Metres away from the front of the row. */
  back: number
}

/** Metres between two who stand side by side. */
const gap = 0.04
/** Metres from which on somebody stands behind another, and not beside them. */
const behind = 0.5

/**
 * Where everybody stands side by side, as metres from the middle of the map: the child first, then each at the side where fewer are,
 * and whoever belongs to somebody beside them.
 * @param overlap the part of the narrower of two that may lie over another who stands behind
 */
export function rowOf(standing: readonly Standing[], overlap: number): ReadonlyMap<string, number> {
  const order: Standing[] = []
  for (const one of standing) {
    const at = order.findIndex(({ name }) => name === one.near)
    const middle = (order.length - 1) / 2
    if (order.length === 0 || at < 0) {
      if (order.length % 2 === 1) order.push(one)
      else order.unshift(one)
    } else order.splice(at >= middle ? at + 1 : at, 0, one)
  }
  const places = new Map<string, number>()
  let edge = 0
  for (const [index, { name, extent, back }] of order.entries()) {
    const before = order[index - 1]
    const apart = Math.abs((before?.back ?? 0) - back)
    const narrower = before ? Math.min(widthOf(before.extent), widthOf(extent)) : 0
    const x = edge + gap - narrower * overlap * Math.min(1, apart / behind) - extent.x0
    places.set(name, x)
    edge = x + extent.x1
  }
  return new Map([...places].map(([name, x]) => [name, x - edge / 2] as const))
}

function widthOf({ x0, x1 }: Box): number {
  return x1 - x0
}
