import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEnvironment } from '#environment.ts'
import type { FindingState } from '#functions/examine-parts.ts'
import { examine } from '#wiring/examine.ts'
import { type GelatoStandIn, startGelato, stoodProduct, stoodWebhook } from '../stand-ins/gelato.ts'
import { type Behaviour, modelStandIn } from '../stand-ins/models/model-stand-in.ts'
import { moderationStandIn } from '../stand-ins/models/moderation-stand-in.ts'
import { type Partners, startPartners } from '../stand-ins/partners.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'

let backend: TestBackend
let partners: Partners
let gelato: GelatoStandIn
let folder: string
beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  backend = await startTestBackend()
  partners = await startPartners()
  gelato = await startGelato('key')
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await partners.close()
  await gelato.close()
  await backend[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

function settings(): NodeJS.ProcessEnv {
  return {
    DATA_FOLDER: folder,
    DATABASE_URL: backend.databaseUrl,
    SITE_URL: 'http://127.0.0.1:1',
    ...partners.settings,
  }
}

async function findings(changes: NodeJS.ProcessEnv = {}): Promise<Record<string, [FindingState, string]>> {
  const found = await examine(readEnvironment({ ...settings(), ...changes }))
  return Object.fromEntries(found.map(({ part, state, words }) => [part, [state, words]]))
}

test('says what works, what stands in, and what somebody should know', async () => {
  expect(await findings()).toMatchObject({
    database: ['good', expect.stringMatching(/wal_level logical/)],
    'signing key': ['look', expect.stringMatching(/several machines must share AUTH_SIGNING_KEY/)],
    payments: ['look', expect.stringMatching(/test key: ideal, creditcard/)],
    mail: ['good', expect.stringMatching(/lets us in/)],
    files: ['good', expect.stringMatching(/written, read and removed/)],
    stories: ['good', expect.stringMatching(/writes dutch and english; .*french.* need STORY_ENGINE=ai/)],
    printing: ['good', expect.stringMatching(/knows the key/)],
    site: ['look', expect.stringMatching(/does not answer/)],
    'open for business': ['look', expect.stringMatching(/COMPANY_ADDRESS/)],
  })
})

test.each<[string, NodeJS.ProcessEnv, string, RegExp]>([
  [
    'a key that Mollie does not know',
    { MOLLIE_API_KEY: `test_${'x'.repeat(30)}` },
    'payments',
    /authentication/i,
  ],
  ['a way to pay that the account lacks', { MOLLIE_METHODS: 'paypal' }, 'payments', /does not offer paypal/],
  ['a key that Lulu does not know', { LULU_SECRET: 'other' }, 'printing', /does not know the key/],
  ['a bucket that is not there', { S3_BUCKET: 'nowhere' }, 'files', /bucket/i],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x' },
    'database',
    /check DATABASE_URL/,
  ],
])('names %s, and goes on with the others', async (_, changes, part, words) => {
  const found = await findings(changes)
  expect(found[part]).toEqual(['bad', expect.stringMatching(words)])
  expect(found['mail']?.[0]).toBe('good')
})

test.each<[string, NodeJS.ProcessEnv, FindingState, RegExp]>([
  ['whose key and product are known', {}, 'good', /knows the key, and prints the product/],
  ['that only keeps drafts', { GELATO_ORDER_TYPE: 'draft' }, 'look', /drafts wait/],
  ['that does not know the key', { GELATO_API_KEY: 'other' }, 'bad', /does not know the key/],
  [
    'that does not print the product',
    { GELATO_PRODUCT: stoodProduct.replaceAll('200', '210') },
    'bad',
    /404/,
  ],
])('looks at a Gelato %s', async (_, changes, state, words) => {
  const found = await findings({
    LULU_KEY: '',
    LULU_SECRET: '',
    LULU_PHONE: '',
    GELATO_API_KEY: 'key',
    GELATO_WEBHOOK_SECRET: stoodWebhook.secret,
    GELATO_ORDER_URL: gelato.url,
    GELATO_PRODUCT_URL: gelato.url,
    ...changes,
  })
  expect(found['printing']).toEqual([state, expect.stringMatching(words)])
})

