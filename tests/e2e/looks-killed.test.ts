import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noor } from '../acceptance/start-workshop.ts'
import { modelStandIn, type ModelStandIn } from '../stand-ins/models/model-stand-in.ts'
import { pictureStandIn, type PictureStandIn } from '../stand-ins/pictures/picture-stand-in.ts'
import { patience } from './patience.ts'
import { type Product, startProduct } from './start-product.ts'

let painter: PictureStandIn
let eyes: ModelStandIn
let product: Product

beforeAll(async () => {
  painter = await pictureStandIn('openai', { pixels: 1800 })
  // A look takes long enough for its worker to be killed meanwhile. The first sheet is wrong, also when it is looked at again.
  eyes = await modelStandIn(
    'compatible',
    () => ({
      seen: 'a child on a hill',
      faults: painter.questions.length === 1 ? [{ kind: 'limbs', what: 'the child has three arms' }] : [],
    }),
    { latencyMs: 1000 },
  )
  product = await startProduct({
    PICTURE_ENGINE: 'ai',
    PICTURE_MODEL: 'openai:gpt-image-2',
    PICTURE_PRICE: '0.02',
    PICTURE_URL: painter.apiUrl,
    OPENAI_API_KEY: 'key',
    VISION_MODEL: 'compatible:eyes',
    VISION_PRICE: '0/0',
    VISION_URL: eyes.apiUrl,
    COMPATIBLE_API_KEY: 'key',
    AI_BOOK_EUROS: '8',
  })
})
afterAll(async () => {
  await product.stop()
  await painter.close()
  await eyes.close()
})

test('a worker that is killed during every look at a picture has nothing drawn or looked at twice that was finished', async () => {
  const page = await (await fetch(`${product.origin}/en`)).text()
  const [, anonKey = ''] = /data-anon-key="([^"]+)"/.exec(page) ?? []
  const guest = createClient(product.origin, anonKey, { auth: { persistSession: false } })
  expect((await guest.auth.signInAnonymously()).error).toBeNull()
  const bookId = randomUUID()
  const make = async (): Promise<unknown> =>
    (await guest.functions.invoke('make-book', { body: { bookId, brief: noor } })).error
  // The worker lays out the queue's tables when a product starts for the first time.
  await expect.poll(make, { timeout: patience }).toBeNull()

  // The sheet, the sheet drawn again, and the cover.
  const looks = 3
  for (let killed = 0; killed < looks; killed += 1) {
    // The one that the last kill cut off is asked for again before the next.
    await expect.poll(() => eyes.questions.length, { timeout: patience, interval: 20 }).toBe(2 * killed + 1)
    await sleep(200)
    product.killWorker()
    await expect.poll(() => eyes.questions.length, { timeout: patience, interval: 20 }).toBe(2 * killed + 2)
  }
  const state = async (): Promise<unknown> =>
    (await guest.from('books').select('state').eq('id', bookId).single()).data?.['state']
  await expect.poll(state, { timeout: patience }).toBe('ready')

  expect(painter.questions).toHaveLength(looks)
  expect(painter.questions[1]?.prompt).toContain('the child has three arms')
  expect(eyes.questions).toHaveLength(2 * looks)
})
