/**
 * Draws twelve pictures a style and size in two worker threads, as a book does, and prints seconds, peak memory and
 * the ratio over the floor: filling, reading back and encoding as many pictures in the same run.
 *
 *   node bench/draw.ts [--pixels 1240,2480] [--styles waterpaint,paperCut]
 */
import { parentPort, Worker, isMainThread } from 'node:worker_threads'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import type { Style } from '#book/options.ts'
import { encodeJpeg } from '../src/illustration/house/raster/encode-jpeg.ts'
import { dayLight, nightLight, sampleDrawing } from '../src/illustration/house/styles/sample-drawing.ts'
import { styleRenderers } from '../src/illustration/house/styles/style-renderers.ts'

interface Job {
  style: Style | 'floor'
  pixels: number
  number: number
}

const pictures = 12
const threads = 2

/** Seconds that twelve pictures may take on two cores, by size. */
const budgetSeconds: Readonly<Record<number, number>> = { 1240: 12, 2480: 35 }
const budgetMemory = 1.2

if (isMainThread) await runBench()
else parentPort?.on('message', (job: Job) => void work(job))

async function work(job: Job): Promise<void> {
  const bytes = job.style === 'floor' ? await drawFloor(job) : await drawStyle(job.style, job)
  parentPort?.postMessage(bytes)
}

async function drawStyle(style: Style, job: Job): Promise<number> {
  const renderer = styleRenderers[style]
  if (!renderer) throw new Error(`no such style yet: ${style}`)
  const drawing = sampleDrawing(job.number % 3 === 0 ? nightLight : dayLight)
  const rgb = renderer.render(drawing, { pixels: job.pixels, seed: `bench/${job.number}` })
  return (await encodeJpeg(rgb, job.pixels)).length
}

/** The least that any picture costs: plain fills of the same shapes, reading them back and encoding them. */
async function drawFloor(job: Job): Promise<number> {
  const { pixels } = job
  const canvas = createCanvas(pixels, pixels)
  const context = canvas.getContext('2d')
  context.scale(pixels / 1000, pixels / 1000)
  for (const thing of sampleDrawing(dayLight).things) {
    for (const shape of thing.shapes) {
      context.beginPath()
      for (const [x, y] of shape.points) context.lineTo(x, y)
      context.fillStyle = shape.colour
      context.fill()
    }
  }
  const { data } = context.getImageData(0, 0, pixels, pixels)
  const rgb = new Uint8Array(pixels * pixels * 3)
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = data[from]!
    rgb[to + 1] = data[from + 1]!
    rgb[to + 2] = data[from + 2]!
  }
  return (await encodeJpeg(rgb, pixels)).length
}

async function runBench(): Promise<void> {
  const { values } = parseArgs({
    options: { pixels: { type: 'string' }, styles: { type: 'string' } },
  })
  const sizes = (values.pixels ?? '1240,2480').split(',').map(Number)
  const styles = (values.styles?.split(',') ?? Object.keys(styleRenderers)) as Style[]
  for (const pixels of sizes) {
    const floor = await timeTwelve('floor', pixels)
    console.log(`floor ${pixels} px: ${floor.toFixed(2)} s for ${pictures} pictures`)
    for (const style of styles) {
      const seconds = await timeTwelve(style, pixels)
      const memory = (process.resourceUsage().maxRSS / 1024 / 1024).toFixed(2)
      const budget = budgetSeconds[pixels]
      const words = budget ? ` (budget ${budget} s, ${seconds <= budget ? 'kept' : 'MISSED'})` : ''
      console.log(
        `${style} ${pixels} px: ${seconds.toFixed(2)} s${words}, ${(seconds / floor).toFixed(1)} x the floor, ` +
          `peak so far ${memory} GB (budget ${budgetMemory})`,
      )
    }
  }
}

/** Seconds for twelve pictures in two fresh threads, their start included. */
async function timeTwelve(style: Job['style'], pixels: number): Promise<number> {
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL(import.meta.url))
      while (next < pictures) {
        const job: Job = { style, pixels, number: next++ }
        await new Promise<void>((resolve, reject) => {
          worker.once('message', () => resolve())
          worker.once('error', reject)
          worker.postMessage(job)
        })
      }
      await worker.terminate()
    }),
  )
  return (performance.now() - started) / 1000
}
