import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { plane, wheel } from '../solids/build.ts'
import type { Piece } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, propModel } from './prop-model.ts'
import { iron, paint, slab } from './vehicle-paint.ts'

/** Half its width, how high its floor and roof are, and how far it goes back behind its front, in metres. */
const [half, floor, roof, long] = [1.1, 0.7, 2.75, 4.4]

/**
 * A removal van that is seen from behind: its front is where it is loaded, open, with a plank down to the ground. What is in it stands on
 * `load`, and who walks up on `plank`.
 */
export const removalVan: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#5d8591')
  const rubber = paint('tyre', iron, 'wheel', 'cloth')
  const wheels = [-1, 1].flatMap((side): Piece[] =>
    [-0.9, -long + 0.5].map((z) => ({
      name: `wheel${side}${z}`,
      solids: wheel(frame, [side * (half - 0.06), 0.42, z], { radius: 0.42, width: 0.2, turn: 0.3 }, [
        { ...rubber, group: `wheel${side}${z}` },
        paint('disc', '#c9c4b4', `hub${side}${z}`),
      ]),
    })),
  )
  const wall = (points: Vector[], shade: string, group: string) =>
    plane(frame, points, paint('body', shade, group))
  const inside: Piece = {
    name: 'inside',
    nearer: -1.5,
    solids: [
      wall(upright(-half, half, floor, roof, -1.7), darker(colour, 0.62), 'end'),
      wall(
        [
          [-half, floor, 0],
          [half, floor, 0],
          [half, floor, -1.7],
          [-half, floor, -1.7],
        ],
        darker(colour, 0.5),
        'deck',
      ),
      ...[-1, 1].map((side) =>
        wall(
          [
            [side * half, floor, 0],
            [side * half, roof, 0],
            [side * half, roof, -1.7],
            [side * half, floor, -1.7],
          ],
          darker(colour, side < 0 ? 0.54 : 0.46),
          `inner${side}`,
        ),
      ),
    ],
  }
  const shell: Piece = {
    name: 'shell',
    nearer: -2,
    solids: [
      ...slab(frame, [-half - 0.05, floor - 0.12, -long], [half + 0.05, roof + 0.06, -1.7], colour, 'shell'),
      ...slab(
        frame,
        [-half + 0.1, floor - 0.2, -long - 1.2],
        [half - 0.1, 2, -long],
        lighter(colour, 0.2),
        'cab',
      ),
    ],
  }
  const rim: Piece = {
    name: 'rim',
    nearer: 0.05,
    solids: [
      ...slab(frame, [-half - 0.08, floor - 0.16, -1.75], [-half, roof + 0.1, 0.02], colour, 'rimL'),
      ...slab(frame, [half, floor - 0.16, -1.75], [half + 0.08, roof + 0.1, 0.02], colour, 'rimR'),
      ...slab(
        frame,
        [-half - 0.08, roof, -1.75],
        [half + 0.08, roof + 0.12, 0.02],
        lighter(colour, 0.12),
        'roof',
      ),
      ...slab(
        frame,
        [-half - 0.08, floor - 0.16, -0.1],
        [half + 0.08, floor, 0.02],
        darker(colour, 0.2),
        'bumper',
      ),
    ],
  }
  const plank: Piece = {
    name: 'plank',
    nearer: 0.1,
    solids: [
      plane(
        frame,
        [
          [-0.45, floor, 0],
          [0.45, floor, 0],
          [0.45, 0.02, 1.5],
          [-0.45, 0.02, 1.5],
        ],
        paint('body', '#b08f62', 'plank', 'wood'),
      ),
    ],
  }
  return propModel(request, roof, [shell, ...wheels, inside, rim, plank], {
    load: [0, floor, -0.7],
    loadL: [-0.6, floor, -0.8],
    loadR: [0.6, floor, -0.8],
    plank: [0, floor * 0.5, 0.75],
    foot: [0, 0.02, 1.5],
  })
}

/** An upright sheet across, so deep. */
function upright(left: number, right: number, low: number, high: number, z: number): Vector[] {
  return [
    [left, low, z],
    [right, low, z],
    [right, high, z],
    [left, high, z],
  ]
}
