/**
 * Draws twelve pictures a style and size on two threads, as a book does, and prints seconds, peak memory and the
 * ratio over the floor: filling, reading back and encoding as many pictures on as many threads in the same run.
 *
 * Then the proof that the builder shows: one page after another at the size of a phone's.
 *
 *   npm run bench -- draw -- [--pixels 1240,2480] [--styles waterpaint,paperCut]
 */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { createCanvas } from '@napi-rs/canvas'
import type { Companion, Hero } from '#book/character.ts'
import { type Style, styles as allStyles } from '#book/options.ts'
import { type ScenePlan, settings, times, weathers } from '#book/scene-plan.ts'
import { houseIllustrator } from '../src/illustration/house/house-illustrator.ts'
import { encodeJpeg } from '../src/illustration/house/raster/encode-jpeg.ts'
import { dayLight, sampleDrawing } from '../src/illustration/house/styles/sample-drawing.ts'

const pictures = 12
const threads = 2

/** Seconds that twelve pictures may take on two cores, at the size of the screen and at that of print. */
const flat = { 1240: 6, 2480: 12 }
const modelled = { 1240: 12, 2480: 35 }
const painted = { 1240: 25, 2480: 80 }
const budgetSeconds: Readonly<Record<Style, Readonly<Record<number, number>>>> = {
  classicCartoon: flat,
  comicBook: flat,
  handDrawnSketch: flat,
  manga: flat,
  minimalistic: flat,
  retroVintage: flat,
  digital: modelled,
  paperCut: modelled,
  waterpaint: modelled,
  digitalPainting: painted,
}
const budgetMemory = 1.2
const proofPixels = 310
const budgetProofMs = 300

const hero: Hero = {
  name: 'Noor',
  age: 6,
  gender: 'female',
  description: '',
  appearance: {
    skin: 'caramel',
    hairForm: 'curly',
    hairColour: 'dark',
    glasses: true,
    clothesColour: 'red',
  },
}
const companions: Companion[] = [
  {
    kind: 'person',
    name: 'Opa',
    age: 71,
    gender: 'male',
    description: '',
    appearance: {
      skin: 'peach',
      hairForm: 'short',
      hairColour: 'white',
      glasses: false,
      clothesColour: 'teal',
    },
  },
  { kind: 'animal', name: 'Snuf', species: 'dog', description: '' },
]

if (isMainThread) await runBench()
else parentPort?.on('message', (pixels: number) => void answerFloor(pixels))

async function runBench(): Promise<void> {
  const { values } = parseArgs({ options: { pixels: { type: 'string' }, styles: { type: 'string' } } })
  const sizes = (values.pixels ?? '1240,2480').split(',').map(Number)
  const asked = values.styles?.split(',')
  const styles = allStyles.filter((style) => asked?.includes(style) ?? true)
  for (const pixels of sizes) {
    const floor = await secondsFor(() => floorTwelve(pixels))
    console.log(`floor ${pixels} px: ${floor.toFixed(2)} s for ${pictures} pictures`)
    for (const style of styles) {
      const before = process.cpuUsage()
      const seconds = await secondsFor(() => drawTwelve(style, pixels))
      const { user, system } = process.cpuUsage(before)
      const each = ((user + system) / 1e6 / pictures).toFixed(2)
      const memory = (process.resourceUsage().maxRSS / 1024 / 1024).toFixed(2)
      const budget = budgetSeconds[style][pixels]
      const words = budget ? ` (budget ${budget} s, ${seconds <= budget ? 'kept' : 'MISSED'})` : ''
      console.log(
        `${style} ${pixels} px: ${seconds.toFixed(2)} s${words}, ${(seconds / floor).toFixed(1)} x the floor, ${each} s of a core a picture, ` +
          `peak so far ${memory} GB (budget ${budgetMemory})`,
      )
    }
  }
  for (const style of styles) {
    const { median, slowest } = await proofMs(style)
    const kept = slowest <= budgetProofMs ? 'kept' : 'MISSED'
    console.log(
      `${style} ${proofPixels} px proof: ${median} ms a page, slowest ${slowest} ms (budget ${budgetProofMs} ms, ${kept})`,
    )
  }
}

/** Milliseconds from scene to JPEG of single pages, in a thread that has drawn as many others. */
async function proofMs(style: Style): Promise<{ median: number; slowest: number }> {
  const illustrator = houseIllustrator({ threads: 1 })
  const sheet = await illustrator.makeCharacterSheet({ style, hero, companions, loved: [], seed: 'bench' })
  const times: number[] = []
  for (let number = -pictures; number < pictures; number++) {
    const started = performance.now()
    await illustrator.drawPicture({
      sheet,
      scene: sceneOf(Math.abs(number)),
      seed: `proof/${number}`,
      pixels: proofPixels,
      kind: 'spread',
    })
    if (number >= 0) times.push(Math.round(performance.now() - started))
  }
  await illustrator.close()
  times.sort((a, b) => a - b)
  return { median: times[times.length >> 1]!, slowest: times.at(-1)! }
}

async function secondsFor(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/** Twelve pages of one book, from scene to JPEG; starting the threads is included. */
async function drawTwelve(style: Style, pixels: number): Promise<void> {
  const illustrator = houseIllustrator({ threads })
  const sheet = await illustrator.makeCharacterSheet({ style, hero, companions, loved: [], seed: 'bench' })
  await Promise.all(
    Array.from({ length: pictures }, (_, number) =>
      illustrator.drawPicture({
        sheet,
        scene: sceneOf(number),
        seed: `bench/${number}`,
        pixels,
        kind: number === 0 ? 'cover' : 'spread',
      }),
    ),
  )
  await illustrator.close()
}

/** Another place, hour and weather each time. */
function sceneOf(number: number): ScenePlan {
  return {
    setting: settings[number % settings.length]!,
    time: times[number % times.length]!,
    weather: weathers[(number * 5) % weathers.length]!,
    camera: 'medium',
    cast: [
      { who: 'hero', pose: 'walk', feeling: 'curious' },
      { who: 'companions', pose: 'stand', feeling: 'happy' },
      { who: 'sheep', pose: 'stand', feeling: 'curious' },
    ],
    props: [{ name: 'kite', near: 'hero', held: true }, { name: 'cart' }],
    caption: '',
  }
}

/** Hands out the floor's pictures to fresh threads. */
async function floorTwelve(pixels: number): Promise<void> {
  let left = pictures
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL(import.meta.url))
      while (left-- > 0) {
        const drawn = once(worker, 'message')
        worker.postMessage(pixels)
        await drawn
      }
      await worker.terminate()
    }),
  )
}

/** The least that any picture costs: plain fills of its shapes, reading them back and encoding them. */
async function answerFloor(pixels: number): Promise<void> {
  const canvas = createCanvas(pixels, pixels)
  const context = canvas.getContext('2d')
  context.scale(pixels / 1000, pixels / 1000)
  for (const shape of sampleDrawing(dayLight).things.flatMap((thing) => thing.shapes)) {
    context.beginPath()
    for (const [x, y] of shape.points) context.lineTo(x, y)
    context.fillStyle = shape.colour
    context.fill()
  }
  const { data } = context.getImageData(0, 0, pixels, pixels)
  const rgb = new Uint8Array(pixels * pixels * 3)
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = data[from]!
    rgb[to + 1] = data[from + 1]!
    rgb[to + 2] = data[from + 2]!
  }
  const jpeg = await encodeJpeg(rgb, { width: pixels, height: pixels })
  parentPort?.postMessage(jpeg.length)
}
