import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Draft } from '#web/builder/draft.ts'
import { draftKey } from '#web/builder/draft-key.ts'
import { firstDoorLook } from '#web/site-pictures/door-looks.ts'
import { isAlive } from './is-alive.ts'
import { withProduct } from './with-product.ts'
import { type Locale, words } from './words.ts'

/* The front door: an open book that plays along with its form; and the button in the header that begins a book. */

const site = withProduct()
const homes = { nl: '/', en: '/en' } as const
const builders = { nl: '/maken/who', en: '/en/create/who' } as const
const tags = { nl: 'nl-NL', en: 'en-GB' } as const

interface Screen {
  width: number
  height: number
  scheme?: 'light' | 'dark'
}

/** A page on a phone or a laptop; shifts of the layout that nobody asked for are kept in `shifts`. */
async function arrive(
  path: string,
  locale: Locale,
  { width, height, scheme = 'light' }: Screen,
): Promise<Page> {
  const phone = width < 640
  const context = await site.open({
    locale: tags[locale],
    viewport: { width, height },
    colorScheme: scheme,
    hasTouch: phone,
    isMobile: phone,
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('fabelaar.consent', 'refused')
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(site.url + path)
  await isAlive(page)
  return page
}

const shifted = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  )

/** Chooses as a finger on the picture does: the radio button itself is not seen. */
const choose = (page: Page, ...values: string[]): Promise<void> =>
  values.reduce(
    (before, value) =>
      before.then(() => page.locator(`.door input[value="${value}"]`).check({ force: true })),
    Promise.resolve(),
  )

/** The layers of the child that lie on the page, by their names. */
const layers = (page: Page): Promise<string[]> =>
  page
    .locator('.door-layer')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')?.split('/').at(-1) ?? ''))

const keptDraft = (page: Page): Promise<Draft> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '').draft, draftKey)

/** Lines of a text on which something lies, or which the window does not show. */
function hiddenLines(text: Element): string[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
  const hidden = boxes.filter((box) =>
    // A word that is askew does not fill its box to the edges.
    [0.1, 0.9].some(
      (part) =>
        !text.contains(document.elementFromPoint(box.left + part * box.width, (box.top + box.bottom) / 2)),
    ),
  )
  return hidden.map(({ top, bottom }) => `${top}-${bottom}`)
}

describe.each<[Screen, Locale]>([
  [{ width: 390, height: 844, scheme: 'dark' }, 'nl'],
  [{ width: 390, height: 844 }, 'en'],
  [{ width: 1440, height: 900 }, 'nl'],
])('the front door in a window of %o, in %s', (screen, locale) => {
  const say = words(locale)

  test('shows story, child, all choices and the button at once, whatever is chosen, and nothing jumps', async () => {
    const page = await arrive(homes[locale], locale, screen)
    const ends = await page
      .locator('.door fieldset, .door input[name=name], .door select, .door-go, .door-book')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    expect(Math.max(...ends)).toBeLessThanOrEqual(screen.height)
    expect(await page.locator('.door-words').evaluate(hiddenLines)).toEqual([])
    expect(await shifted(page)).toBeLessThan(0.005)
    await page.getByRole('textbox', { name: say('door_name') }).fill('Jean-Baptiste')
    await choose(page, 'long', 'deep')
    await page.getByRole('checkbox', { name: say('trait_wheelchair') }).check()
    await expect.poll(() => layers(page)).toContain('older-wheelchair.webp')
    // To press what is below the window the browser of a test brings it into the middle.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await page.locator('.door-words').evaluate(hiddenLines)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
  })
})

