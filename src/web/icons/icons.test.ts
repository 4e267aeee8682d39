import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askIconHosts } from './ask-icon-hosts.ts'
import { addressCharacters, iconLoader } from './icon-loader.ts'
import { iconRoute } from './icon-route.ts'

const query = { type: 'icons', collection: 'ph', names: ['a'] }
const silent = (): Promise<Response> => new Promise(() => undefined)
const found = (names: readonly string[], prefix = 'ph'): Response =>
  Response.json({
    prefix,
    icons: Object.fromEntries(names.map((name) => [name, { body: `<${name}/>` }])),
    width: 256,
    height: 256,
  })

/** A network of hosts, and what each was asked and when. */
function network(answers: Record<string, () => Promise<Response>>) {
  const asked: { host: string; at: number; address: string }[] = []
  const started = Date.now()
  const fetchIcons = ((address: string) => {
    const host = new URL(address).hostname
    asked.push({ host, at: Date.now() - started, address })
    return (answers[host] ?? silent)()
  }) as typeof fetch
  return { asked, fetch: fetchIcons, hosts: Object.keys(answers).map((host) => `https://${host}`) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('asking hosts', () => {
  test('a silent host: the next is asked too after 750 ms, and its answer wins', async () => {
    const net = network({ one: silent, two: () => Promise.resolve(found(['a'])) })
    const answer = askIconHosts(net, query)
    await vi.advanceTimersByTimeAsync(749)
    expect(net.asked.map(({ host }) => host)).toEqual(['one'])
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toMatchObject({ status: 'answered' })
    expect(net.asked).toMatchObject([
      { host: 'one', at: 0 },
      { host: 'two', at: 750 },
    ])
  })

  test('the last good host is asked first the next time', async () => {
    const net = network({
      one: () => Promise.reject(new TypeError('gone')),
      two: () => Promise.resolve(found(['a'])),
    })
    await askIconHosts(net, query)
    await askIconHosts(net, query)
    expect(net.asked.map(({ host }) => host)).toEqual(['one', 'two', 'two'])
  })

  test('a 404 is final', async () => {
    const net = network({ one: () => Promise.resolve(new Response('', { status: 404 })), two: silent })
    expect(await askIconHosts(net, query)).toEqual({ status: 'failed', code: 404 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(net.asked.length).toBe(1)
  })

  test('any other refusal moves on at once', async () => {
    const net = network({
      one: () => Promise.resolve(new Response('', { status: 500 })),
      two: () => Promise.resolve(found(['a'])),
    })
    expect(await askIconHosts(net, query)).toMatchObject({ status: 'answered' })
    expect(net.asked[1]?.at).toBe(0)
  })

  test('nobody answers: 750 ms each, then 5,000 ms, then it fails', async () => {
    const net = network({ one: silent, two: silent })
    let answer: unknown
    void askIconHosts(net, query).then((value) => (answer = value))
    await vi.advanceTimersByTimeAsync(750 + 750 + 4_999)
    expect(answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toEqual({ status: 'failed', code: 503 })
  })

  test.each([
    ['an unknown kind of query', 400, network({ one: silent }), { ...query, type: 'letters' }],
    ['no way to ask', 424, { hosts: ['https://one'], fetch: undefined }, query],
    ['nobody to ask', 424, { hosts: [], fetch: silent }, query],
    ['not JSON', 501, network({ one: () => Promise.resolve(new Response('<html>')) }), query],
    ['not an object', 501, network({ one: () => Promise.resolve(Response.json([1])) }), query],
    ['no network', 503, network({ one: () => Promise.reject(new TypeError('gone')) }), query],
  ])('%s: %i', async (_, code, hosts, asked) => {
    expect(await askIconHosts(hosts, asked)).toEqual({ status: 'failed', code })
  })
})

describe('loading icons', () => {
  test('what is wanted in one turn is asked for together, and once', async () => {
    const net = network({ one: () => Promise.resolve(found(['a', 'b'])) })
    const load = iconLoader(net)
    const icons = Promise.all(['ph:a', 'ph:b', 'ph:a', 'ph:none'].map(load))
    await vi.runAllTimersAsync()
    expect(await icons).toEqual([
      { body: '<a/>', width: 256, height: 256 },
      { body: '<b/>', width: 256, height: 256 },
      { body: '<a/>', width: 256, height: 256 },
      null,
    ])
    await load('ph:none')
    expect(net.asked.map(({ address }) => address)).toEqual(['https://one/ph.json?icons=a,b,none'])
  })

  test('an address stays under 500 characters', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `icon-with-a-long-name-${index}`)
    const net = network({ one: () => Promise.resolve(found(names)) })
    const load = iconLoader(net)
    const together = Promise.all(names.map((name) => load(`ph:${name}`)))
    await vi.runAllTimersAsync()
    expect((await together).every((icon) => icon !== null)).toBe(true)
    expect(Math.max(...net.asked.map(({ address }) => address.length))).toBeLessThan(addressCharacters)
  })

  test.each(['ph:Bad', 'ph', 'ph:a_b', ':a', 'ph:a/../b'])(
    '%s is no name and is not asked for',
    async (name) => {
      const net = network({ one: silent })
      expect(await iconLoader(net)(name)).toBeNull()
      await vi.runAllTimersAsync()
      expect(net.asked).toEqual([])
    },
  )

  test('an answer about another collection is no answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const net = network({ one: () => Promise.resolve(found(['a'], 'mdi')) })
    const icon = iconLoader(net)('ph:a')
    await vi.runAllTimersAsync()
    expect(await icon).toBeNull()
  })

  test('after a failing network it is asked for again', async () => {
    let works = false
    const net = network({
      one: () => (works ? Promise.resolve(found(['a'])) : Promise.reject(new TypeError('gone'))),
    })
    const load = iconLoader(net)
    const first = load('ph:a')
    await vi.runAllTimersAsync()
    expect(await first).toBeNull()
    works = true
    const second = load('ph:a')
    await vi.runAllTimersAsync()
    expect(await second).not.toBeNull()
  })
})

describe('our own route', () => {
  const route = iconRoute()
  test.each([
    ['/ph.json?icons=printer,truck,no-such-icon', 200],
    ['/ph.json?icons=printer%2Ctruck', 200],
    ['/ph.json', 400],
    ['/ph.json?icons=', 400],
    ['/ph.json?icons=constructor', 404],
    ['/mdi.json?icons=home', 404],
    ['/..%2Fpackage.json?icons=a', 404],
  ])('%s: %i', async (path, status) => {
    vi.useRealTimers()
    expect((await route.request(path)).status).toBe(status)
  })

  test('answers what exists, to be kept for a week', async () => {
    vi.useRealTimers()
    const response = await route.request('/ph.json?icons=printer,no-such-icon')
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800')
    const body = (await response.json()) as {
      prefix: string
      icons: Record<string, { body: string }>
      width: number
    }
    expect(body).toMatchObject({ prefix: 'ph', width: 256 })
    expect(Object.keys(body.icons)).toEqual(['printer'])
  })

  test('a collection that cannot be read: 500', async () => {
    vi.useRealTimers()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = iconRoute(() => Promise.reject(new Error('disk')))
    expect((await broken.request('/ph.json?icons=a')).status).toBe(500)
  })
})
