/** Metres across, and along the way something goes. */
type Flat = readonly [across: number, along: number]

/** A place so many metres to the right of one on a line, as it runs there. */
export function aside(line: readonly Flat[], index: number, metres: number): [number, number] {
  const [before, after] = [
    line[Math.max(0, index - 1)] as Flat,
    line[Math.min(line.length - 1, index + 1)] as Flat,
  ]
  const way: Flat = [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(...way) || 1
  const [x, z] = line[index] as Flat
  return [x + (way[1] / length) * metres, z - (way[0] / length) * metres]
}