describe.each<Locale>(['nl', 'en'])('at the front door, in %s', (locale) => {
  const say = words(locale)

  test('child, headline, story and button follow what is chosen', async () => {
    const page = await arrive(homes[locale], locale, { width: 1280, height: 800 })
    await page.getByRole('textbox', { name: say('door_name') }).fill('Sami')
    await choose(page, 'deep', 'headscarf')
    await page.getByRole('checkbox', { name: say('trait_hearing_aid') }).check()
    await page.getByRole('combobox', { name: say('door_age') }).selectOption('4')
    await expect
      .poll(() => layers(page))
      .toEqual([
        'younger-skin-deep.webp',
        'younger-headscarf-dark.webp',
        'younger-aid-covered.webp',
        'younger-glasses-covered.webp',
      ])
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/ Sami$/)
    const story = await page.locator('.door-words').textContent()
    for (const key of ['door_hair_headscarf', 'door_line_aid', 'door_line_glasses'] as const) {
      expect(story).toContain(say(key))
    }
    expect(story).toContain(say('door_story_later', { name: 'Sami' }))
    expect(await page.getByRole('img', { name: say('door_picture', { name: 'Sami' }) }).count()).toBe(1)
    expect(await page.getByRole('button', { name: say('door_go_on', { name: 'Sami' }) }).count()).toBe(1)
  })

  test('all that was told comes along to the first question that is open, and none of it stays in the address', async () => {
    const page = await arrive(homes[locale], locale, { width: 390, height: 844 })
    await page.getByRole('textbox', { name: say('door_name') }).fill('Sami')
    await page.getByRole('combobox', { name: say('door_age') }).selectOption('8')
    await choose(page, 'olive', 'locs', 'black')
    await page.getByRole('checkbox', { name: say('door_glasses') }).uncheck()
    await page.getByRole('checkbox', { name: say('trait_wheelchair') }).check()
    // Enter in the field sends the form, as the keyboard of a phone does.
    await page.getByRole('textbox', { name: say('door_name') }).press('Enter')
    await page.waitForURL(site.url + builders[locale])
    const field = page.getByRole('textbox', { name: say('builder_name'), exact: true })
    await expect.poll(() => field.inputValue()).toBe('Sami')
    const told = {
      name: 'Sami',
      age: '8',
      appearance: {
        skin: 'olive',
        hairForm: 'locs',
        hairColour: 'black',
        glasses: false,
        clothesColour: 'red',
        traits: ['wheelchair'],
      },
    }
    expect(await keptDraft(page)).toMatchObject(told)
    await page.getByRole('radio', { name: say('builder_gender_other') }).check({ force: true })
    // Who comes back finds the same child, and goes on where it was left.
    await page.goto(site.url + homes[locale])
    await isAlive(page)
    await expect.poll(() => layers(page)).toContain('older-locs-black.webp')
    await page.getByRole('button', { name: say('door_go_on', { name: 'Sami' }) }).click()
    await page.waitForURL(site.url + builders[locale].replace('who', 'style'))
    expect(await keptDraft(page)).toMatchObject({ ...told, gender: 'other' })
  })
})

test('a book that is begun from the header without a word is about nobody yet', async () => {
  const page = await arrive('/', 'nl', { width: 1280, height: 800 })
  const say = words('nl')
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('home_end_make') })
    .click()
  await page.waitForURL(site.url + builders.nl)
  const field = page.getByRole('textbox', { name: say('builder_name'), exact: true })
  await field.waitFor()
  await expect.poll(() => keptDraft(page)).toMatchObject({ name: '', language: 'dutch' })
  expect(await field.inputValue()).toBe('')
  expect((await keptDraft(page)).looksChosen).not.toBe(true)
})

test('who goes on with the child as it stands there goes on with that child, step after step', async () => {
  const page = await arrive('/', 'nl', { width: 390, height: 844 })
  const say = words('nl')
  await page.locator('#door-name').fill('Mila')
  await page.getByRole('button', { name: say('door_go_on', { name: 'Mila' }) }).click()
  await page.waitForURL(site.url + builders.nl)
  const { skin, hairForm, hairColour, glasses } = firstDoorLook
  const seen = { looksChosen: true, appearance: { skin, hairForm, hairColour, glasses } }
  await expect.poll(() => keptDraft(page)).toMatchObject({ name: 'Mila', ...seen })
  await page.getByText(say('builder_proof_chosen')).waitFor()
  // A boy or a girl would have other likely looks.
  await page.getByRole('radio', { name: say('builder_gender_male'), exact: true }).check({ force: true })
  expect(await keptDraft(page)).toMatchObject({ gender: 'male', ...seen })
})

