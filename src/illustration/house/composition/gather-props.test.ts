import { describe, expect, it } from 'vitest'
import type { PlacedProp } from '#book/scene-plan.ts'
import { drawCreature } from '../creatures/draw-creature.ts'
import type { Point } from '../drawing.ts'
import { gatherProps, heldParts } from './gather-props.ts'
import { propPart, type PropContext } from './prop-part.ts'
import { type Part, partPoint } from './piece.ts'
import { sampleScene } from './scene-fixtures.ts'

const context: PropContext = {
  seed: 'one',
  accent: '#d8483c',
  hasWater: false,
  hasWall: false,
  afloat: false,
  lampsLit: false,
  inTown: false,
  hasHousePlace: false,
  indoor: false,
  furnishings: [],
}

const elephant: Part = {
  id: 'elephant',
  kind: 'creature',
  sprite: drawCreature('elephant', {
    pose: 'run',
    feeling: 'delighted',
    facing: 'right',
    seed: 'one',
    who: 'elephant',
  }),
  x: 30,
  y: 0,
  scale: 1.8,
}

function gripOf(prop: PlacedProp, holder: Part): Point | undefined {
  const [part] = heldParts(holder, holder.id, sampleScene({}, [prop]), context)
  return part && partPoint(part, part.sprite.anchors['grip'] ?? [0, 0])
}

describe('heldParts', () => {
  it('ties a kite near an animal to its tail', () => {
    const grip = gripOf({ name: 'kite', near: 'elephant' }, elephant)
    expect(grip).toEqual(partPoint(elephant, elephant.sprite.anchors['tail'] ?? [0, 0]))
    expect(grip?.[0]).toBeLessThan(elephant.x)
  })

  it('gives an elephant what it holds at the tip of its trunk', () => {
    const trunk = elephant.sprite.shapes.find(({ part }) => part === 'trunk')?.points ?? []
    const [x, y] = gripOf({ name: 'cherries', near: 'elephant', held: true }, elephant) ?? [0, 0]
    const tip = trunk.map((point) => partPoint(elephant, point)).sort(([one], [two]) => two - one)[0] ?? [
      0, 0,
    ]
    expect(Math.hypot(x - tip[0], y - tip[1])).toBeLessThan(12)
  })

  it('leaves other things beside whoever they are near', () => {
    expect(gripOf({ name: 'bucket', near: 'elephant' }, elephant)).toBeUndefined()
  })
})

describe('what swims', () => {
  const planeOf = (indoor: boolean) =>
    gatherProps(sampleScene({}, [{ name: 'shark' }]), new Set(), { ...context, indoor }, [])[0]?.plane

  it('stands on the floor of a room, and is in the water elsewhere', () => {
    expect(planeOf(true)).toBe('beside')
    expect(planeOf(false)).toBe('water')
  })
})

describe('a box with its mouth down that an animal has', () => {
  it('is on its head as a hat, not in its mouth', () => {
    const grip = gripOf({ name: 'upturnedLunchBox', near: 'elephant', held: true }, elephant)
    expect(grip).toEqual(partPoint(elephant, elephant.sprite.anchors['top'] ?? [0, 0]))
  })
})

describe('an umbrella that somebody holds', () => {
  it('carries on top of it what is near it, as many as are counted and none beside it', () => {
    const props: PlacedProp[] = [
      { name: 'umbrella', near: 'elephant', held: true },
      { name: 'frog', near: 'umbrella', count: 12 },
    ]
    const scene = sampleScene({}, props)
    const [umbrella, ...frogs] = heldParts(elephant, 'elephant', scene, context) as [Part, ...Part[]]
    expect(frogs).toHaveLength(12)
    const [, tip] = partPoint(umbrella, umbrella.sprite.anchors['top'] ?? [0, 0])
    const [, hand] = partPoint(umbrella, umbrella.sprite.anchors['grip'] ?? [0, 0])
    const left = umbrella.x + umbrella.sprite.box.x0 * umbrella.scale
    const right = umbrella.x + umbrella.sprite.box.x1 * umbrella.scale
    for (const { x, y } of frogs) {
      expect(y).toBeGreaterThan(tip)
      expect(y).toBeLessThan((tip + hand) / 2)
      expect(x).toBeGreaterThan(left)
      expect(x).toBeLessThan(right)
    }
    const pieces = gatherProps(scene, new Set(['umbrella']), context, [])
    expect(pieces.map(({ id }) => id)).toEqual([])
  })
})

