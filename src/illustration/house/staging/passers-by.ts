import type { Placement, StagePlace } from '#book/stage-plan.ts'

/** Somebody of the world with what they have with them; the first stands on free ground, all others are tied to that one. */
interface PassersBy {
  /** Metres that they take up to either side. */
  wide: number
  /** The same on all pages of a book where they are seen. */
  name: string
  people: readonly Omit<Placement, 'where'>[]
  /** Where all but the first are, by their names. */
  ties: Readonly<Record<string, Placement['where']>>
}

type Doing = Omit<Placement, 'where' | 'name' | 'is'>

function one(name: string, does: Doing, wide = 0.5): PassersBy {
  return { name, wide, people: [{ name, is: 'person', role: 'extra', ...does }], ties: {} }
}

/** The same with something or somebody more. */
function having(
  who: PassersBy,
  is: string,
  where: (name: string) => Placement['where'],
  more: Doing = {},
): PassersBy {
  const name = `${who.name}${who.people.length}`
  return {
    ...who,
    people: [...who.people, { name, is, role: 'extra', ...more }],
    ties: { ...who.ties, [name]: where(who.name) },
  }
}

const aged = (age: number, more: Record<string, unknown> = {}): Doing => ({ state: { age, ...more } })

const inHand =
  (by: [number, number, number] = [0, 0, 0]) =>
  (name: string): Placement['where'] => ({ on: `${name}.handR`, by })

/** With the first of them at their left or right, as one of the pairs of poses. */
function together(who: PassersBy, as: string, does: Doing): PassersBy {
  return having(who, 'person', (name) => ({ beside: name, by: [0.6, 0, 0] }), {
    ...does,
    with: { who: who.name, as },
  })
}

const beside = (name: string): Placement['where'] => ({ beside: name, by: [0.75, 0, 0.3] })

const postman = having(
  one('postman', { pose: 'walk', ...aged(41, { hair: 'short' }) }),
  'card:suitcase',
  inHand([0, -0.14, 0]),
  { size: 0.8 },
)
const baker = having(
  having(one('baker', { pose: 'carry', feels: 'happy', ...aged(52) }), 'bakersHat', (name) => ({
    on: `${name}.crown`,
    by: [0, -0.04, 0],
  })),
  'loaf',
  (name) => ({ on: `${name}.handR`, by: [-0.1, 0.04, 0.05] }),
)
const sweeper = having(
  one('sweeper', { pose: 'sweep', feels: 'calm', ...aged(63) }),
  'stick',
  (name) => ({ beside: name, by: [0, 0.02, 0.46] }),
  { size: 1 },
)
const couple = together(one('oldWoman', { pose: 'walk', feels: 'happy', ...aged(76) }, 0.9), 'holdHands', {
  pose: 'walk',
  feels: 'calm',
  ...aged(79, { hair: 'bald' }),
})
const dogWalker = having(
  one('dogWalker', { pose: 'walk', feels: 'happy', ...aged(29) }, 1.1),
  'dog',
  beside,
  { pose: 'walk', feels: 'happy', size: 0.8 },
)
const withBalloon = having(
  together(one('mother', { pose: 'walk', feels: 'happy', ...aged(36) }, 0.9), 'holdHands', {
    pose: 'wave',
    feels: 'delighted',
    ...aged(6),
  }),
  'balloon',
  (name) => ({ beside: `${name}1`, by: [0.36, 0.86, 0.06] }),
)
const onWheels = one('onWheels', { pose: 'walk', feels: 'happy', ...aged(33, { wheelchair: true }) }, 0.7)
const pushed = together(
  one('grandfather', { feels: 'happy', pose: 'chair', ...aged(81, { wheelchair: true }) }, 1),
  'pushFrom',
  { pose: 'stand', feels: 'happy', ...aged(47) },
)
const reader: PassersBy = {
  name: 'bench',
  wide: 1,
  people: [
    { name: 'bench', is: 'bench', role: 'extra' },
    { name: 'reader', is: 'person', role: 'extra', pose: 'chair', looks: 'readersBook', ...aged(68) },
    { name: 'readersBook', is: 'card:note', role: 'extra', size: 0.6 },
  ],
  ties: { reader: { on: 'bench.seat' }, readersBook: { on: 'reader.handR', by: [-0.08, 0.08, 0.06] } },
}
const gardener = having(
  one('gardener', { pose: 'dig', feels: 'calm', ...aged(57) }, 0.9),
  'flowers',
  beside,
  { size: 0.8 },
)
const playing = having(
  having(
    one('thrower', { pose: 'throw', feels: 'laughing', ...aged(9) }, 1.6),
    'person',
    (name) => ({ beside: name, by: [0, 0, 2.2] }),
    { pose: 'catch', feels: 'delighted', heading: { to: 'thrower' }, ...aged(7) },
  ),
  'ball',
  (name) => ({ beside: name, by: [0.1, 1.3, 1.2] }),
  { size: 0.8 },
)
const friends = together(one('friend', { feels: 'laughing', ...aged(44) }, 1), 'shakeHands', {
  feels: 'happy',
  ...aged(50),
})
const shopper = having(
  one('shopper', { pose: 'carry', feels: 'happy', ...aged(39) }),
  'basket',
  (name) => ({ on: `${name}.handR`, by: [-0.1, -0.1, 0.05] }),
  { size: 0.9 },
)
const porter = having(
  one('porter', { pose: 'hoist', feels: 'concentrating', ...aged(31) }),
  'basket',
  (name) => ({ on: `${name}.crown`, by: [0, 0.12, 0] }),
  { size: 1.2 },
)
const pointing = together(one('father', { feels: 'happy', pose: 'lookout', ...aged(40) }, 0.9), 'holdHands', {
  pose: 'point',
  feels: 'gasp',
  ...aged(5),
})
const digging = having(one('digging', { pose: 'kneel', feels: 'happy', ...aged(5) }, 0.8), 'bucket', beside, {
  size: 0.8,
})
const sunbather = one('sunbather', { pose: 'sitBack', feels: 'calm', ...aged(55) }, 0.7)
const upsideDown = one('upsideDown', { pose: 'cartwheel', feels: 'laughing', ...aged(10) }, 0.8)

/** Who may be about in a place, each with a job or a thing of theirs. */
export const passersBy: Readonly<Record<NonNullable<StagePlace['people']>, readonly PassersBy[]>> = {
  street: [
    postman,
    baker,
    sweeper,
    couple,
    dogWalker,
    withBalloon,
    onWheels,
    pushed,
    reader,
    gardener,
    playing,
  ],
  market: [shopper, porter, friends, couple, pointing, withBalloon, baker, onWheels, dogWalker, sweeper],
  beach: [digging, sunbather, playing, couple, dogWalker, upsideDown, onWheels, pointing],
}

/** They as a plan would have them: the first there, turned so. */
export function placed({ people, ties }: PassersBy, at: [number, number], heading: number): Placement[] {
  return people.map((who, index) => {
    const where = ties[who.name]
    return index === 0 || !where ? { ...who, where: { at }, heading } : { ...who, where }
  })
}
