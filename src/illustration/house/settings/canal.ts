import { pick } from '#book/random.ts'
import type { Shape, Thing } from '../drawing.ts'
import { darker, lighter, mixed } from './colour.ts'
import { ellipse, polygon, smoothed, span } from './outline.ts'
import { church } from './parts/church.ts'
import { gabledHouse } from './parts/gabled-house.ts'
import { houseFronts } from './parts/house-fronts.ts'
import { puddles } from './parts/land.ts'
import { roundTree } from './parts/plants.ts'
import { sky } from './parts/sky.ts'
import { block, fill, scenery, soft, stroke } from './shapes.ts'
import { bridge, barge } from './parts/bridge.ts'
import type { Setting, SettingRequest } from './stage.ts'

/** A canal of an old Dutch town: tall gables on the far quay, a bridge, a moored boat, bollards. */
export const canal: Setting = {
  ground: {
    indoor: false,
    towers: true,
    inTown: true,
    horizon: { least: 430, best: 500, most: 560 },
    firstStand: 0.5,
  },
  draw(request) {
    const { hour, random, horizon: y } = request
    const air = sky(request, { clouds: 2 })
    const bridgeLeft = request.quiet === 'left' ? false : request.quiet === 'right' ? true : random() < 0.5
    const waterTop = y + 22
    const quay = y + (1000 - y) * 0.38
    return {
      behind: [
        ...air.things,
        scenery(
          'spire',
          0.08,
          houseFronts(request.language).church
            ? church(bridgeLeft ? 640 : 360, y - 30, 380, hour, random, 0.62)
            : [],
        ),
        ...rowOfHouses(request, y),
        scenery('farQuay', 0.16, [
          block('quay', [span.x0, y - 4, span.x1, waterTop + 6], hour.paint('#a88a76', 0.2), 'stone', {
            colour2: hour.paint('#8a6f60', 0.2),
          }),
        ]),
        scenery('farTrees', 0.17, [
          ...roundTree(bridgeLeft ? 470 : 530, y + 4, 190, hour, random, 0.3),
          ...roundTree(bridgeLeft ? 880 : 120, y + 4, 210, hour, random, 0.3),
        ]),
        water(request, waterTop, quay + 10),
        scenery('bridge', 0.2, bridge(request, bridgeLeft ? 110 : 890, waterTop)),
        scenery('barge', 0.24, barge(bridgeLeft ? 760 : 240, waterTop + (quay - waterTop) * 0.62, request)),
        scenery('nearQuay', 0.4, nearQuay(request, quay)),
      ],
      before: [],
      slots: {
        water: { x: 500, y: waterTop + (quay - waterTop) * 0.7 },
        back: { x: bridgeLeft ? 860 : 140, y: quay + 46 },
      },
      furnishings: request.camera === 'close' ? [] : [{ name: 'streetLamp', slot: 'back', size: 0.85 }],
      glows: air.glows,
      water: { x0: -60, x1: 1060, y0: waterTop, y1: quay },
      waterColour: waterColour(request),
    }
  },
}

function waterColour({ hour }: SettingRequest): string {
  return mixed(hour.paint('#6f9a9a'), hour.skyLow, 0.3)
}

function rowOfHouses(request: SettingRequest, foot: number): Thing[] {
  const { hour, random } = request
  const fronts = houseFronts(request.language)
  const houses: Thing[] = []
  let last = ''
  for (let x = -300, index = 0; x < 1320; index++) {
    const width = 96 + 34 * random()
    const others = fronts.walls.filter((one) => one !== last)
    last = pick(others, random)
    const shapes = gabledHouse({
      x: x + width / 2,
      foot,
      width: width - 2,
      height: Math.min(foot * 0.78, 270 + 100 * random()),
      gable: pick(fronts.gables, random),
      roof: fronts.roof,
      brick: last,
      hour,
      random,
      away: 0.24,
    })
    houses.push(scenery(`house${index}`, 0.14, shapes))
    x += width
  }
  return houses
}

function water(request: SettingRequest, top: number, bottom: number): Thing {
  const { hour, random } = request
  const tone = waterColour(request)
  const shapes: Shape[] = [
    block('water', [span.x0, top, span.x1, bottom + 40], tone, 'water', { colour2: darker(tone, 0.14) }),
  ]
  for (let x: number = span.x0; x < span.x1; x += 96) {
    const brick = hour.paint(pick(houseFronts(request.language).walls, random), 0.2)
    const deep = (bottom - top) * (0.4 + 0.3 * random())
    shapes.push(
      soft(
        'reflection',
        [
          [x + 6, top],
          [x + 88, top],
          [x + 80, top + deep * 0.5],
          [x + 62, top + deep],
          [x + 30, top + deep * 0.9],
          [x + 12, top + deep * 0.5],
        ],
        mixed(tone, brick, 0.45),
        'water',
        { marking: true, alpha: 0.5 },
      ),
    )
    if (hour.lampsLit)
      shapes.push(
        fill('glint', ellipse(x + 46, top + deep * 0.5, 7, deep * 0.4, 14), '#ffd98a', 'light', {
          marking: true,
          alpha: 0.5,
        }),
      )
  }
  for (let index = 0; index < 14; index++) {
    const x = -150 + random() * 1300
    const line = top + 14 + random() * (bottom - top - 20)
    const wide = 26 + 40 * random()
    shapes.push(
      stroke(
        'ripple',
        smoothed(
          [
            [x - wide, line],
            [x, line - 3],
            [x + wide, line],
          ],
          false,
          4,
        ),
        2.4,
        lighter(tone, 0.5),
        'water',
        { marking: true, alpha: 0.6 },
      ),
    )
  }
  return scenery('water', 0.18, shapes)
}

function nearQuay(request: SettingRequest, top: number): Shape[] {
  const { hour, random } = request
  const brick = hour.paintGround('#b5917a')
  const dark = darker(brick, 0.16)
  const shapes: Shape[] = [
    block('pavement', [span.x0, top, span.x1, 1700], brick, 'stone', {
      colour2: hour.paintGround('#9c7c6a'),
    }),
    block('edge', [span.x0, top - 4, span.x1, top + 22], hour.paintGround('#d3c6b2'), 'stone', {
      marking: true,
    }),
  ]
  for (let row = 0; row < 9; row++) {
    const line = top + 40 + row * row * 5.4 + row * 14
    for (let index = 0; index < 6; index++) {
      const x = -200 + 1400 * random()
      const wide = 20 + row * 4
      shapes.push(
        block(
          'brick',
          [x, line, x + wide, line + 5 + row],
          random() < 0.5 ? dark : lighter(brick, 0.14),
          'stone',
          {
            marking: true,
            alpha: 0.4,
          },
        ),
      )
    }
  }
  for (const x of [90, 360, 640, 910]) shapes.push(...bollard(x, top + 26, hour.paint('#4d4a50')))
  shapes.push(...puddles(hour, random, top - 100))
  return shapes
}

function bollard(x: number, foot: number, iron: string): Shape[] {
  return [
    fill(
      'bollard',
      polygon([x - 14, foot], [x - 10, foot - 42], [x + 10, foot - 42], [x + 14, foot]),
      iron,
      'metal',
      {
        group: `bollard${x}`,
      },
    ),
    fill('knob', ellipse(x, foot - 46, 16, 10), iron, 'metal', { group: `bollard${x}` }),
  ]
}
