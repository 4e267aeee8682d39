import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readBody } from './product-function.ts'

const schema = z.object({ twist: z.string(), more: z.optional(z.record(z.string(), z.unknown())) })

async function read(json: string): Promise<number | string> {
  const result = await readBody(new Request('http://x', { method: 'POST', body: json }), schema)
  return result.ok ? result.body.twist : result.refusal.status
}

test('words are read as they are, whatever the script', async () => {
  expect(await read(JSON.stringify({ twist: 'Noor 🦊 李 loves "soup" \\u0000' }))).toBe(
    'Noor 🦊 李 loves "soup" \\u0000',
  )
})

test.each([
  ['a zero byte', '{"twist":"a\\u0000b"}'],
  ['half a character', '{"twist":"a\\ud83e"}'],
  ['a zero byte far inside', '{"twist":"a","more":{"b":[{"c":"\\u0000"}]}}'],
  ['a zero byte in a key', '{"twist":"a","more":{"\\u0000":1}}'],
  ['what is too deep to be read', `{"twist":"a","more":{"b":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`],
  ['no JSON', '{"twist":'],
])('%s is refused', async (_, json) => {
  expect(await read(json)).toBe(422)
})
