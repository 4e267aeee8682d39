import type { AnimalSpecies } from '#book/character.ts'
import { withoutLacking } from '#book/tells-of-wheelchair.ts'
import { mixColours, darker, lighter, lightness } from '../pen/colour.ts'

/** What stands out of an animal's fur, as a description tells it; colours are sRGB hex. */
export interface Marks {
  /** Feet, or the lower half of the legs of who has socks. */
  paws?: string
  collar?: string
  /** Lies on it, and the colour of that: of patches, stripes, or a bib. */
  pattern?: { kind: PatternKind; colour: string }
}

type PatternKind = 'patches' | 'stripes' | 'points'

/** Colours as fur has them, in Dutch and English. */
const furs: readonly (readonly [string, string])[] = [
  ['zwarte?|black', '#4a4348'],
  ['witte?|wit|white', '#f6efe4'],
  ['grijze|grijs|gr[ae]y', '#a8a5a8'],
  ['bruine?|brown', '#9a6b47'],
  ['rode|rood|ros|rosse|ginger|red|oranje|orange', '#d98a4e'],
  ['blonde?|gouden|golden|goud', '#dfb06a'],
  ['beige|cr[eè]me|cream', '#ead7b5'],
  ['roze|pink', '#eba6b4'],
  ['blauwe?|blue', '#7fa0c4'],
  ['groene?|green', '#86ad72'],
  ['gele|geel|yellow', '#ecc75a'],
  ['paarse?|purple', '#a48cc0'],
]
/** Cloth is brighter than fur. */
const cloths: Readonly<Record<string, string>> = {
  '#d98a4e': '#c8402f',
  '#7fa0c4': '#2f6fb0',
  '#86ad72': '#3f8f4f',
}

const furNamed = furs.map(([words, fur]) => ({
  named: new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu'),
  fur,
}))
const colour = `(?:${furs.map(([words]) => words).join('|')})`
const between = String.raw`(?:\s+(?:\p{L}+e|small|little|big))?\s+`
/** What somebody has of a colour, in both languages: behind the colour, or before it: "paws that are white". */
function ofColour(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}])(?<colour>${colour})${between}(?:${words})(?!\p{L})`, 'iu')
}

const paws = ofColour('pootjes|poten|voetjes|voeten|sokjes|sokken|laarsjes|paws|feet|socks|boots|legs')
const collar = ofColour('halsband(?:je)?|collar')
const bib = ofColour('befje|bef|borst|buik|buikje|snuit|bib|chest|belly|tummy|muzzle')
const patches = ofColour(
  'vlekken|vlekjes|vlek|vlekje|stippen|stippels|oren|oor|oortjes|patch|patches|spots|splodges|ears?',
)
const stripes = ofColour('strepen|streepjes|stripes')
/** zwart-wit, black and white. */
const two = new RegExp(
  String.raw`(?<![\p{L}])(?<one>${colour})\s*(?:-|/|\sen\s|\sand\s|\smet\s|\swith\s)\s*(?<other>${colour})(?![\p{L}]|\s+\p{L}+)`,
  'iu',
)
const onFur = [paws, collar, bib, patches, stripes].map(({ source }) => new RegExp(source, 'giu'))
/** Of who is only said to be striped. */
const tabby = '#a89882'
const striped = /(?<!\p{L})(?:gestreepte?|cyperse?|getijgerde?|tijgerkat|striped|stripy|tabby)(?!\p{L})/iu
const spotted =
  /(?<!\p{L})(?:gevlekte?|bonte?|lapjeskat|spotted|spotty|patchy|patched|piebald|calico)(?!\p{L})/iu
/** Who has legs and a neck of its own, and what may lie on the fur. */
const markable: Readonly<Partial<Record<AnimalSpecies, readonly PatternKind[]>>> = {
  dog: ['patches', 'stripes', 'points'],
  cat: ['patches', 'stripes', 'points'],
  rabbit: ['patches', 'stripes', 'points'],
  horse: ['patches', 'stripes'],
  cow: ['patches', 'stripes'],
  pig: ['patches', 'stripes'],
  mouse: [],
  fox: [],
  bear: [],
  lion: [],
  deer: [],
  monkey: [],
  unicorn: [],
}
const marked: ReadonlyMap<string, readonly PatternKind[]> = new Map(Object.entries(markable))
/** What an animal wears beside a collar: a red jumper is no red coat. */
const worn =
  /[\p{L}-]+\s+((strik|sjaal|trui)(t?je)?|riem|tuigje|bow|ribbon|scarf|harness|jumper|sweater)(?!\p{L})/giu

/** The colour of fur or feathers that a description tells, sRGB hex: not that of paws, of a collar or of spots. */
export function coatTold(description: string): string | undefined {
  return (
    twoTold(description)?.light ??
    firstOf(furOf(description)) ??
    (striped.test(description) ? tabby : undefined)
  )
}

/** What stands out of the fur of somebody, as a description tells it and their kind has it: no patches on a sheep. */
export function marksTold(description: string, species: string): Marks {
  const kinds = marked.get(species)
  if (kinds === undefined) return {}
  const told = withoutLacking(description)
  const band = colourOf(collar, told)
  const feet = colourOf(paws, told)
  const asked = patternOf(told)
  const pattern = asked && kinds.includes(asked.kind) ? asked : undefined
  return {
    ...(feet !== undefined && { paws: feet }),
    ...(band !== undefined && { collar: cloths[band] ?? band }),
    ...(pattern && { pattern }),
  }
}

function patternOf(told: string): Marks['pattern'] {
  const both = twoTold(told)
  if (both) return { kind: 'patches', colour: both.dark }
  const kinds = [
    ['patches', patches],
    ['stripes', stripes],
    ['points', bib],
  ] as const
  for (const [kind, words] of kinds) {
    const found = colourOf(words, told)
    if (found !== undefined) return { kind, colour: found }
  }
  const fur = firstOf(furOf(told)) ?? tabby
  const beside =
    lightness(fur) > 0.7
      ? mixColours(fur, '#6b4a33', 0.55)
      : lightness(fur) < 0.2
        ? lighter(fur, 0.75)
        : darker(fur, 0.3)
  if (striped.test(told)) return { kind: 'stripes', colour: beside }
  return spotted.test(told) ? { kind: 'patches', colour: beside } : undefined
}

/** Two colours side by side: the darker lies on the lighter. */
function twoTold(description: string): { light: string; dark: string } | undefined {
  const { one = '', other = '' } = two.exec(withoutLacking(description))?.groups ?? {}
  const [first, second] = [firstOf(one), firstOf(other)]
  if (first === undefined || second === undefined || first === second) return undefined
  return lightness(first) > lightness(second)
    ? { light: first, dark: second }
    : { light: second, dark: first }
}

/** A description without what is told of paws, collars, spots and clothes. */
function furOf(description: string): string {
  return onFur.reduce((fur, words) => fur.replace(words, ''), withoutLacking(description).replace(worn, ''))
}

function colourOf(words: RegExp, told: string): string | undefined {
  const named = words.exec(told)?.groups?.['colour']
  return named === undefined ? undefined : firstOf(named)
}

function firstOf(text: string): string | undefined {
  const found = furNamed.flatMap(({ named, fur }) => {
    const at = text.search(named)
    return at < 0 ? [] : [{ at, fur }]
  })
  return found.toSorted((one, other) => one.at - other.at)[0]?.fur
}
