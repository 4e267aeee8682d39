import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from './start-product.ts'

/*
 * Every row of the specification's route table, in both languages, as search engines and link previews read it.
 */

let product: Product
let guestCookie: string

beforeAll(async () => {
  product = await startProduct()
  guestCookie = await becomeGuest()
})

afterAll(() => product.stop())

interface Row {
  screen: string
  nl: string
  en: string
  /** Only with a session: without one it leads to the login page. */
  guarded?: true
  /** Nothing is there under this name: the screen's own 404. */
  missing?: true
}

const rows: Row[] = [
  { screen: 'home', nl: '/', en: '/en' },
  { screen: 'terms', nl: '/terms', en: '/en/terms' },
  { screen: 'pricing', nl: '/prijzen', en: '/en/pricing' },
  { screen: 'giftCard', nl: '/cadeaubon', en: '/en/gift-card' },
  { screen: 'privacy', nl: '/privacy', en: '/en/privacy' },
  { screen: 'delivery', nl: '/delivery', en: '/en/delivery' },
  { screen: 'login', nl: '/auth/login', en: '/en/auth/login' },
  { screen: 'auth finish', nl: '/auth/finish', en: '/en/auth/finish' },
  { screen: 'blog list', nl: '/blog', en: '/en/blog' },
  { screen: 'unknown blog post', nl: '/blog/bestaat-niet', en: '/en/blog/does-not-exist', missing: true },
  { screen: 'book list', nl: '/books', en: '/en/books', guarded: true },
  { screen: 'book', nl: '/books/none', en: '/en/books/none', guarded: true, missing: true },
  { screen: 'how it works', nl: '/hoe-werkt-het', en: '/en/how-it-works' },
  { screen: 'order', nl: '/orders/none', en: '/en/orders/none', guarded: true, missing: true },
  { screen: 'referral', nl: '/r/anna', en: '/en/r/anna' },
  { screen: 'promotion', nl: '/insta/welkom', en: '/en/insta/welkom' },
  { screen: 'another promotion', nl: '/insta/anders', en: '/en/insta/other', missing: true },
  { screen: 'builder', nl: '/maken/who', en: '/en/create/who' },
  { screen: 'unknown step', nl: '/maken/none', en: '/en/create/none', missing: true },
  { screen: 'account', nl: '/account', en: '/en/account', guarded: true },
]

const cases = rows.flatMap((row) =>
  (['nl', 'en'] as const).map((locale) => ({ ...row, locale, path: row[locale] })),
)

function ask(path: string, cookie = ''): Promise<Response> {
  const headers = { accept: 'text/html', 'accept-language': 'nl', cookie }
  return fetch(product.url + path, { redirect: 'manual', headers })
}

const guardedCases = cases.filter(({ guarded }) => guarded)
const missingCases = cases.filter(({ missing }) => missing)
const shownCases = cases.filter(({ missing }) => !missing)
const dataCases = shownCases.filter(({ path }) => path !== '/')
const sharedCases = shownCases.filter(({ guarded }) => !guarded)

