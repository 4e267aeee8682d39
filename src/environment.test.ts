import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'
import { printerOfNewJobs } from '#settings/printing-settings.ts'
import { standsIn } from '#settings/twins.ts'

test('an empty environment runs on an empty machine', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 3000, DATA_FOLDER: '.data', PUBLIC_DEPLOYMENT: false })
})

test('every wrong setting is named at once', () => {
  const read = (): unknown =>
    readEnvironment({ PORT: 'many', DATABASE_URL: 'mysql://x', DRAWING_THREADS: '0' })
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*DRAWING_THREADS/)
})

describe('a hosted project', () => {
  const hosted = {
    SUPABASE_URL: 'https://abc.supabase.co/',
    SUPABASE_ANON_KEY: 'sb_publishable_abc',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_abc',
    SUPABASE_DB_URL: 'postgresql://postgres:x@db.abc.supabase.co:5432/postgres',
  }

  test('is named by its address, both keys and its database, by either name', () => {
    const read = readEnvironment(hosted)
    expect(read).toMatchObject({
      SUPABASE_URL: 'https://abc.supabase.co',
      DATABASE_URL: hosted.SUPABASE_DB_URL,
    })
    expect(standsIn(read, 'disk')).toBe(false)
    expect(readEnvironment({ ...hosted, DATABASE_URL: 'postgresql://other/x' }).DATABASE_URL).toContain(
      'other',
    )
  })

  test('is refused by halves', () => {
    const without = (name: keyof typeof hosted) => () => readEnvironment({ ...hosted, [name]: '' })
    expect(without('SUPABASE_DB_URL')).toThrow(/DATABASE_URL: SUPABASE_URL is set/)
    expect(without('SUPABASE_ANON_KEY')).toThrow(/SUPABASE_ANON_KEY/)
    expect(without('SUPABASE_URL')).toThrow(/SUPABASE_URL: SUPABASE_ANON_KEY is set/)
  })

  test('is refused with its keys the wrong way round, as tokens too: the public one stands on every page', () => {
    const token = (role: string): string =>
      ['{"alg":"HS256"}', JSON.stringify({ role }), 'x']
        .map((part) => btoa(part).replaceAll('=', ''))
        .join('.')
    const keys = (anon: string, service: string) => () =>
      readEnvironment({ ...hosted, SUPABASE_ANON_KEY: anon, SUPABASE_SERVICE_ROLE_KEY: service })
    for (const secret of ['sb_secret_abc', token('service_role')]) {
      expect(keys(secret, secret)).toThrow(/SUPABASE_ANON_KEY: is the key with every right/)
    }
    for (const open of ['sb_publishable_abc', token('anon')]) {
      expect(keys(open, open)).toThrow(/SUPABASE_SERVICE_ROLE_KEY: is the public key/)
    }
    expect(keys(token('anon'), token('service_role'))).not.toThrow()
  })

  test('signs its own tokens: a public deployment needs no key for them', () => {
    expect(() => readEnvironment({ ...hosted, PUBLIC_DEPLOYMENT: 'true' })).not.toThrow(/AUTH_SIGNING_KEY/)
  })
})

test('text messages need an address and a secret to be signed with', () => {
  const hook = { SEND_SMS_HOOK_URI: 'https://sms.example/send', SEND_SMS_HOOK_SECRET: 'v1,whsec_YWJj' }
  expect(readEnvironment(hook)).toMatchObject(hook)
  expect(() => readEnvironment({ ...hook, SEND_SMS_HOOK_SECRET: '' })).toThrow(/SEND_SMS_HOOK_SECRET/)
  expect(() => readEnvironment({ ...hook, SEND_SMS_HOOK_SECRET: 'abc' })).toThrow(/v1,whsec_/)
})

test('a public deployment is refused without an address and a signing key of its own', () => {
  expect(() => readEnvironment({ PUBLIC_DEPLOYMENT: 'true' })).toThrow(/AUTH_SIGNING_KEY[\s\S]*SITE_URL/)
})

