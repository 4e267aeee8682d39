/**
 * The staged pictures of a story, to look at:
 * npm run stage -- adventure [--spreads s16,s20] [--style waterpaint | all] [--brief examples/noor.json] [--pixels 500] [--one-page] [--out out/stage]
 * Writes a PNG a spread and style and a strip of them all, prints what each picture has to show and whether it does, and
 * ends with 1 when one does not.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { clothesColour } from '#book/appearance.ts'
import { type Style, styles } from '#book/options.ts'
import type { StoryStages } from '#book/stage-plan.ts'
import { houseIllustrator } from '#illustration/house/house-illustrator.ts'
import { pageSizeOf } from '#illustration/house/raster/page-size.ts'
import type { Proof } from '#illustration/house/staging/proof.ts'
import { loadStages } from '#illustration/house/staging/load-stages.ts'
import { modellers } from '#illustration/house/staging/models/model-named.ts'
import { wordsOf } from '#illustration/house/staging/prove-words.ts'
import {
  type SpreadRequest,
  type StagedSpread,
  stageSpread,
} from '#illustration/house/staging/stage-spread.ts'
import { withWorld } from '#illustration/house/staging/staged-picture.ts'
import { styleRenderers } from '#illustration/house/styles/style-renderers.ts'
import { layWords, type Reading } from '#illustration/house/words-on-picture.ts'
import type { CharacterSheet } from '#illustration/illustrator.ts'
import { sheetRequest } from '#recipe/picture-requests.ts'
import { openStoryteller } from '#wiring/engines.ts'
import { layStrip, type StripPicture } from './lay-strip.ts'
import { readBrief } from './read-brief.ts'
import { endWith, readOptions } from './read-options.ts'

const usage =
  'Usage: npm run stage -- adventure [--spreads s16,s20] [--style waterpaint | all] [--brief examples/noor.json] [--pixels 500] [--seed text] [--one-page] [--out out/stage]'
const { values, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      spreads: { type: 'string' },
      style: { type: 'string', default: 'waterpaint' },
      brief: { type: 'string', default: 'examples/noor.json' },
      pixels: { type: 'string', default: '500' },
      seed: { type: 'string', default: 'stage' },
      'one-page': { type: 'boolean', default: false },
      out: { type: 'string', default: 'out/stage' },
    },
  },
  usage,
)

const [theme] = positionals
if (theme === undefined || positionals.length > 1) endWith(usage)
const pixels = Number(values.pixels)
if (!Number.isInteger(pixels) || pixels < 16) endWith('--pixels is a whole number from 16')
const wantedStyles = styles.filter((style) => values.style === 'all' || style === values.style)
if (wantedStyles.length === 0) endWith(`--style is all or one of ${styles.join(', ')}`)

async function main(name: string): Promise<number> {
  const stages = loadStages(name, new URL('../content/stages/', import.meta.url))
  if (!stages) endWith(`content/stages has no folder ${name}`)
  const spreads = wantedSpreads(stages)
  const sheet = await characters()
  if (!sheet) return 1
  await mkdir(values.out, { recursive: true })
  const pictures: StripPicture[] = []
  let failing = 0
  for (const spread of spreads) {
    const request: SpreadRequest = {
      stages,
      spread,
      sheet,
      modellers,
      seed: values.seed,
      onOnePage: values['one-page'],
    }
    const staged = withWorld(request, stageSpread(request))
    failing += sayProofs(spread, staged.proofs)
    for (const style of wantedStyles) {
      const { png, proofs } = await pictureOf(staged, sheet, style)
      failing += sayProofs(`${spread} ${style}`, proofs)
      await writeFile(join(values.out, `${spread}-${style}.png`), png)
      pictures.push({ name: `${spread} ${style}`, png, ...pageSizeOf({ pixels, sheet: staged.size }) })
    }
  }
  const strip = join(values.out, `${name}-${values.style}-strip.png`)
  await writeFile(strip, await layStrip(pictures, wantedStyles.length > 1 ? 5 : 4))
  console.log(strip)
  if (failing > 0) console.log(`${failing} of what must be seen is not`)
  return failing > 0 ? 1 : 0
}

function wantedSpreads({ spreads }: StoryStages): string[] {
  const staged = Object.keys(spreads)
  const wanted = values.spreads?.split(',') ?? staged
  if (wanted.some((spread) => !staged.includes(spread))) endWith(`--spreads takes ${staged.join(', ')}`)
  return wanted
}

async function characters(): Promise<CharacterSheet | null> {
  const { languages } = await openStoryteller()
  const brief = await readBrief(values.brief, languages)
  if (!brief) return null
  const illustrator = houseIllustrator({ threads: 1 })
  try {
    return await illustrator.makeCharacterSheet(sheetRequest(brief, values.seed))
  } finally {
    await illustrator.close()
  }
}

async function pictureOf(
  { drawing, size, words, stage }: StagedSpread,
  { hero }: CharacterSheet,
  style: Style,
): Promise<{ png: Buffer; proofs: Proof[] }> {
  const ownColour = clothesColour[hero.appearance.clothesColour]
  const options = {
    pixels,
    sheet: size,
    seed: values.seed,
    bleed: true,
    loose: words?.ink === 'light' ? undefined : { words: wordsOf(stage) },
  }
  const rgb = styleRenderers[style].render({ ...drawing, ownColour }, options)
  const { width, height } = pageSizeOf(options)
  const proofs = words ? [proveReading(layWords(rgb, pageSizeOf(options), words))] : []
  const png = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return { png, proofs }
}

function proveReading({ worst, whole, spread, rough, veil, isReadable }: Reading): Proof {
  const found = `contrast ${worst.toFixed(1)} at worst, ${whole.toFixed(1)} on the whole, tones ${spread.toFixed(2)} apart, ${rough.toFixed(3)} rough, veil ${veil}`
  return { fact: 'the words can be read', asked: 'in this style', found, holds: isReadable }
}

/** Prints a line a fact, and gives the number of those that do not hold. */
function sayProofs(spread: string, proofs: readonly Proof[]): number {
  for (const { fact, asked, found, holds } of proofs) {
    console.log(`${spread}  ${holds ? 'holds' : 'FAILS'}  ${fact.padEnd(34)} ${asked.padEnd(40)} ${found}`)
  }
  return proofs.filter(({ holds }) => !holds).length
}

process.exitCode = await main(theme)