test('who chooses quickly sees the last choice, however late an earlier one comes', async () => {
  const page = await arrive('/', 'nl', { width: 1280, height: 800 })
  let letCome = (): void => undefined
  const late = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/older-braids-/, (route) => late.then(() => route.continue()))
  const asked = page.waitForRequest(/older-braids-/)
  await choose(page, 'braids')
  await asked
  expect(await layers(page)).toEqual([])
  await choose(page, 'bun')
  const last = ['older-skin-caramel.webp', 'older-bun-dark.webp', 'older-glasses-bare.webp']
  await expect.poll(() => layers(page)).toEqual(last)
  const came = page.waitForResponse(/older-braids-/)
  letCome()
  await came
  await page.waitForTimeout(200)
  expect(await layers(page)).toEqual(last)
})

test('before scripts the door is a form with an address, and what it says arrives with them', async () => {
  const bare = await (await site.open({ locale: 'en-GB', javaScriptEnabled: false })).newPage()
  await bare.goto(`${site.url}/en`)
  await bare.locator('.door input[name=name]').fill('Sami')
  await choose(bare, 'olive', 'turban')
  await bare.locator('.door-go button').click()
  await bare.waitForURL(/\/en\/create\/who\?name=Sami/)
  const page = await arrive(bare.url().slice(site.url.length), 'en', { width: 1280, height: 800 })
  await page.waitForURL(`${site.url}/en/create/who`)
  await expect
    .poll(() => keptDraft(page))
    .toMatchObject({ name: 'Sami', appearance: { skin: 'olive', hairForm: 'turban', glasses: true } })
})

test('what the server wrote below the door stays, whatever is told before its code has come', async () => {
  const page = await (await site.open({ locale: 'en-GB', viewport: { width: 390, height: 844 } })).newPage()
  let letIn = (): void => undefined
  const open = new Promise<void>((resolve) => (letIn = resolve))
  await page.route('**/below-fold-*.js', async (route) => {
    await open
    await route.continue()
  })
  await page.addInitScript(() => {
    localStorage.setItem('fabelaar.consent', 'refused')
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('#example')?.setAttribute('data-from-server', ''),
    )
  })
  await page.goto(`${site.url}/en`)
  await isAlive(page)
  await page.locator('.door input[name=name]').fill('Sami')
  await page.locator('h1', { hasText: 'Sami' }).waitFor()
  const fromServer = page.locator('#example[data-from-server]')
  expect(await fromServer.isVisible()).toBe(true)
  letIn()
  await fromServer.scrollIntoViewIfNeeded()
  await fromServer.locator('.reader').waitFor()
})

describe.each<Locale>(['nl', 'en'])('an example book, in %s', (locale) => {
  test.each<Screen>([
    { width: 390, height: 844 },
    { width: 1280, height: 800, scheme: 'dark' },
  ])('is read as a book of one’s own in a window of %o', async (screen) => {
    const page = await arrive(`${homes[locale]}#example`, locale, screen)
    await page.locator('#example').scrollIntoViewIfNeeded()
    const reader = page.locator('#example .reader')
    await reader.waitFor()
    const lettered = reader.locator('.cover-face-lettering').first()
    expect(await lettered.getAttribute('src')).toMatch(
      /^\/lettering\.svg\?style=waterpaint&ink=\w+&bend=[-\d.]+&/,
    )
    expect(await reader.locator('[data-kind="cover"] .cover-face-picture').getAttribute('alt')).toContain(
      { nl: 'Noor', en: 'Nora' }[locale],
    )
    expect(await reader.locator('[data-kind="double"] .reader-double-picture').count()).toBeGreaterThan(3)
    expect(await reader.locator('.reader-page[style*="--picture-colour"]').count()).toBeGreaterThan(0)
    await reader.locator('[data-kind="double"]').first().scrollIntoViewIfNeeded()
    const picture = reader.locator('.reader-double-picture').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBe(2)
  })
})

/** Of each page of words on a picture: in which letters, how much of them is hidden, how far they come over the fold or an edge, and how wide the picture is for its height. */
const wordsOnPictures = (
  page: Page,
): Promise<{ letters: number; hidden: number; shape: number; grown: boolean; astray: number }[]> =>
  page.locator('#example .reader-double').evaluateAll((doubles) =>
    doubles.flatMap((double) => {
      const [words, picture] = [
        double.querySelector('.reader-words'),
        double.querySelector('.reader-double-picture'),
      ]
      if (words === null || picture === null) return []
      const { x, y, width, height, bottom } = picture.getBoundingClientRect()
      const box = words.getBoundingClientRect()
      const from = box.x < x + width / 2 ? x : x + width / 2
      return {
        letters: Number.parseFloat(getComputedStyle(words).fontSize),
        hidden: words.scrollHeight - words.clientHeight,
        shape: Math.round((width / height) * 10) / 10,
        grown: words.hasAttribute('data-grown'),
        astray: Math.max(from - box.x, box.right - from - width / 2, y - box.y, box.bottom - bottom),
      }
    }),
  )

