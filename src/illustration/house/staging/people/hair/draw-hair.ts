import type { Point, Shape } from '../../../drawing.ts'
import { lightness, mixColours } from '../../../pen/colour.ts'
import { randomFrom } from '#book/random.ts'
import { drawnLine, filled, opened } from '../face/face-parts.ts'
import type { HeadView } from '../face/head-view.ts'
import { mix } from '../numbers.ts'
import { silhouettes, unite } from '../outline.ts'
import { drawHeadscarf, drawTurban } from './coverings.ts'
import { curlsOf, spiralsOf } from './curls.ts'
import { type Growth, growthOf } from './growths.ts'
import { croppedCurls, type HairCap, hairCaps } from './hair-forms.ts'
import { capShell, hairlineOf } from './hairline.ts'
import { beadsOf, isBefore, lockOutlines } from './locks.ts'
import { shellBehind, shellOf } from './shell.ts'
import { tuftsOf } from './tufts.ts'

/** Hair round a head: what lies behind neck and back, behind the face, and over it. */
export interface Hair {
  /** Behind the whole body where the head faces the lens; empty where it turns its back. */
  behind: Shape[]
  back: Shape[]
  over: Shape[]
  coversEars: boolean
}

/** Younger than this, in years, hair is a wisp. */
const hairGrowsAt = 1.2
const cropGrowsAt = 1.5
const cropped: ReadonlySet<string> = new Set(['short', 'sidePart'])
const long: ReadonlySet<string> = new Set([
  'bob',
  'long',
  'wavy',
  'locs',
  'ponytail',
  'longBraid',
  'braids',
  'pigtails',
  'bun',
])

export function drawHair(view: HeadView): Hair {
  const form = view.features.hairForm
  if (form === 'bald') return { behind: [], back: [], over: [], coversEars: false }
  if (form === 'headscarf') return drawHeadscarf(view)
  if (form === 'turban') return drawTurban(view)
  const { age } = view.features
  const young = age < hairGrowsAt && (long.has(form) || form === 'cornrows')
  const cap = hairCaps[young || (age < cropGrowsAt && cropped.has(form)) ? 'wisp' : form]
  const own = view.features.manly > 0.5 ? croppedCurls[form] : undefined
  return capped(view, own ?? cap, young)
}

function capped(view: HeadView, cap: HairCap, young: boolean): Hair {
  const colour =
    cap === hairCaps.wisp ? mixColours(view.features.hair, view.features.skin, 0.35) : view.features.hair
  const far = mixColours(colour, '#2a1a24', 0.12)
  const shell = capShell(view, cap)
  const hanging = hangingOf(view, cap)
  const growth: Growth = young ? { before: [], behind: [], over: [] } : growthOf(view, cap)
  const curls = curlsOf(view, cap)
  const front = silhouettes([
    ...shellOf(view, shell),
    ...curls.front,
    ...tuftsOf(view, cap),
    ...hanging.before,
    ...growth.before,
  ])
  return {
    behind: [
      ...unite([...hanging.behind, ...growth.behind]).map((points) => filled('hairBack', points, far)),
      ...(growth.onBehind ?? []),
    ],
    back: unite([shellBehind(view, shell), ...curls.all]).map((points) => filled('hairBack', points, far)),
    over: [
      ...front.map((silhouette) => opened(cap.curl ? 'curl' : 'hair', silhouette, colour)),
      // Curls that stand out of the mass where a style models it; elsewhere they melt into it.
      ...curls.single.map((points) => filled('curl', points, colour)),
      ...spiralsOf(view, cap).map((line) => strandOver(view, line, colour)),
      ...strandsOf(view, cap, colour),
      ...hanging.over.map((line) => strandOver(view, line, colour)),
      ...growth.over,
    ],
    coversEars: cap.coversEars === true,
  }
}

/** Radians from the middle of the face at which curtains of hair begin, so that they hide no eye. */
const curtain = 1.38
const curtainLocks = 17

function hangingOf(view: HeadView, cap: HairCap): { before: Point[][]; behind: Point[][]; over: Point[][] } {
  const { hang } = cap
  if (hang === undefined) return { before: [], behind: [], over: [] }
  const [before, behind, over]: [Point[][], Point[][], Point[][]] = [[], [], []]
  const random = randomFrom(`${view.features.seed}/curtain`)
  for (let index = 0; index < curtainLocks; index++) {
    const around = mix(curtain, 2 * Math.PI - curtain, index / (curtainLocks - 1))
    const lock = {
      root: [around, 0.5] as const,
      out: cap.volume - 0.11,
      // No two end at one height, or the whole would be a board.
      length: -hang * mix(0.88, 1.04, random()),
      // The outermost are thin, or in profile they would hang before the face.
      radius: index === 0 || index === curtainLocks - 1 ? 0.15 : 0.2,
      tip: 0.5,
      flare: cap.flare ?? 0,
      wave: cap.wave ?? 0,
    }
    if (!isBefore(view, lock)) {
      behind.push(...lockOutlines(view, lock))
      continue
    }
    before.push(...lockOutlines(view, lock))
    const beads = beadsOf(view, lock).slice(1, -2)
    if (index % 2 === 0) over.push(beads.map(({ at, radius }) => view.page([at[0], at[1], at[2] + radius])))
  }
  return { before, behind, over }
}

/** Lines of the comb from the crown towards the hairline. */
function strandsOf(view: HeadView, cap: HairCap, colour: string): Shape[] {
  const random = randomFrom(`${view.features.seed}/strands`)
  const hairline = hairlineOf(view, cap)
  const count = cap.strands ?? 0
  return Array.from({ length: count * 2 }, (_, index): Shape[] => {
    const around = ((index + 0.5 + (random() - 0.5) * 0.6) / (count * 2)) * 2 * Math.PI
    const edge = hairline(around)
    const from = mix(0.06, edge, 0.1 + random() * 0.4)
    const to = mix(from, edge, 0.5 + random() * 0.35)
    if (view.facing([around, (from + to) / 2]) < 0.25) return []
    const line = Array.from({ length: 7 }, (_, step) =>
      view.on([around, mix(from, to, step / 6)], cap.volume * 0.9),
    )
    return [strandOver(view, line, colour)]
  }).flat()
}

/** A light line that shows how hair lies. */
function strandOver({ unit }: HeadView, line: readonly Point[], hair: string): Shape {
  const dark = lightness(hair) < 0.3
  const colour = mixColours(hair, dark ? '#8a6a60' : '#fff4dc', dark ? 0.35 : 0.4)
  return { ...drawnLine('strand', line, colour, unit * 0.028), alpha: 0.55 }
}