test("a public deployment is refused while the law's questions about the company are open", () => {
  expect(() => readEnvironment({ PUBLIC_DEPLOYMENT: 'true' })).toThrow(
    /COMPANY_EMAIL[\s\S]*COMPANY_ADDRESS[\s\S]*COMPANY_REGISTRATION[\s\S]*COMPANY_VAT_NUMBER/,
  )
})

test('what of the database is shown can be chosen', () => {
  expect(readEnvironment({})).toMatchObject({ REST_SCHEMAS: ['public'], REST_ANON_ROLE: 'anon' })
  expect(readEnvironment({ REST_SCHEMAS: 'api, public', REST_MAX_ROWS: '1000' })).toMatchObject({
    REST_SCHEMAS: ['api', 'public'],
    REST_MAX_ROWS: 1000,
  })
  expect(() => readEnvironment({ REST_MAX_ROWS: '-1' })).toThrow(/REST_MAX_ROWS/)
  expect(() => readEnvironment({ ROW_CONNECTIONS: '0' })).toThrow(/ROW_CONNECTIONS/)
})

test('the hosts of tags are names with commas between them, and nothing else', () => {
  const hosts = (text: string): string[] => readEnvironment({ TAG_HOSTS: text }).TAG_HOSTS
  expect(hosts('')).toEqual([])
  expect(hosts('*.google-analytics.com, www.googletagmanager.com ,tags.example.org:8443')).toEqual([
    '*.google-analytics.com',
    'www.googletagmanager.com',
    'tags.example.org:8443',
  ])
  for (const wrong of [
    '*',
    "'unsafe-inline'",
    'https://a.example',
    'a.example/b',
    'a.example; script-src *',
    '*.com;',
  ]) {
    expect(() => hosts(wrong)).toThrow(/TAG_HOSTS/)
  }
})

const publicSettings = {
  PUBLIC_DEPLOYMENT: 'true',
  AUTH_SIGNING_KEY: '{}',
  SITE_URL: 'https://books.example',
  COMPANY_EMAIL: 'shop@books.example',
  COMPANY_ADDRESS: 'Dorpsstraat 1, Utrecht',
  COMPANY_REGISTRATION: '1',
  COMPANY_VAT_NUMBER: '1',
}

test('a public deployment is refused with what only stands in, unless that is named', () => {
  expect(() => readEnvironment(publicSettings)).toThrow(
    /nobody could pay[\s\S]*nobody could log in[\s\S]*disk/,
  )
  const some = (): unknown => readEnvironment({ ...publicSettings, ALLOW_TWINS: 'till, disk' })
  expect(some).toThrow(/^(?!.*pay)[\s\S]*nobody could log in/)
  const environment = readEnvironment({ ...publicSettings, ALLOW_TWINS: 'till,mailbox,disk,printing' })
  expect(standsIn(environment, 'till')).toBe(true)
  expect(() => readEnvironment({ ALLOW_TWINS: 'tilt' })).toThrow(/ALLOW_TWINS/)
  expect(standsIn(readEnvironment({}), 'mailbox')).toBe(true)
})

test('a public deployment whose stories a model writes is refused without a moderator, unless that is named', () => {
  const twins = 'till,mailbox,disk,printing'
  const house = { ...publicSettings, ALLOW_TWINS: twins }
  const tells = {
    STORY_ENGINE: 'ai',
    STORY_MODEL: 'anthropic:m',
    STORY_PRICE: '0/0',
    ANTHROPIC_API_KEY: 'key',
  }
  const writing = { ...house, ...tells }
  expect(() => readEnvironment(house)).not.toThrow()
  expect(() => readEnvironment(tells)).not.toThrow()
  expect(() => readEnvironment(writing)).toThrow(
    /without MODERATION_MODEL[^]*OPENAI_API_KEY[^]*name moderator/,
  )
  const moderated = { ...writing, MODERATION_MODEL: 'openai:omni-moderation-latest', OPENAI_API_KEY: 'key' }
  expect(() => readEnvironment(moderated)).not.toThrow()
  expect(() => readEnvironment({ ...writing, ALLOW_TWINS: `${twins},moderator` })).not.toThrow()
})

