import type { Shape } from '../drawing.ts'
import { darker, lighter } from './colour.ts'
import { rectangle, span } from './outline.ts'
import { hangingLamp } from './parts/room-decor.ts'
import { floor, indoors, wall } from './parts/room-shell.ts'
import { fill, scenery } from './shapes.ts'
import type { Setting } from './stage.ts'

/** The hall of a house or a landing before its doors: a panelled wall, boards, a lamp, and nothing that stands about. */
export const hallway: Setting = {
  ground: { indoor: true, horizon: { least: 520, best: 590, most: 650 }, firstStand: 0.24 },
  draw({ hour, horizon: y }) {
    const paint = indoors(hour)
    return {
      behind: [
        wall(y, '#efe0c2', 'plain', paint),
        scenery('panelling', 0.03, panelling(y, paint('#d9c3a0'))),
        floor(y, '#b98d62', 'boards', paint),
        scenery('lamp', 0.2, hangingLamp(500, y - 470, '#c96f4a', paint, hour.lampsLit)),
      ],
      before: [],
      slots: { wall: { x: 500, y: y - 300 }, back: { x: 500, y: y + 70 } },
      furnishings: [],
      glows: hour.lampsLit ? [{ centre: [500, y - 450], radius: 330, colour: '#ffdf9a' }] : [],
    }
  },
}

/** Page units: the height of the panels over the floor, and how wide each is. */
const [panelHeight, panelWidth] = [170, 130]

function panelling(y: number, tone: string): Shape[] {
  const panels: Shape[] = []
  for (let x: number = span.x0; x < span.x1; x += panelWidth)
    panels.push(
      fill(
        'panel',
        rectangle(x + 16, y - panelHeight + 26, x + panelWidth - 16, y - 44),
        lighter(tone, 0.2),
        'wood',
        {
          marking: true,
        },
      ),
    )
  return [
    fill('panelling', rectangle(span.x0, y - panelHeight, span.x1, y + 4), tone, 'wood'),
    ...panels,
    fill(
      'rail',
      rectangle(span.x0, y - panelHeight - 10, span.x1, y - panelHeight + 6),
      darker(tone, 0.12),
      'wood',
    ),
    fill('skirting', rectangle(span.x0, y - 22, span.x1, y + 4), darker(tone, 0.08), 'wood'),
  ]
}
