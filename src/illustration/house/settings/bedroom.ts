import { pick, type Random } from '#book/random.ts'
import type { Thing } from '../drawing.ts'
import { bookShelf, bunting, nightLight, pinnedDrawing, potPlant } from './parts/room-decor.ts'
import { floor, indoors, rug, wall } from './parts/room-shell.ts'
import { moonlight, windowView } from './parts/room-window.ts'
import { scenery } from './shapes.ts'
import type { Setting } from './stage.ts'

const papers = ['#c9dcd3', '#e9d2b7', '#cfd3ea', '#eccfc6', '#d7deb6'] as const
const curtains = ['#e08a5b', '#d9677a', '#5f93a8', '#e4b04a', '#7f9f6a'] as const

/** A child's room: window, bed, shelf, rug. */
export const bedroom: Setting = {
  ground: { indoor: true, horizon: { least: 500, best: 590, most: 660 }, firstStand: 0.22 },
  draw(request) {
    const { hour, random, horizon: y } = request
    const paint = indoors(hour)
    const windowLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const windowX = windowLeft ? 230 : 770
    const other = windowLeft ? 770 : 230
    const grand = request.pictured.has('moonInSky')
    // What is played in the light of a torch has the wall to itself, and the bed is out of its way.
    const plays = request.pictured.has('shadow')
    const view = windowView(
      windowX,
      y - 390,
      grand ? 300 : 220,
      grand ? 280 : 240,
      hour,
      pick(curtains, random),
      random,
      !grand,
    )
    const lampAt: [number, number] = [windowLeft ? 888 : 112, y - 160]
    return {
      behind: [
        wall(y, pick(papers, random), 'dots', paint),
        ...view.things,
        ...(plays ? [] : decor(other, y, paint, random)),
        scenery(
          'flags',
          0.07,
          bunting([90, y - 500], [910, y - 500], ['#e58a7a', '#f0c25e', '#7fb3a2', '#8d9ccb'], paint),
        ),
        scenery('nightLight', 0.07, hour.lampsLit ? nightLight(...lampAt, paint) : []),
        floor(y, '#d3a873', 'boards', paint),
        scenery('plant', 0.14, potPlant(windowLeft ? 40 : 960, y + 34, 110, paint)),
        rug(500, y + (1000 - y) * 0.58, 330, ['#d9776a', '#f3e0c0', '#7fa8a0', '#f3e0c0'], paint),
        ...moonlight(view.glass, y, hour),
      ],
      before: [],
      slots: {
        bed: { x: plays ? windowX : other, y: y + 66 },
        wall: { x: plays ? 500 + (other - 500) * 0.62 : 500, y: y - 220 },
        ...(!plays && { shelf: { x: other + 70, y: y - 250 } }),
        back: { x: windowLeft ? 900 : 100, y: y + 90 },
      },
      windowGlass: view.glass,
      furnishings: [{ name: 'bed', slot: 'bed' }],
      glows: hour.lampsLit ? [{ centre: lampAt, radius: 300, colour: '#ffdf9a' }] : [],
    }
  },
}

/** What hangs over the bed. */
function decor(x: number, y: number, paint: ReturnType<typeof indoors>, random: Random): Thing[] {
  return [
    scenery('shelf', 0.06, bookShelf(x, y - 250, 230, paint, random)),
    scenery('drawings', 0.06, [
      ...pinnedDrawing(x - 60, y - 420, 84, paint, random),
      ...pinnedDrawing(x + 60, y - 400, 76, paint, random),
    ]),
  ]
}