test('the example file explains exactly the settings there are, with their defaults', () => {
  const lines = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n')
  const given = Object.fromEntries(
    lines.filter((line) => /^[A-Z0-9_]+=/.test(line)).map((line) => line.split('=', 2) as [string, string]),
  )
  const defaults = readEnvironment({ NODE_ENV: 'production' })
  expect(readEnvironment({ ...given, NODE_ENV: 'production' })).toEqual(defaults)
  for (const name of Object.keys(defaults)) {
    if (name !== 'NODE_ENV') expect(given).toHaveProperty(name)
  }
})

test('with a key of Mollie nothing stands in for the till; a test key is no key for the public', () => {
  const key = (mode: string): string => `${mode}_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM`
  const others = { ...publicSettings, ALLOW_TWINS: 'mailbox,disk,printing' }
  const live = readEnvironment({
    ...others,
    MOLLIE_API_KEY: key('live'),
    MOLLIE_METHODS: 'ideal, creditcard',
  })
  expect(standsIn(live, 'till')).toBe(false)
  expect(live.MOLLIE_METHODS).toEqual(['ideal', 'creditcard'])
  expect(() => readEnvironment({ ...others, MOLLIE_API_KEY: key('test') })).toThrow(/test key of Mollie/)
  expect(standsIn(readEnvironment({ MOLLIE_API_KEY: key('test') }), 'till')).toBe(false)
  expect(() => readEnvironment({ MOLLIE_API_KEY: 'secret' })).toThrow(/MOLLIE_API_KEY: must be a key/)
})

const lulu = { LULU_KEY: 'a', LULU_SECRET: 'b', LULU_PHONE: '+31201234567' }
const gelato = { GELATO_API_KEY: 'a', GELATO_WEBHOOK_SECRET: 'b' }

