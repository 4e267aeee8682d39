import { type Appearance, hairColour, type Physique, skinColour } from '#book/appearance.ts'
import type { Gender } from '#book/options.ts'
import type { Trait } from '#book/traits.ts'
import { pick, type Random, randomFrom } from '#book/random.ts'
import { buildAt } from '../../../figures/tables/builds.ts'
import type { Identity } from '../identity.ts'
import { mix, smoothStep } from '../numbers.ts'
import { skinTones } from './skin-tones.ts'

export type NoseForm = 'button' | 'snub' | 'straight' | 'hook' | 'potato' | 'wide' | 'pear'
export type Beard = 'moustache' | 'full' | 'goatee'

/** What makes a face somebody's own, whatever they feel and wherever they look. Factors are 1 for most people. */
export interface Features {
  age: number
  skin: string
  hairForm: Appearance['hairForm']
  hair: string
  glasses?: string
  headW: number
  /** Height of the forehead's curve. */
  dome: number
  cheek: number
  jaw: number
  nose: { form: NoseForm; size: number; length: number }
  ear: { size: number; out: number }
  brow: { thick: number; arch: number; lift: number }
  /** Radians from the middle of the face to an eye. */
  eyeGap: number
  eyeSize: number
  /** Radians that outer corners are lifted. */
  eyeTilt: number
  almond: boolean
  mouthW: number
  lips: number
  /** -1 low, 1 receding. */
  hairline: number
  /** -1 to 1: side of the parting, and which eye is a hair lower. */
  asymmetry: number
  /** How many, 0 for most. */
  freckles: number
  beard?: Beard
  /** How dark the shade of a shaven beard is, 0 for most. */
  shaven: number
  /** How far years have made a man or a woman of them, 0 to 1. */
  manly: number
  womanly: number
  /** Whether something glitters at their ears. */
  earrings: boolean
  /** What belongs to them besides. */
  traits: ReadonlySet<Trait>
  seed: string
}

const childNoses: readonly NoseForm[] = ['button', 'snub', 'button', 'snub', 'wide']
const grownNoses: readonly NoseForm[] = ['straight', 'hook', 'potato', 'wide', 'pear', 'snub', 'straight']
/** Dark wire, bluer on dark skin so that it stands out from it; as everywhere in a book. */
const frames = { onLight: '#3b3350', onDark: '#23317d' } as const
const darkSkins: ReadonlySet<Appearance['skin']> = new Set(['brown', 'deep'])

/** A face of somebody's own, out of what the book tells and the seed; the same for the same seed. */
export function featuresOf({ appearance, age, gender, traits }: Identity, seed: string): Features {
  const random = randomFrom(`${seed}/face`)
  const within = (from: number, to: number): number => mix(from, to, random())
  const child = age < 13
  const dark = darkSkins.has(appearance.skin)
  const { eyeAside, headAspect } = buildAt(age)
  const round = roundness[appearance.physique ?? 'average']
  const form = pick(child ? childNoses : grownNoses, random)
  const grown = beardOf(age, gender, random)
  const beard = traits ? beardTold(traits) : grown
  const grownUp = smoothStep(age, 14, 23)
  const manly = gender === 'male' ? grownUp : 0
  const womanly = gender === 'female' ? grownUp : 0
  const old = smoothStep(age, 50, 68)
  const features: Features = {
    age,
    skin: skinColour[appearance.skin],
    hairForm: appearance.hairForm,
    hair: hairColour[appearance.hairColour],
    ...(appearance.glasses && {
      glasses: skinTones(skinColour[appearance.skin]).dark ? frames.onDark : frames.onLight,
    }),
    headW: within(0.97, 1.03) + round,
    dome: within(0.98, 1.04),
    cheek: (child ? within(0.98, 1.04) : within(0.96, 1.06)) + round,
    jaw: child ? within(0.97, 1.03) : within(0.93, 1.04) + 0.14 * manly - 0.03 * womanly * old,
    nose: { form, size: within(0.85, 1.18) * (1 + 0.16 * manly * old), length: within(0.82, 1.2) },
    ear: { size: within(0.86, 1.16) * (1 + 0.12 * manly * old), out: within(0.15, 0.85) },
    brow: {
      thick: within(0.88, 1.2) * (1 + 0.4 * manly + 0.6 * manly * old - 0.2 * womanly * old),
      arch: within(-0.4, 0.7),
      lift: within(-0.6, 0.6),
    },
    eyeGap: Math.asin(eyeAside / headAspect) * within(0.96, 1.05),
    eyeSize: within(1.02, 1.1),
    eyeTilt: within(-0.06, 0.1),
    almond: random() < 0.25,
    mouthW: within(0.95, 1.12),
    lips: child ? within(0, 0.25) : Math.max(within(0, gender === 'female' ? 0.75 : 0.3), 0.42 * womanly),
    hairline: within(-0.3, 0.3) + (gender === 'male' && age > 45 ? 0.6 + old : 0),
    asymmetry: within(-1, 1),
    freckles: traits ? (traits.has('freckles') ? 30 : 0) : frecklesOf(dark, age, random),
    shaven: beard ? 0 : manly * Math.max(within(0.35, 1), 0.75 * old),
    manly,
    womanly,
    earrings: randomFrom(`${seed}/earrings`)() < 0.7 * womanly,
    ...(beard && { beard }),
    traits: traits ?? none,
    seed,
  }
  return traits?.has('downSyndrome') ? withDownSyndrome(features) : features
}

/** How much wider a face is and how much fuller its cheeks, of who is slim or sturdy. */
const roundness: Readonly<Record<Physique, number>> = { slim: -0.025, average: 0, sturdy: 0.04 }

const none: ReadonlySet<Trait> = new Set()

/** Small differences, in a face that stays its owner's: rounder, with small ears, a low bridge, and eyes that rise outward. */
function withDownSyndrome(features: Features): Features {
  const { nose, ear } = features
  return {
    ...features,
    headW: features.headW * 1.02,
    cheek: features.cheek * 1.04,
    jaw: features.jaw * 0.97,
    nose: { form: 'button', size: nose.size * 1.05, length: nose.length * 0.85 },
    ear: { size: ear.size * 0.8, out: ear.out * 0.7 },
    eyeTilt: 0.17,
    almond: true,
    mouthW: features.mouthW * 0.95,
  }
}

function frecklesOf(dark: boolean, age: number, random: Random): number {
  return !dark && age < 40 && random() < 0.22 ? Math.round(mix(12, 26, random())) : 0
}

function beardTold(traits: ReadonlySet<Trait>): Beard | undefined {
  if (traits.has('beard')) return 'full'
  return traits.has('moustache') ? 'moustache' : undefined
}

function beardOf(age: number, gender: Gender, random: Random): Beard | undefined {
  const chance = random()
  if (gender !== 'male' || age < 25 || chance > 0.5) return undefined
  return pick(['moustache', 'full', 'goatee', 'moustache'] as const, random)
}
