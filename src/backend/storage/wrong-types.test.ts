import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { bucketsSql } from './storage-fixture.ts'

let backend: TestBackend
let service: Record<string, string>
beforeAll(async () => {
  backend = await startTestBackend({ sql: bucketsSql })
  const { serviceKey } = backend.keys
  service = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` }
  const body = new Blob(['seven'], { type: 'text/plain' })
  await ask('POST', '/object/drawer/kept.txt', body)
})
afterAll(() => backend[Symbol.asyncDispose]())

function ask(method: string, path: string, body: BodyInit, headers = {}): Promise<Response> {
  return fetch(`${backend.url}/storage/v1${path}`, { method, body, headers: { ...service, ...headers } })
}

/** One of each kind that JSON knows, and numbers that are none of a count. */
const kinds = {
  text: 'seven',
  number: 7,
  fraction: 1.5,
  truth: true,
  list: ['seven'],
  mixed: ['seven', 7],
  object: { seven: 7 },
  nothing: null,
}
type Kind = keyof typeof kinds
const but = (...right: Kind[]): Kind[] =>
  (Object.keys(kinds) as Kind[]).filter((kind) => !right.includes(kind))
const bucketFields: Record<string, Kind[]> = {
  public: but('truth'),
  // A text is no wrong type here, but "seven" is no size.
  file_size_limit: but('number', 'nothing'),
  allowed_mime_types: but('list', 'nothing'),
}
const transferFields: Record<string, Kind[]> = {
  bucketId: but('text'),
  sourceKey: but('text'),
  destinationKey: but('text'),
  destinationBucket: but('text', 'nothing'),
}
const transfer = { bucketId: 'drawer', sourceKey: 'kept.txt', destinationKey: 'elsewhere.txt' }

interface Endpoint {
  at: [method: string, path: string]
  right: Record<string, unknown>
  /** Which kinds each of its fields must refuse; a dot goes one deeper. */
  wrong: Record<string, Kind[]>
}
const endpoints: Endpoint[] = [
  {
    at: ['POST', '/object/list/drawer'],
    right: { prefix: '', limit: 1, offset: 0, search: '', sortBy: { column: 'name', order: 'asc' } },
    wrong: {
      prefix: but('text'),
      limit: but('number'),
      offset: but('number'),
      search: but('text'),
      sortBy: but('object'),
      'sortBy.column': but(),
      'sortBy.order': but(),
    },
  },
  {
    at: ['POST', '/object/sign/drawer/kept.txt'],
    right: { expiresIn: 60 },
    wrong: { expiresIn: but('number') },
  },
  {
    at: ['POST', '/object/sign/drawer'],
    right: { expiresIn: 60, paths: ['kept.txt'] },
    wrong: { expiresIn: but('number'), paths: but('list') },
  },
  { at: ['DELETE', '/object/drawer'], right: { prefixes: ['none'] }, wrong: { prefixes: but('list') } },
  { at: ['POST', '/object/copy'], right: transfer, wrong: transferFields },
  { at: ['POST', '/object/move'], right: transfer, wrong: transferFields },
  {
    at: ['POST', '/bucket'],
    right: { id: 'shed', name: 'shed', public: false, file_size_limit: '1MB', allowed_mime_types: null },
    wrong: { ...bucketFields, id: but('text'), name: but('text') },
  },
  {
    at: ['PUT', '/bucket/window'],
    right: { public: true, file_size_limit: 100, allowed_mime_types: ['image/png'] },
    wrong: bucketFields,
  },
]

function withField(body: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [field = '', inner] = path.split('.')
  if (inner === undefined) return { ...body, [field]: value }
  return { ...body, [field]: withField(body[field] as Record<string, unknown>, inner, value) }
}

const refused = { error: expect.any(String) as string, message: expect.any(String) as string }

test.each(endpoints)('$at refuses what is of the wrong type, each field', async ({ at, right, wrong }) => {
  for (const [field, refusedKinds] of Object.entries(wrong)) {
    for (const kind of refusedKinds) {
      const answer = await ask(...at, JSON.stringify(withField(right, field, kinds[kind])))
      const told = await answer.json()
      expect({ field, kind, status: answer.status, told }).toMatchObject({ status: 400, told: refused })
      expect(['400', '422']).toContain((told as { statusCode: unknown }).statusCode)
    }
  }
  for (const body of ['', 'null', '[]', '"seven"', '7', '{']) {
    const answer = await ask(...at, body)
    expect({ body, status: answer.status }).toEqual({ body, status: 400 })
  }
})

test.each(endpoints)('$at takes what is of the right type', async ({ at, right }) => {
  // What was copied is in the way of what is moved.
  await ask('DELETE', '/object/drawer', JSON.stringify({ prefixes: ['elsewhere.txt'] }))
  expect((await ask(...at, JSON.stringify(right))).status).toBe(200)
})

test.each([
  ['a header that no answer could carry', 'cacheControl', 'no\r\nx-evil: 1'],
  ['metadata that is a list', 'metadata', '["seven"]'],
  ['metadata that is text', 'metadata', 'seven'],
])('a form with %s is refused', async (_what, field, value) => {
  const form = new FormData()
  form.append(field, value)
  form.append('', new Blob(['seven'], { type: 'text/plain' }))
  const sent = await ask('POST', `/object/drawer/form-${field}.txt`, form, { 'x-upsert': 'true' })
  expect(sent.status).toBe(400)
})