test.each([
  ['LULU_API_URL', 'printing', { ...lulu, LULU_API_URL: 'https://api.sandbox.lulu.com' }],
  ['LULU_API_URL', 'printing', { ...lulu, LULU_API_URL: 'http://127.0.0.1:4010' }],
  ['GELATO_ORDER_TYPE', 'printing', { ...gelato, GELATO_ORDER_TYPE: 'draft' }],
  ['GELATO_ORDER_URL', 'printing', { ...gelato, GELATO_ORDER_URL: 'http://localhost:4011' }],
  ['GELATO_PRODUCT_URL', 'printing', { ...gelato, GELATO_PRODUCT_URL: 'http://[::1]:4011' }],
  ['MOLLIE_API_URL', 'till', { ...lulu, MOLLIE_API_URL: 'https://127.0.0.1:4012' }],
])(
  'a public shop takes no real money while %s makes nothing of it, unless %s is named',
  (name, twin, wrong) => {
    const settings = {
      ...publicSettings,
      MOLLIE_API_KEY: 'live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM',
      ...wrong,
    }
    const allowing = (twins: string): unknown => readEnvironment({ ...settings, ALLOW_TWINS: twins })
    const problem = new RegExp(`${name}: .*; name ${twin} in ALLOW_TWINS`)
    expect(() => allowing('mailbox,disk')).toThrow(problem)
    expect(() => allowing(`mailbox,disk,${twin}`)).not.toThrow()
    const trying = { ...settings, MOLLIE_API_KEY: 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM' }
    expect(() => readEnvironment({ ...trying, ALLOW_TWINS: 'till,mailbox,disk' })).not.toThrow()
  },
)

test('a public shop takes real money over https only, and what it does not print with does not matter', () => {
  const settings = {
    ...publicSettings,
    ...lulu,
    MOLLIE_API_KEY: 'live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM',
    GELATO_ORDER_TYPE: 'draft',
    STORY_URL: 'http://127.0.0.1:11434/v1',
    ALLOW_TWINS: 'mailbox,disk',
  }
  expect(() => readEnvironment(settings)).not.toThrow()
  expect(() => readEnvironment({ ...settings, SITE_URL: 'http://books.example' })).toThrow(
    /SITE_URL: .*https/,
  )
})

test('Lulu or Gelato takes the place of the print shop, each with what it needs, and never both', () => {
  expect(standsIn(readEnvironment({}), 'printing')).toBe(true)
  for (const printer of [lulu, gelato]) {
    expect(standsIn(readEnvironment(printer), 'printing')).toBe(false)
  }
  expect(() => readEnvironment({ GELATO_API_KEY: 'a' })).toThrow(/GELATO_WEBHOOK_SECRET: .*needs it/)
  expect(() => readEnvironment({ ...lulu, ...gelato })).toThrow(/PRINTER: .*name who gets new books/)
  for (const name of ['lulu', 'gelato', 'print-shop'] as const) {
    expect(printerOfNewJobs(readEnvironment({ ...lulu, ...gelato, PRINTER: name }))).toBe(name)
  }
  expect(printerOfNewJobs(readEnvironment(gelato))).toBe('gelato')
  expect(() => readEnvironment({ ...gelato, PRINTER: 'lulu' })).toThrow(/PRINTER: there are no keys of lulu/)
  const tall = 'photobooks-hardcover_pf_210x280-mm-8x11-inch_ver'
  expect(() => readEnvironment({ ...gelato, GELATO_PRODUCT: tall })).toThrow(/GELATO_PRODUCT: .*square/)
})

test('a bucket takes the place of the disk, and comes with its keys', () => {
  expect(() => readEnvironment({ S3_BUCKET: 'books' })).toThrow(
    /S3_ACCESS_KEY_ID: .*needs it[\s\S]*S3_SECRET_ACCESS_KEY/,
  )
  const keys = { S3_BUCKET: 'books', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  const environment = readEnvironment({ ...publicSettings, ...keys, ALLOW_TWINS: 'till,mailbox,printing' })
  expect(standsIn(environment, 'disk')).toBe(false)
})

test('a model of pictures needs its key and its price, and a budget that holds the largest book', () => {
  const chosen = { PICTURE_ENGINE: 'ai', PICTURE_MODEL: 'fal:fal-ai/flux' }
  expect(() => readEnvironment({ PICTURE_ENGINE: 'ai' })).toThrow(/PICTURE_MODEL/)
  expect(() => readEnvironment(chosen)).toThrow(/FAL_API_KEY[\s\S]*PICTURE_PRICE/)
  expect(() => readEnvironment({ ...chosen, FAL_API_KEY: 'key', PICTURE_PRICE: '0.05' })).toThrow(
    /AI_BOOK_EUROS: the largest book may take 130 pictures with all its redraws, which cost 6\.50/,
  )
  const options = { PICTURE_PRICE: '0.007', PICTURE_OPTIONS: '{"numInferenceSteps":30}', FAL_API_KEY: 'key' }
  expect(readEnvironment({ ...chosen, ...options })).toMatchObject({
    PICTURE_MODEL: { provider: 'fal', model: 'fal-ai/flux' },
    PICTURE_OPTIONS: { numInferenceSteps: 30 },
  })
  expect(() => readEnvironment({ ...chosen, ...options, PICTURE_OPTIONS: '{' })).toThrow(/PICTURE_OPTIONS/)
})

test('a model that sees needs one that draws: it looks at nothing else', () => {
  const seen = {
    VISION_MODEL: 'compatible:llava',
    VISION_PRICE: '0/0',
    VISION_URL: 'http://127.0.0.1:11434/v1',
  }
  expect(() => readEnvironment(seen)).toThrow(/VISION_MODEL: .*PICTURE_MODEL/)
  // Books that a model began are finished by it, also once our own illustrator draws new ones.
  const draws = { PICTURE_MODEL: 'fal:flux', FAL_API_KEY: 'key', PICTURE_PRICE: '0' }
  expect(readEnvironment({ ...seen, ...draws }).VISION_MODEL).toMatchObject({ model: 'llava' })
})

test('a model that sees needs its key and its price, and a budget for every look and redraw', () => {
  const drawn = { PICTURE_ENGINE: 'ai', PICTURE_MODEL: 'fal:flux', FAL_API_KEY: 'key', PICTURE_PRICE: '0.02' }
  const seen = { ...drawn, VISION_MODEL: 'google:gemini-next' }
  expect(() => readEnvironment(seen)).toThrow(/VISION_PRICE[\s\S]*GOOGLE_GENERATIVE_AI_API_KEY: VISION_MODEL/)
  expect(() => readEnvironment({ ...drawn, VISION_MODEL: 'compatible:llava', VISION_PRICE: '0/0' })).toThrow(
    /VISION_URL/,
  )
  const priced = { ...seen, GOOGLE_GENERATIVE_AI_API_KEY: 'key', VISION_PRICE: '0.5/2' }
  // Each of 388 pictures at € 0.02, and a look at € 0.017 at most.
  expect(() => readEnvironment({ ...priced, AI_BOOK_EUROS: '14.35' })).toThrow(
    /AI_BOOK_EUROS: the largest book may take 388 pictures with all its redraws, each looked at, which cost 14\.36/,
  )
  expect(readEnvironment({ ...priced, AI_BOOK_EUROS: '14.36' })).toMatchObject({
    VISION_MODEL: { provider: 'google', model: 'gemini-next' },
    VISION_PRICE: { input: 0.5, output: 2 },
  })
})

test('a model that tells needs a budget that holds the story of the largest book', () => {
  const tells = {
    STORY_ENGINE: 'ai',
    STORY_MODEL: 'openai:small',
    STORY_PRICE: '1/4',
    OPENAI_API_KEY: 'key',
  }
  expect(readEnvironment(tells).AI_BOOK_EUROS).toBe(1)
  const [sum = ''] =
    /(?<=AI_BOOK_EUROS: the story of the largest book may cost )\S+(?= with STORY_MODEL)/.exec(
      problemsOf({ ...tells, STORY_PRICE: '15/75' }),
    ) ?? []
  expect(Number(sum)).toBeGreaterThan(3)
  expect(() => readEnvironment({ ...tells, STORY_PRICE: '15/75', AI_BOOK_EUROS: sum })).not.toThrow()
  // Books that our own storyteller writes cost nothing.
  expect(() => readEnvironment({ ...tells, STORY_ENGINE: 'house', STORY_PRICE: '15/75' })).not.toThrow()
  const fallback = { STORY_FALLBACK_MODEL: 'openai:dear', STORY_FALLBACK_PRICE: '15/75' }
  expect(problemsOf({ ...tells, ...fallback })).toMatch(/may cost \S+ with STORY_FALLBACK_MODEL/)
})

test('a moderator needs its key, or its address', () => {
  const tells = { STORY_ENGINE: 'ai', STORY_MODEL: 'compatible:m', STORY_PRICE: '0/0', STORY_URL: 'http://m' }
  const moderated = { ...tells, MODERATION_MODEL: 'openai:omni' }
  expect(() => readEnvironment(moderated)).toThrow(/OPENAI_API_KEY: MODERATION_MODEL needs it/)
  expect(readEnvironment({ ...moderated, OPENAI_API_KEY: 'key' }).MODERATION_MODEL).toEqual({
    provider: 'openai',
    model: 'omni',
  })
  expect(() => readEnvironment({ ...tells, MODERATION_MODEL: 'compatible:omni' })).toThrow(/MODERATION_URL/)
  expect(() => readEnvironment({ ...tells, MODERATION_MODEL: 'mistral:x' })).toThrow(/provider:model/)
})

function problemsOf(settings: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(settings)
    return ''
  } catch (error) {
    return String(error)
  }
}
