import { pick, randomFrom } from '#book/random.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { Shape, Sprite } from '../drawing.ts'
import { darker, lighter } from '../settings/colour.ts'
import { ellipse, polygon, rectangle } from '../settings/outline.ts'
import { boxOf, fill } from '../settings/shapes.ts'
import { mirrored } from './mirrored.ts'
import type { Part, Piece } from './piece.ts'
import { propStands } from './prop-planes.ts'

/** Centimetres from the middle of the door to the corner of the house. */
const corner = 96

/** The house stands on the side that nothing else wants. */
export function houseOnRight(scene: ScenePlan): boolean {
  return (
    scene.quiet === 'left' ||
    scene.props.some((prop) => prop.near === 'left' && propStands[prop.name].plane === 'back')
  )
}

/** Out of doors a door is that of a house, which goes on off the page: in the garden the child's own. */
export function houseCorner(scene: ScenePlan, door: Omit<Part, 'x' | 'y'>, seed: string): Piece {
  const onRight = houseOnRight(scene)
  return {
    id: 'door',
    plane: 'back',
    members: [],
    slot: onRight ? 'houseRight' : 'houseLeft',
    build: () => {
      const sprite = drawHouseCorner(door.sprite, seed)
      return [{ ...door, sprite: onRight ? mirrored(sprite) : sprite, scale: 1, x: 0, y: 0 }]
    },
  }
}

/** The end of the child's own house with its back door, in centimetres: the house goes on off the page, to the left. */
function drawHouseCorner(door: Sprite, seed: string): Sprite {
  const random = randomFrom(`${seed}:house`)
  const wall = pick(['#f0dfc0', '#e8c9a4', '#d99f7c'], random)
  const roof = pick(['#b9573f', '#8f6a55', '#7d7f86'], random)
  const shapes: Shape[] = [
    fill('wall', rectangle(-420, -300, corner, 0), wall, 'wall', {
      colour2: lighter(wall, 0.18),
      group: 'house',
    }),
    fill('plinth', rectangle(-420, -24, corner, 0), darker(wall, 0.22), 'stone', { marking: true }),
    ...bricks(wall, random),
    fill(
      'roof',
      polygon([-420, -292], [corner + 42, -292], [corner - 20, -460], [-420, -460]),
      roof,
      'stone',
      {
        colour2: darker(roof, 0.15),
      },
    ),
    fill('gutter', rectangle(-420, -298, corner + 46, -286), lighter(wall, 0.5), 'wood'),
    ...windowShapes(-170),
    fill('step', rectangle(-58, -9, 58, 3), '#b9b0a4', 'stone'),
    ...door.shapes,
  ]
  return { shapes, box: boxOf(shapes), faces: [], anchors: { top: [0, -300] } }
}

function bricks(wall: string, random: () => number): Shape[] {
  return Array.from({ length: 9 }, () => {
    const x = -200 + random() * (corner + 170)
    const y = -270 + random() * 230
    return fill('brick', rectangle(x, y, x + 22, y + 8), darker(wall, 0.14), 'wall', {
      marking: true,
      alpha: 0.6,
    })
  })
}

function windowShapes(x: number): Shape[] {
  return [
    fill('frame', rectangle(x - 48, -232, x + 48, -106), '#f8f1e2', 'wood'),
    fill('glass', rectangle(x - 40, -224, x + 40, -114), '#a9cfdb', 'metal', {
      marking: true,
      colour2: '#d5e8ea',
    }),
    fill('bar', rectangle(x - 3, -224, x + 3, -114), '#f8f1e2', 'wood', { marking: true }),
    fill('bar', rectangle(x - 40, -176, x + 40, -170), '#f8f1e2', 'wood', { marking: true }),
    fill('flowerBox', rectangle(x - 52, -108, x + 52, -88), '#9a6b47', 'wood'),
    ...[-36, -12, 12, 36].map((dx, index) =>
      fill('flower', ellipse(x + dx, -114, 11, 10, 14), index % 2 === 0 ? '#d9584f' : '#e58a9a', 'foliage', {
        marking: true,
      }),
    ),
  ]
}
