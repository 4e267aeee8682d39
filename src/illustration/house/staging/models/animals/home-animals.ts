import { cat } from '../../../creatures/cat.ts'
import { cow } from '../../../creatures/cow.ts'
import { dog } from '../../../creatures/dog.ts'
import { horse } from '../../../creatures/horse.ts'
import { mouse } from '../../../creatures/mouse.ts'
import { pig } from '../../../creatures/pig.ts'
import { rabbit } from '../../../creatures/rabbit.ts'
import { sheep } from '../../../creatures/sheep.ts'
import type { Build } from './build-of.ts'
import { builtAs } from './built-as.ts'

/** Animals of house and farm. Shoulder heights in metres, all else in shoulder heights; heads are larger than life: that is where charm is. */
export const homeAnimals = {
  sheep: builtAs(sheep, {
    shoulder: 0.67,
    hock: 0.03,
    snout: { out: 2.2, radius: 4.4, drop: 5.6 },
    ears: { form: 'side', length: 10.9, width: 3.9 },
    tail: { form: 'bob', length: 0.1, radius: 0.12, tip: 0.12 },
    traits: ['wool'],
  }),
  dog: builtAs(dog, {
    shoulder: 0.36,
    hock: 0.06,
    snout: { out: 6.6 },
    ears: { form: 'lop', length: 12.7, width: 4.8 },
    tail: { form: 'up', length: 0.66, radius: 0.1, tip: 0.055 },
    traits: ['collar', 'tipped'],
    bib: ({ pattern, second }) => (pattern === 'points' ? second : undefined),
    patches: [{ along: 0.28, up: 0.52, wide: 0.85, high: 0.56 }],
  }),
  mouse: builtAs(mouse, {
    shoulder: 0.06,
    hock: 0.03,
    snout: { out: 4.7 },
    ears: { form: 'round', length: 7.4, width: 5.4 },
    tail: { form: 'bare', length: 1.8, radius: 0.05, tip: 0.03 },
    upright: true,
    traits: [],
  }),
  cat: builtAs(cat, {
    shoulder: 0.24,
    hock: 0.05,
    snout: { out: 2.6 },
    ears: { form: 'point', length: 8.9, width: 5.0 },
    tail: { form: 'up', length: 1.15, radius: 0.095, tip: 0.08 },
    traits: ['tipped'],
    bib: ({ pattern, second }) => (pattern === 'points' ? second : '#fbf1e2'),
    patches: [
      { along: 0.35, up: 0.45, wide: 0.75, high: 0.5 },
      { along: 0.85, up: 0.5, wide: 0.4, high: 0.32 },
    ],
  }),
  rabbit: builtAs(rabbit, {
    shoulder: 0.195,
    hock: 0.05,
    snout: { out: 2.2 },
    ears: { form: 'long', length: 25.0, width: 4.4 },
    tail: { form: 'bob', length: 0.1, radius: 0.2, tip: 0.2 },
    traits: [],
    bib: ({ pattern, second }) => (pattern === 'patches' ? '#fffaf2' : second),
    patches: [{ along: 0.1, up: 0.6, wide: 0.6, high: 0.42 }],
  }),
  horse: builtAs(horse, {
    shoulder: 1.3,
    hock: 0.05,
    snout: { out: 9.7 },
    ears: { form: 'point', length: 9.1, width: 3.3 },
    tail: { form: 'hang', length: 0.74, radius: 0.05, tip: 0.13 },
    traits: ['mane'],
    patches: [{ along: 0.4, up: 0.36, wide: 0.8, high: 0.6 }],
  }),
  cow: builtAs(cow, {
    shoulder: 1.22,
    hock: 0.03,
    snout: { out: 5.9 },
    ears: { form: 'side', length: 11.6, width: 3.9 },
    tail: { form: 'hang', length: 0.68, radius: 0.026, tip: 0.05 },
    traits: ['horns', 'udder'],
    patches: [
      { along: 0.25, up: 0.5, wide: 0.78, high: 0.6 },
      { along: 0.88, up: 0.5, wide: 0.46, high: 0.5 },
    ],
  }),
  pig: builtAs(pig, {
    shoulder: 0.57,
    hock: 0.02,
    snout: { out: 3.7 },
    ears: { form: 'point', length: 8.0, width: 4.7 },
    tail: { form: 'curl', length: 0.28, radius: 0.035, tip: 0.022 },
    traits: [],
    patches: [
      { along: 0.4, up: 0.34, wide: 0.5, high: 0.4 },
      { along: 0.84, up: -0.1, wide: 0.3, high: 0.26 },
    ],
  }),
} satisfies Record<string, Build>
