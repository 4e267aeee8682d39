import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Appearance, type HairForm, hairForms, skins } from '#book/appearance.ts'
import type { Hero } from '#book/character.ts'
import { type Style, styles } from '#book/options.ts'
import {
  cameras,
  clothes,
  creatures,
  feelings,
  poses,
  props,
  type ScenePlan,
  settings,
  times,
  weathers,
} from '#book/scene-plan.ts'
import { traits, traitTable } from '#book/traits.ts'
import { member, sampleScene, sampleSheet } from '#illustration/house/scene-fixtures.ts'
import { houseIllustrator } from '#illustration/house/house-illustrator.ts'
import type { CharacterSheet, Illustrator, PictureKind } from '#illustration/illustrator.ts'
import { endWith, readOptions } from './read-options.ts'

/**
 * Draws contact sheets to look at: `node bin/sheet.ts --style waterpaint --out out/sheets/ [--only settings,poses]`.
 * One picture a sheet, with the names under its cells.
 */
const { values } = readOptions(
  {
    options: {
      style: { type: 'string', default: 'waterpaint' },
      out: { type: 'string', default: 'out/sheets' },
      only: { type: 'string' },
      pixels: { type: 'string', default: '320' },
      threads: { type: 'string', default: '2' },
    },
  },
  'Usage: npm run sheet -- --style waterpaint --out sheets/ [--only settings,poses] [--pixels 320]',
)

interface Cell {
  name: string
  scene: ScenePlan
  sheet: CharacterSheet
  kind?: PictureKind
}

const style = styles.find((one): one is Style => one === values.style)
if (!style) endWith(`--style is one of ${styles.join(', ')}`)
const pixels = Number(values.pixels)
if (!Number.isInteger(pixels) || pixels < 16) endWith('--pixels is a whole number from 16')
const alone = sampleSheet(0, style)
const together = sampleSheet(3, style)

const sheets: Record<string, { columns: number; cells: Cell[] }> = {
  settings: {
    columns: times.length,
    cells: settings.flatMap((setting) =>
      times.map((time) => cell(`${setting} ${time}`, { setting, time, camera: 'wide' })),
    ),
  },
  weathers: {
    columns: weathers.length,
    cells: (['garden', 'street', 'beach'] as const).flatMap((setting) =>
      weathers.map((weather) => cell(`${setting} ${weather}`, { setting, weather })),
    ),
  },
  cameras: {
    columns: cameras.length,
    cells: (['garden', 'street', 'bedroom'] as const).flatMap((setting) =>
      cameras.map((camera) =>
        cell(`${setting} ${camera}`, {
          setting,
          camera,
          cast: [member('hero'), member('sheep', 'stand', { looksAt: 'hero' })],
        }),
      ),
    ),
  },
  clothes: {
    columns: 4,
    cells: [
      ...clothes.map((worn) => cell(worn, { clothes: worn })),
      ...(['clear', 'rain', 'snow'] as const).map((weather) => cell(`by day, ${weather}`, { weather })),
    ],
  },
  hairBehind: {
    columns: 6,
    cells: hairForms.map((hairForm, index) => ({
      ...cell(`${hairForm} from behind`, { camera: 'overShoulder' }),
      sheet: withHair(hairForm, index),
    })),
  },
  people: {
    columns: 6,
    cells: [
      ...[1, 2, 4, 6, 9, 13, 17, 30, 45, 60, 75, 99].map((age) => person(`${age} years`, { age })),
      ...skins.map((skin) => person(skin, { appearance: { ...alone.hero.appearance, skin } })),
    ],
  },
  traits: {
    columns: 5,
    cells: traits.map((trait) => {
      const appearance: Appearance = { ...alone.hero.appearance, glasses: false, traits: [trait] }
      const grown = traitTable[trait].fromAge !== undefined
      const one = person(trait, { appearance, ...(grown && { age: 40, gender: 'male' }) })
      return { ...one, kind: 'portrait' as const }
    }),
  },
  pairs: {
    columns: 3,
    cells: (['hug', 'holdHands', 'sit'] as const).flatMap((pose) =>
      (['companion1', 'companion2', 'companion3'] as const).map((who) => ({
        ...cell(`${pose} with ${who}`, {
          cast: [member('hero', pose, { with: who, looksAt: who }), member(who, pose, { looksAt: 'hero' })],
        }),
        sheet: together,
      })),
    ),
  },
  seats: {
    columns: 4,
    cells: (['chair', 'bench', 'sofa', 'fence'] as const).flatMap((name) =>
      [2, 6, 36, 80].map((age) => {
        const cast = [member('hero', age === 6 ? 'read' : 'sit', { with: name })]
        return {
          ...person(`${age} years on a ${name}`, { age, gender: age === 80 ? 'male' : 'female' }),
          scene: sampleScene({ cast, props: [{ name }] }),
        }
      }),
    ),
  },
  poses: { columns: 6, cells: poses.map((pose) => cell(pose, { cast: [member('hero', pose)] })) },
  wheelchair: {
    columns: 6,
    cells: poses.map((pose) => ({
      ...cell(pose, { cast: [member('hero', pose)] }),
      sheet: { ...alone, hero: { ...alone.hero, description: 'wheelchair' }, choices: {} },
    })),
  },
  feelings: {
    columns: 5,
    cells: feelings.map((feeling) =>
      cell(feeling, { camera: 'close', cast: [member('hero', 'stand', { feeling })] }),
    ),
  },
  hair: {
    columns: 6,
    cells: hairForms.map((hairForm, index) => ({
      ...cell(hairForm, { camera: 'close' }),
      sheet: withHair(hairForm, index),
    })),
  },
  creatures: {
    columns: 4,
    cells: creatures.map((who) =>
      cell(who, {
        cast: [member('hero', 'stand', { looksAt: who }), member(who, 'stand', { looksAt: 'hero' })],
      }),
    ),
  },
  creatureFeelings: {
    columns: feelings.length,
    cells: creatures.flatMap((who) =>
      feelings.map((feeling) =>
        cell(`${who} ${feeling}`, { camera: 'close', cast: [member(who, 'stand', { feeling })] }),
      ),
    ),
  },
  creaturePoses: {
    columns: poses.length,
    cells: creatures.flatMap((who) =>
      poses.map((pose) => cell(`${who} ${pose}`, { cast: [member(who, pose)] })),
    ),
  },
  props: { columns: 8, cells: props.map((name) => cell(name, { props: [{ name }] })) },
  // Each alone and large, as on a page of text: among people small things can hardly be judged.
  things: {
    columns: 8,
    cells: props.map((name) => ({ ...cell(name, { cast: [], props: [{ name }] }), kind: 'spot' })),
  },
}