describe('of a hosted project', () => {
  const hosted = (): NodeJS.ProcessEnv => ({
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: backend.keys.secretKey,
    SEND_EMAIL_HOOK_SECRET: 'v1,whsec_YWJj',
  })

  test('says what works, by its wire and its database', async () => {
    // Such a machine has no folder of its own.
    expect(await findings({ ...hosted(), DATA_FOLDER: join(folder, 'nowhere') })).toMatchObject({
      disk: [expect.stringMatching(/good|bad/), expect.stringMatching(/GB free at \//)],
      database: ['good', expect.stringMatching(/every migration is there/)],
      'signing key': ['good', expect.stringMatching(/key set has ES256/)],
      accounts: ['good', expect.stringMatching(/mails come to us/)],
      files: ['good', expect.stringMatching(/the project’s storage/)],
    })
  })

  test.each<[string, NodeJS.ProcessEnv, string, FindingState, RegExp]>([
    [
      'a key that is not the project’s',
      { SUPABASE_SERVICE_ROLE_KEY: 'other' },
      'accounts',
      'bad',
      /admin.users.* answers 40[13]/,
    ],
    [
      'a public key that is not the project’s',
      { SUPABASE_ANON_KEY: 'sb_publishable_other' },
      'accounts',
      'bad',
      /SUPABASE_ANON_KEY is no key of the project/,
    ],
    [
      'mails that the project sends itself',
      { SEND_EMAIL_HOOK_SECRET: '' },
      'accounts',
      'look',
      /its own mails/,
    ],
    [
      'the pooler of transactions',
      { DATABASE_URL: 'postgresql://a:b@127.0.0.1:6543/x' },
      'database',
      'bad',
      /./,
    ],
    ['a project that is not there', { SUPABASE_URL: 'http://127.0.0.1:1' }, 'files', 'bad', /./],
  ])('names %s', async (_, changes, part, state, words) => {
    expect((await findings({ ...hosted(), ...changes }))[part]).toEqual([state, expect.stringMatching(words)])
  })
})

test('never tells a password', async () => {
  const found = await findings({
    SMTP_URL: partners.smtp.url.replace('secret', 'wr0ng'),
    DATABASE_URL: 'postgresql://me:hidden@127.0.0.1:1/x',
  })
  expect(found['mail']?.[0]).toBe('bad')
  expect(JSON.stringify(found)).not.toMatch(/wr0ng|hidden/)
})

test('asks no model for a picture, since that is paid, and says what is set and how sharp it can be', async () => {
  const chosen = {
    PICTURE_ENGINE: 'ai',
    PICTURE_MODEL: 'openai:gpt-image-2',
    PICTURE_PRICE: '0.02',
    AI_BOOK_EUROS: '3',
    PICTURE_URL: 'http://127.0.0.1:1',
    OPENAI_API_KEY: 'key',
  }
  const said = async (changes: NodeJS.ProcessEnv): Promise<unknown> =>
    (await findings({ ...chosen, ...changes }))['pictures']
  expect(await said({})).toEqual([
    'look',
    expect.stringMatching(
      /^openai:gpt-image-2: .* not tried.*241 dots an inch in print.*looks at references; nobody looks at what it draws$/,
    ),
  ])
  expect(await said({ PICTURE_PIXELS: '1024', PICTURE_REFERENCES: 'false' })).toEqual([
    'look',
    expect.stringMatching(/120 dots an inch: printers take no fewer than 200.*looks at no references/),
  ])
  expect(await said({ PICTURE_ENGINE: 'house' })).toEqual([
    'good',
    'our own illustrator draws; books that openai:gpt-image-2 began are still its',
  ])
})

test('shows the model that looks at pictures one that is plain', async () => {
  const eyes = await modelStandIn('google', () => ({ colour: 'red' }))
  const chosen = {
    PICTURE_ENGINE: 'ai',
    PICTURE_MODEL: 'openai:gpt-image-2',
    PICTURE_PRICE: '0.001',
    AI_BOOK_EUROS: '2',
    OPENAI_API_KEY: 'key',
    VISION_MODEL: 'google:gemini-next',
    VISION_PRICE: '0.1/0.4',
    VISION_URL: eyes.apiUrl,
    GOOGLE_GENERATIVE_AI_API_KEY: 'key',
  }
  const said = async (changes: NodeJS.ProcessEnv): Promise<unknown> =>
    (await findings({ ...chosen, ...changes }))['pictures']
  expect(await said({})).toEqual([
    'look',
    expect.stringContaining('google:gemini-next looks at each picture, and takes red for red'),
  ])
  expect(eyes.questions).toMatchObject([{ pictures: 1 }])
  expect(await said({ GOOGLE_GENERATIVE_AI_API_KEY: 'other' })).toEqual([
    'bad',
    expect.stringMatching(/The key is wrong.*\n.*the key is not known/),
  ])
  await eyes.close()
})

const written = {
  STORY_ENGINE: 'ai',
  STORY_MODEL: 'openai:small',
  STORY_PRICE: '1/4',
  OPENAI_API_KEY: 'key',
}

test.each<[string, Behaviour | null, NodeJS.ProcessEnv, RegExp]>([
  ['a wrong key', null, { OPENAI_API_KEY: 'other' }, /The key is wrong/],
  ['a model that nobody knows', { kind: 'status', status: 404 }, {}, /does not know this model/],
  [
    'a model without structured output',
    { kind: 'status', status: 400, message: 'response_format json_schema is not supported with this model' },
    {},
    /does not answer in the shape/,
  ],
  [
    'a model that answers in prose',
    { kind: 'say', text: 'Once upon a time' },
    {},
    /does not answer in the shape/,
  ],
  ['an account without credit', { kind: 'status', status: 402 }, {}, /has no credit/],
])('says of %s what is wrong in words of its own', async (_, behaviour, changes, words) => {
  const model = await modelStandIn('openai', () => ({ word: 'boat' }))
  if (behaviour !== null) model.behaveNext(behaviour, behaviour, behaviour)
  const found = await findings({ ...written, STORY_URL: model.apiUrl, ...changes })
  expect(found['stories']).toEqual(['bad', expect.stringMatching(words)])
  await model.close()
})

test('says how much of the budget of a day is spent, and when previews stop', async () => {
  const model = await modelStandIn('openai', () => ({ word: 'boat' }))
  const settingsOfDay = { ...written, STORY_URL: model.apiUrl, AI_DAY_EUROS: '3' }
  const said = async (): Promise<unknown> => (await findings(settingsOfDay))['budget of models']
  expect(await said()).toEqual(['good', '€ 0.00 of € 3 within a day'])
  const spend = (micros: number, fault: 'budget' | null = null): Promise<unknown> =>
    backend.pool.query(
      `insert into house.ai_calls (work, task, question, model, outcome, micros, fault)
       values ('w', 't', 'q', 'openai:small', 'finished', $1, $2)`,
      [micros, fault],
    )
  await spend(1_700_000)
  expect(await said()).toEqual([
    'look',
    '€ 1.70 of € 3 within a day; € 0.30 are left for previews, and one more may cost € 0.39',
  ])
  await backend.pool.query('delete from house.ai_calls')
  await spend(0, 'budget')
  expect(await said()).toEqual([
    'look',
    expect.stringMatching(
      /^€ 0.00 of € 3 within a day; a question was not asked. The budget of the day is spent/,
    ),
  ])
  await backend.pool.query('delete from house.ai_calls')
  await backend.pool.query(
    `insert into house.ai_calls (work, task, question, model, outcome, micros)
     values ('w', 't', 'q', 'openai:small', 'finished', 2500000)`,
  )
  expect(await said()).toEqual([
    'look',
    expect.stringMatching(/^€ 2.50 of € 3 within a day. The budget of the day is spent/),
  ])
  await model.close()
})

test('a moderator is asked about a hen, and says what it thinks of the key', async () => {
  const model = await modelStandIn('compatible', () => ({ word: 'hen' }))
  const moderator = await moderationStandIn(() => false)
  const chosen = {
    STORY_ENGINE: 'ai',
    STORY_MODEL: 'compatible:m',
    STORY_PRICE: '0/0',
    STORY_URL: model.apiUrl,
    COMPATIBLE_API_KEY: 'key',
    MODERATION_MODEL: 'openai:omni',
    MODERATION_URL: moderator.apiUrl,
  }
  const said = async (key: string): Promise<unknown> =>
    (await findings({ ...chosen, OPENAI_API_KEY: key }))['stories']
  expect(await said('key')).toEqual(['good', expect.stringContaining('the moderator answers')])
  expect(moderator.asked).toEqual([['A hen lays an egg.']])
  expect(await said('other')).toEqual(['bad', expect.stringMatching(/401/)])
  await Promise.all([model.close(), moderator.close()])
})
