import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* What the builder asks where a model draws. */

const english = words('en')
const site = withProduct({
  PICTURE_ENGINE: 'ai',
  PICTURE_MODEL: 'openai:gpt-image-2',
  PICTURE_PRICE: '0.02',
  AI_BOOK_EUROS: '3',
  // Nobody is there: what is sent is only kept.
  PICTURE_URL: 'http://127.0.0.1:9',
  OPENAI_API_KEY: 'key',
})

test('a picture is sent only by whoever says that it may be used, and can be taken back', async () => {
  const page = await site.arrive('/en/create/characters')
  const chooser = page.getByLabel(english('builder_picture_choose'))
  expect(await chooser.isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: english('builder_picture_consent') }).check()
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#987' } })
    .jpeg()
    .toBuffer()
  await chooser.setInputFiles({ name: 'noor.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByText(english('builder_picture_there')).waitFor()
  await page.getByRole('button', { name: english('builder_picture_remove') }).click()
  const asked = page.getByRole('checkbox', { name: english('builder_picture_consent') })
  await asked.waitFor()
  // Anew for every picture.
  expect(await asked.isChecked()).toBe(false)
})
