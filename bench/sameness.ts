/**
 * How alike the pictures of one book are, as its reader leafs through them: every theme that is staged, drawn small as
 * it is staged and as it was composed before. Prints the two nearest pictures of the book as a ratio over the two nearest
 * covers of different books (1 or more is wanted: no two pages more alike than two books), the shot sizes (five are
 * wanted) and camera heights, and the pose that is struck most often, of all that are struck (a tenth at most).
 *
 * Pictures are far apart by the mean difference of their colours in CIELAB (CIE76) after each is shrunk to 16 cells
 * either way: what is left is where light, dark and colours lie, as seen from across a room.
 */
import sharp from 'sharp'
import type { Brief } from '#book/brief.ts'
import type { Companion } from '#book/character.ts'
import { type Theme, themes } from '#book/options.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { StagePlan, StoryStages } from '#book/stage-plan.ts'
import { houseIllustrator } from '#illustration/house/house-illustrator.ts'
import { isSmall } from '#illustration/house/staging/company-size.ts'
import { loadStages } from '#illustration/house/staging/load-stages.ts'
import { modellers } from '#illustration/house/staging/models/model-named.ts'
import { cameraHeightOf, shotOf } from '#illustration/house/staging/shot-of.ts'
import { modelNameOf, rolesOf } from '#illustration/house/staging/stage-cast.ts'
import type { PictureRequest } from '#illustration/illustrator.ts'
import { coverRequest, sheetRequest, spreadRequest } from '#recipe/picture-requests.ts'
import { openStoryteller } from '#wiring/engines.ts'
import { readBrief } from '../bin/read-brief.ts'

const pixels = 200
const cells = 16
const worn = 0.1

const storyteller = await openStoryteller()
const found = await readBrief('examples/noor.json', storyteller.languages)
if (!found) throw new Error('examples/noor.json is no brief')
const sample: Brief = found
const illustrator = houseIllustrator({ threads: 2, log: () => undefined })

/** Colours of a picture shrunk to cells, in CIELAB, three numbers a cell. */
async function glance(request: PictureRequest): Promise<Float32Array> {
  const { jpeg } = await illustrator.drawPicture(request)
  const { data } = await sharp(jpeg)
    .resize(cells, cells, { fit: 'fill' })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true })
  return new Float32Array(data.buffer, data.byteOffset, data.byteLength / Float32Array.BYTES_PER_ELEMENT)
}

/** Mean CIE76 of two pictures' cells. */
function distance(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 3) {
    sum += Math.hypot(one[at]! - other[at]!, one[at + 1]! - other[at + 1]!, one[at + 2]! - other[at + 2]!)
  }
  return (sum * 3) / one.length
}

interface Pair {
  names: string
  far: number
}

/** All pairs of pictures, the nearest first. */
function pairsOf(pictures: readonly { name: string; seen: Float32Array }[]): Pair[] {
  const pairs = pictures.flatMap((one, index) =>
    pictures.slice(index + 1).map((other) => ({
      names: `${one.name} and ${other.name}`,
      far: distance(one.seen, other.seen),
    })),
  )
  return pairs.toSorted((left, right) => left.far - right.far)
}

interface Told {
  drawn: Parameters<typeof coverRequest>[0]
  spreads: { name: string; scene: ScenePlan }[]
}

async function tell(theme: Theme): Promise<Told> {
  const brief: Brief = { ...sample, theme, size: 'large' }
  const seed = `sameness/${theme}`
  const story = await storyteller.writeStory(brief, seed)
  const sheet = await illustrator.makeCharacterSheet(sheetRequest(brief, seed))
  const spreads = story.spreads.map(({ scene }, index) => ({
    name: scene.stage?.spread ?? `s${index + 1}`,
    scene,
  }))
  return { drawn: { seed, sheet, cover: story.cover }, spreads }
}