describe('gatherProps', () => {
  const partsOf = (props: readonly PlacedProp[]): Part[] =>
    gatherProps(sampleScene({}, [...props]), new Set(), context, []).flatMap(({ build }) => build(new Map()))
  const footOf = ({ y, sprite, scale }: Part): number => y + sprite.box.y1 * scale

  it('keeps the colour of a suitcase when it is opened', () => {
    const leather = (['suitcase', 'openSuitcase'] as const).map((name) => {
      const part = propPart(name, sampleScene({}, [{ name }]), context)
      return part.sprite.shapes.find((shape) => shape.part === 'case')?.colour
    })
    expect(leather).toEqual([context.accent, context.accent])
  })

  it.each(['openBox', 'openSuitcase'] as const)(
    'puts what is near an %s into it, behind its near side',
    (name) => {
      const parts = partsOf([{ name }, { name: 'shoes', near: name, count: 3 }])
      expect(parts.map(({ id }) => id)).toEqual([name, 'shoes', 'shoes2', 'shoes3', `${name}-front`])
      const rim = (parts[0]?.sprite.anchors['rim']?.[1] ?? 0) * (parts[0]?.scale ?? 1)
      for (const shoes of parts.slice(1, -1)) {
        expect(footOf(shoes)).toBeGreaterThan(rim)
        expect(shoes.y + shoes.sprite.box.y0 * shoes.scale).toBeLessThan(rim)
      }
    },
  )

  it('puts as many on a table as the plan counts, and on those what is near them', () => {
    expect(partsOf([{ name: 'table' }, { name: 'mango', near: 'table', count: 7 }])).toHaveLength(8)
    const [, dough, button] = partsOf([
      { name: 'table' },
      { name: 'dough', near: 'table' },
      { name: 'button', near: 'dough' },
    ]) as [Part, Part, Part]
    expect(button.id).toBe('button')
    expect(footOf(button)).toBeLessThan(footOf(dough))
  })

  it.each([8, 11])('shows each of %i things of two ranks between two of the other', (count) => {
    const things = partsOf([{ name: 'table' }, { name: 'dumpling', near: 'table', count }]).slice(1)
    const along = things.map(({ x }) => x).sort((a, b) => a - b)
    const gaps = along.slice(1).map((x, index) => x - (along[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(Math.max(...gaps) * 0.9)
    const feet = things.map(footOf)
    const { sprite, scale } = things[0] as Part
    const tall = (sprite.box.y1 - sprite.box.y0) * scale
    expect(Math.max(...feet) - Math.min(...feet)).toBeGreaterThan(tall * 0.7)
  })

  it.each(['bench', 'chair', 'sofa'] as const)('puts what is on a %s where one sits', (name) => {
    const [seat, lid] = partsOf([{ name }, { name: 'jarLid', near: name }]) as [Part, Part]
    expect(footOf(lid)).toBeCloseTo((seat.sprite.anchors['seat']?.[1] ?? 0) * seat.scale)
  })

  it('draws as many of a thing as a plan can count', () => {
    expect(partsOf([{ name: 'frog', count: 12 }])).toHaveLength(12)
  })
})

describe('footprints', () => {
  const soleOn = (ground: Partial<PropContext>) =>
    gatherProps(sampleScene({}, [{ name: 'footprint' }]), new Set(), { ...context, ...ground }, [])
      .flatMap((piece) => piece.build(new Map()))
      .flatMap(({ sprite }) => sprite.shapes.map(({ colour }) => colour))

  it('are pale on a floor and on paving, and brown in the ground', () => {
    expect(soleOn({ indoor: true })).toContain('#f8f3e8')
    expect(soleOn({ inTown: true })).toContain('#f8f3e8')
    expect(soleOn({})).not.toContain('#f8f3e8')
  })

  it.each(['left', 'right'] as const)('point their toes where a trail to the %s goes', (near) => {
    const trail = gatherProps(
      sampleScene({}, [{ name: 'footprint', near, count: 4 }]),
      new Set(),
      { ...context, indoor: true },
      [],
    )
    for (const piece of trail) {
      const shapes = piece.build(new Map()).flatMap(({ sprite }) => sprite.shapes)
      const acrossOf = (wanted: string): number =>
        Math.max(...shapes.filter(({ part }) => part === wanted).map(({ points }) => points[0]?.[0] ?? 0))
      expect(Math.sign(acrossOf('toe') - acrossOf('sole'))).toBe(near === 'left' ? -1 : 1)
    }
  })
})