describe('the route table', () => {
  test.each(guardedCases)('$screen in $locale asks to log in first', async ({ path, locale }) => {
    const response = await ask(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(locale === 'nl' ? '/auth/login' : '/en/auth/login')
    expect(response.headers.get('set-cookie')).toContain(`-redirect-path=${encodeURIComponent(path)}`)
  })

  test.each(shownCases)(
    '$screen in $locale is there, with a title, one heading, one address and its twin',
    async ({ path, locale, nl, en, guarded }) => {
      const response = await ask(path, guarded ? guestCookie : '')
      expect(response.status).toBe(200)
      const html = await response.text()
      expect(html).toContain(`lang="${locale === 'nl' ? 'nl-NL' : 'en-GB'}"`)
      expect(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.length).toBeGreaterThan(8)
      expect(html.match(/<h1[\s>]/g)?.length).toBe(1)
      expect(html.match(/<main[\s>]/g)?.length).toBe(1)
      expect(linksOf(html, 'canonical')).toEqual([{ lang: null, href: product.url + path }])
      const twins = [nl, nl, en, en, nl].map((twin) => product.url + twin)
      expect(linksOf(html, 'alternate')).toEqual(
        ['nl', 'nl-NL', 'en', 'en-GB', 'x-default'].map((lang, index) => ({ lang, href: twins[index] })),
      )
    },
  )

  test.each(dataCases)('$screen in $locale comes as data to who is inside', async ({ path, guarded }) => {
    expect((await ask(`${path}.data`, guarded ? guestCookie : '')).status).toBe(200)
  })

  test.each(guardedCases)('$screen in $locale keeps its data as well', async ({ path, locale }) => {
    const response = await ask(`${path}.data?page=2`)
    expect(await response.text()).toContain(locale === 'nl' ? '/auth/login' : '/en/auth/login')
    const wanted = `-redirect-path=${encodeURIComponent(`${path}?page=2`)};`
    expect(response.headers.get('set-cookie')).toContain(wanted)
  })

  test.each(missingCases)('$screen in $locale says Page Not Found', async ({ path, guarded }) => {
    const response = await ask(path, guarded ? guestCookie : '')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toContain('no-c')
    const html = await response.text()
    expect(html).toContain('<title>404 - Page Not Found | Fabelaar</title>')
    expect(html).toContain(`Page Not Found: ${path}`)
    expect(html.match(/<h1[\s>]/g)?.length).toBe(1)
  })

  test.each(sharedCases)('$screen in $locale has a picture to be shared with', async ({ path }) => {
    const html = await (await ask(path)).text()
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const response = await fetch(picture)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
  })
})

describe.each(['/sitemap.xml', '/en/sitemap.xml'])('%s', (path) => {
  test('names pages that are there, with their twins', async () => {
    const response = await fetch(product.url + path)
    expect(response.headers.get('content-type')).toContain('application/xml')
    const xml = await response.text()
    const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
    expect(pages.length).toBeGreaterThan(10)
    expect(xml).toContain('hreflang="x-default"')
    for (const page of pages) {
      expect(new URL(page).pathname.startsWith('/en')).toBe(path.startsWith('/en'))
      expect((await ask(new URL(page).pathname)).status, page).toBe(200)
    }
    expect(await (await fetch(`${product.url}/robots.txt`)).text()).toContain(
      `Sitemap: ${product.url}${path}`,
    )
  })
})

test.each(['/nl', '/nl/blog', '/pricing', '/en/prijzen', '/en/maken/who', '/nope'])(
  '%s matches no route',
  async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(`Page not found: ${path}`)
  },
)

test('an address that is pressed inside the site is named as it is', async () => {
  const answer = await (await ask('/nope.data?x=1&_routes=errors%2Fno-page')).text()
  expect(answer).toContain('Page not found: /nope?x=1')
})

test('case and a trailing slash do not matter, and the address that counts is the plain one', async () => {
  const html = await (await ask('/EN/Pricing/')).text()
  expect(linksOf(html, 'canonical')).toEqual([{ lang: null, href: `${product.url}/en/pricing` }])
})

test.each([
  ['//evil.example', 404],
  ['/%5Cevil.example', 404],
  ['/?to=https://evil.example', 200],
  ['/auth/login?next=//evil.example', 200],
])('%s leads nowhere else', async (path, status) => {
  const response = await ask(path)
  expect(response.headers.get('location')).toBeNull()
  expect(response.status).toBe(status)
})

test('every page forbids what it does not need', async () => {
  const response = await ask('/prijzen')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'(;|$)/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy).toContain(rule)
  }
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  const html = await response.text()
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  for (const [tag] of html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>/g)) expect(tag).toContain(nonce)
  expect(html).not.toMatch(/\son[a-z]+="/)
  expect((await (await ask('/prijzen')).text()).includes(nonce)).toBe(false)
})

test('icons come from our own address', async () => {
  const answer = await fetch(`${product.url}/api/icons/ph.json?icons=printer,none`)
  expect(await answer.json()).toMatchObject({
    prefix: 'ph',
    icons: { printer: { body: expect.any(String) } },
  })
  expect((await fetch(`${product.url}/api/icons/ph.json`)).status).toBe(400)
  expect((await fetch(`${product.url}/api/icons/none.json?icons=a`)).status).toBe(404)
})

function linksOf(html: string, relation: string): { lang: string | null; href: string | undefined }[] {
  return [...html.matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${relation}"`) && !tag.includes('application/'))
    .map((tag) => ({
      lang: /hreflang="([^"]+)"/i.exec(tag)?.[1] ?? null,
      href: /href="([^"]+)"/.exec(tag.replace(/hreflang="[^"]*"/i, ''))?.[1],
    }))
}

/** A guest's session, as the cookie that a browser would send. */
async function becomeGuest(): Promise<string> {
  const html = await (await fetch(`${product.url}/en`)).text()
  const read = (name: string): string => new RegExp(`data-${name}="([^"]+)"`).exec(html)?.[1] ?? ''
  const response = await fetch(`${product.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: read('anon-key'), 'content-type': 'application/json' },
    body: '{}',
  })
  return `${read('auth-cookie')}=base64-${Buffer.from(await response.text()).toString('base64url')}`
}