test('words on the pictures of an example book are read in a small window, with more room on their page where they need it', async () => {
  const page = await arrive('/#example', 'nl', { width: 1280, height: 800 })
  await page.locator('#example').scrollIntoViewIfNeeded()
  await page.locator('#example .reader').waitFor()
  const small = async (): Promise<number[]> => {
    const all = await wordsOnPictures(page)
    return all.flatMap(({ letters }) => (letters < 17 ? [letters] : []))
  }
  await expect.poll(small).toEqual([])
  await page.setViewportSize({ width: 1024, height: 640 })
  await expect.poll(small).toEqual([])
  const shown = await wordsOnPictures(page)
  expect(shown.some(({ grown }) => grown)).toBe(true)
  for (const { hidden, shape, astray } of shown) {
    // What a line has below its letters may be cut.
    expect(hidden).toBeLessThanOrEqual(2.5)
    expect(shape).toBe(2)
    expect(astray).toBeLessThanOrEqual(0.5)
  }
})

test('on a phone words below a picture that is not drawn yet have no veil, and pages of words the same letters', async () => {
  const page = await arrive('/#example', 'nl', { width: 390, height: 844 })
  await page.locator('#example').scrollIntoViewIfNeeded()
  await page.locator('#example .reader').waitFor()
  const veils = await page.locator('#example .reader-double').evaluateAll((doubles) =>
    doubles.flatMap((double) => {
      double.setAttribute('data-closed', '')
      // Some have no words.
      const words = double.querySelector('.reader-words > div')
      if (words === null) return []
      const { boxShadow, backgroundImage, backgroundColor } = getComputedStyle(words)
      return [`${boxShadow} ${backgroundImage} ${backgroundColor}`]
    }),
  )
  expect(veils.length).toBeGreaterThan(0)
  expect(new Set(veils)).toEqual(new Set(['none none rgba(0, 0, 0, 0)']))
  // Smaller only where there is no room for more.
  const small = (): Promise<string[]> =>
    page.locator('#example .reader-text').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const letters = Number.parseFloat(getComputedStyle(text).fontSize)
        const words = [...text.children].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
        return letters < 17 && words * (17 / letters) ** 2 < text.clientHeight ? [`${letters}: ${words}`] : []
      }),
    )
  await expect.poll(small).toEqual([])
})

describe.each<Locale>(['nl', 'en'])('the button to make a book in the header, in %s', (locale) => {
  const say = words(locale)
  const make = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: say('home_end_make'), exact: true })

  test('takes the name along that was typed on the home page', async () => {
    const page = await arrive(homes[locale], locale, { width: 390, height: 844 })
    await page.getByRole('textbox', { name: say('door_name') }).fill('Sami')
    await make(page).click()
    await page.waitForURL(site.url + builders[locale])
    const field = page.getByRole('textbox', { name: say('builder_name'), exact: true })
    await expect.poll(() => field.inputValue()).toBe('Sami')
    expect(await make(page).count()).toBe(0)
  })

  test.each([
    { width: 320, height: 640 },
    { width: 800, height: 900 },
    { width: 1280, height: 800 },
  ])('stands in one line with the name of the house in a window of %o', async (screen) => {
    const path = { nl: '/prijzen', en: '/en/pricing' }[locale]
    const page = await arrive(path, locale, screen)
    const [button, brand] = await Promise.all([
      make(page).boundingBox(),
      page
        .getByRole('banner')
        .getByRole('link', { name: say('common_brand') })
        .first()
        .boundingBox(),
    ])
    expect(button?.height).toBeGreaterThanOrEqual(44)
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(screen.width)
    expect(Math.abs((button?.y ?? 0) - (brand?.y ?? 99))).toBeLessThan(12)
  })
})