/** The spreads of a book, each on one page. */
async function glances({ drawn, spreads }: Told, asScene: (scene: ScenePlan) => ScenePlan): Promise<Pair[]> {
  const pictures = await Promise.all(
    spreads.map(async ({ name, scene }, spread) => ({
      name,
      seen: await glance(spreadRequest(drawn, { spread, scene: asScene(scene), version: 1 }, pixels)),
    })),
  )
  return pairsOf(pictures)
}

const onOnePage = ({ double: _double, ...scene }: ScenePlan): ScenePlan => scene
const composed = ({ double: _double, stage: _stage, ...scene }: ScenePlan): ScenePlan => scene

/** How often each is there, as text, the most frequent first. */
function tally(names: readonly string[]): [name: string, count: number][] {
  const counts = Map.groupBy(names, (name) => name)
  return [...counts]
    .map(([name, all]): [string, number] => [name, all.length])
    .toSorted((a, b) => b[1] - a[1])
}

const asText = (counts: readonly [string, number][]): string =>
  counts.map(([name, count]) => `${name} ${count}`).join(', ')

/** Poses of the child and its companions. */
function posesOf(plan: StagePlan, { drawn: { sheet } }: Told): string[] {
  const small = (who: Companion): boolean => {
    const modeller = modellers[modelNameOf(who)]
    return modeller !== undefined && isSmall(who, modeller)
  }
  const people = rolesOf(plan, sheet, small).filter(({ who }) => who !== undefined)
  return people.map(({ pose }) => pose ?? 'stand')
}

function sayCameras(stages: StoryStages, told: Told): void {
  const plans = told.spreads.flatMap(({ name }) => stages.spreads[name] ?? [])
  const shots = tally(plans.map(shotOf))
  console.log(`  ${shots.length} shot sizes: ${asText(shots)}`)
  console.log(`  camera: ${asText(tally(plans.map(cameraHeightOf)))}`)
  const poses = tally(plans.flatMap((plan) => posesOf(plan, told)))
  const all = poses.reduce((sum, [, count]) => sum + count, 0)
  const often = poses.filter(([, count]) => count > all * worn)
  const [[most, count] = ['none', 0]] = poses
  console.log(
    `  ${poses.length} poses; most: ${most} ${(count / all).toFixed(2)} (budget ${worn}); above it: ${asText(often)}`,
  )
}

const books = new Map<Theme, Told>()
for (const theme of themes) books.set(theme, await tell(theme))
const covers = await Promise.all(
  [...books].map(async ([name, { drawn }]) => ({ name, seen: await glance(coverRequest(drawn, 1, pixels)) })),
)
const [floor] = pairsOf(covers)
if (!floor) throw new Error('one theme has no covers to compare')
console.log(`nearest covers of different books: ${floor.names}, ${floor.far.toFixed(1)} apart`)

for (const [theme, told] of books) {
  const stages = loadStages(theme, new URL('../content/stages/', import.meta.url))
  const staged = told.spreads.every(({ scene }) => scene.stage !== undefined)
  console.log(`${theme}, ${told.spreads.length} pictures${staged ? '' : ' (composed)'}`)
  const ways = staged
    ? ([
        ['staged', onOnePage],
        ['composed', composed],
      ] as const)
    : ([['composed', composed]] as const)
  for (const [way, asScene] of ways) {
    const pairs = await glances(told, asScene)
    const nearer = pairs.filter(({ far }) => far < floor.far).length
    const [nearest] = pairs
    const middle = pairs[pairs.length >> 1]
    if (!nearest || !middle) continue
    console.log(
      `  ${way}: nearest ${nearest.names}, ratio ${(nearest.far / floor.far).toFixed(2)} over covers; ` +
        `${nearer} of ${pairs.length} pairs nearer than these; the middle pair ${(middle.far / floor.far).toFixed(2)}`,
    )
  }
  if (staged && stages) sayCameras(stages, told)
}
await illustrator.close()
