import type { PartName } from '../../part-name.ts'
import type { Point, Shape, Thing } from '../../drawing.ts'

/** Forms that a figure's maker cuts apart, by the sheet that they are cut from: what joins a body in other styles. */
const sheets: readonly (readonly [sheet: string, parts: readonly PartName[]])[] = [
  ['sleeveA', ['sleeveA']],
  ['sleeveB', ['sleeveB']],
  ['tail', ['tail', 'fluke']],
  ['hind', ['hindLeg', 'haunch']],
  ['fore', ['foreLeg']],
  ['wing', ['wing', 'wingArm', 'foreWing']],
  ['ear', ['ear']],
  ['fin', ['sideFin']],
]

/** What goes with the limb that it is drawn after. */
const ends: ReadonlySet<PartName> = new Set(['paw', 'hoof', 'sock', 'foot'])

/** Lines that would be drawn or printed on: paper has edges and folds instead. */
const drawnOn: ReadonlySet<PartName> = new Set([
  'strand',
  'crease',
  'earFold',
  'wrinkle',
  'fold',
  'noseShine',
])

/**
 * Cuts people and animals from more sheets than the pieces they come in: sleeves lie on the shirt, the far leg behind
 * the near one, ears on the head, each with the slips that are glued on it. Blushes are slips too.
 */
export function cutSheets(thing: Thing): Thing {
  if (thing.kind !== 'person' && thing.kind !== 'creature') return thing
  const shapes: Shape[] = []
  for (let from = 0; from < thing.shapes.length; ) {
    const group = thing.shapes[from]?.group
    let end = from + 1
    while (end < thing.shapes.length && sameGroup(thing.shapes[end] as Shape, group)) end++
    shapes.push(...cutGroup(thing.shapes.slice(from, end), group))
    from = end
  }
  return { ...thing, shapes }
}

function sameGroup(shape: Shape, group: string | undefined): boolean {
  return shape.group === group || (shape.marking ?? false)
}

function cutGroup(shapes: readonly Shape[], group: string | undefined): Shape[] {
  const kept = shapes.filter((shape) => !(shape.marking && drawnOn.has(shape.part)))
  const cut: { name: string; forms: Shape[]; slips: Shape[] }[] = []
  let name = ''
  for (const shape of kept) {
    if (shape.marking) {
      const slip =
        shape.soft && (shape.part === 'cheek' || shape.part === 'blush') ? { ...shape, soft: false } : shape
      // A slip goes on the sheet that carries most of it, the last of several.
      const carried = cut.map(({ forms }) => shareOn(forms, shape.points))
      const most = carried.lastIndexOf(Math.max(...carried))
      ;(cut[most] ?? cut[0])?.slips.push(slip)
      if (cut.length === 0) cut.push({ name, forms: [], slips: [slip] })
      continue
    }
    if (!ends.has(shape.part)) name = sheets.find(([, parts]) => parts.includes(shape.part))?.[0] ?? ''
    const sheet = cut.find((one) => one.name === name)
    if (sheet) sheet.forms.push(shape)
    else cut.push({ name, forms: [shape], slips: [] })
  }
  return cut.flatMap(({ name: sheet, forms, slips }) =>
    [...forms, ...slips].map((shape) =>
      shape.group === undefined || cut.length < 2 ? shape : { ...shape, group: `${group}/${sheet}` },
    ),
  )
}

/** Part of the points that lie on any of the forms. */
function shareOn(forms: readonly Shape[], points: readonly Point[]): number {
  const step = Math.max(1, Math.floor(points.length / 12))
  let on = 0
  for (let index = 0; index < points.length; index += step) {
    if (forms.some((form) => form.closed && isInside(form.points, points[index] as Point))) on++
  }
  return on
}

function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  let [beforeX, beforeY] = outline[outline.length - 1] as Point
  for (const [nextX, nextY] of outline) {
    const crosses = nextY > y !== beforeY > y
    if (crosses && x < nextX + ((y - nextY) / (beforeY - nextY)) * (beforeX - nextX)) inside = !inside
    ;[beforeX, beforeY] = [nextX, nextY]
  }
  return inside
}