function cell(name: string, scene: Partial<ScenePlan>): Cell {
  return { name, scene: sampleScene({ cast: [member('hero')], ...scene }), sheet: alone }
}

function person(name: string, rest: Partial<Hero>): Cell {
  return { ...cell(name, {}), sheet: { ...alone, hero: { ...alone.hero, ...rest }, choices: {} } }
}

function withHair(hairForm: HairForm, index: number): CharacterSheet {
  const skin = skins[index % skins.length] ?? 'olive'
  return { ...alone, hero: { ...alone.hero, appearance: { ...alone.hero.appearance, hairForm, skin } } }
}

const wanted = values.only?.split(',') ?? Object.keys(sheets)
if (wanted.some((name) => !(name in sheets))) endWith(`--only takes ${Object.keys(sheets).join(', ')}`)
const illustrator = houseIllustrator({ threads: Number(values.threads) })
try {
  await mkdir(values.out, { recursive: true })
  for (const name of wanted) {
    const sheet = sheets[name]
    if (!sheet) continue
    const path = join(values.out, `${values.style}-${name}.jpg`)
    await writeFile(path, await contactSheet(illustrator, sheet.cells, sheet.columns))
    console.log(path)
  }
} finally {
  await illustrator.close()
}

async function contactSheet(drawer: Illustrator, cells: readonly Cell[], columns: number): Promise<Buffer> {
  const label = 26
  const pictures = await Promise.all(
    cells.map(async ({ name, scene, sheet, kind = 'spread' }, index) => {
      const { jpeg, breaches } = await drawer.drawPicture({
        sheet,
        scene,
        seed: name,
        pixels,
        kind,
      })
      if (breaches.length > 0) console.log(`${name}: ${breaches.join('; ')}`)
      const left = (index % columns) * pixels
      const top = Math.floor(index / columns) * (pixels + label)
      return [
        { input: Buffer.from(jpeg), left, top },
        { input: await nameTag(name, label), left, top: top + pixels },
      ]
    }),
  )
  const height = Math.ceil(cells.length / columns) * (pixels + label)
  return sharp({ create: { width: columns * pixels, height, channels: 3, background: '#ffffff' } })
    .composite(pictures.flat())
    .jpeg({ quality: 86 })
    .toBuffer()
}

function nameTag(name: string, height: number): Promise<Buffer> {
  const text = `<svg width="${pixels}" height="${height}"><text x="8" y="18" font-family="sans-serif" font-size="15" fill="#333">${name}</text></svg>`
  return sharp(Buffer.from(text)).png().toBuffer()
}
