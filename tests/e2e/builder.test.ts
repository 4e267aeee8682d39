import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { draftKey } from '#web/builder/draft-key.ts'
import { type Draft, emptyDraft } from '#web/builder/draft.ts'
import { isAlive } from './is-alive.ts'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* What the builder does with what is put into it. */

const english = words('en')
const site = withProduct()

async function focusedText(page: Page): Promise<string> {
  return await page.evaluate(() => document.activeElement?.textContent ?? '')
}

test('where no language model is switched on, the builder says that there are no other languages yet, and asks for no plot', async () => {
  const page = await site.arrive('/en/create/language')
  const asked = page.getByRole('group', { name: english('builder_language_question') })
  expect(await asked.getByRole('radio').count()).toBe(2)
  await asked.getByText(english('builder_language_others')).waitFor()
  await page.goto(new URL('/en/create/twist', page.url()).href)
  await page.getByRole('textbox', { name: english('builder_twist_label') }).waitFor()
  expect(await page.getByText(english('builder_twist_plot')).count()).toBe(0)
})

test('a kept draft in a language that nobody writes any more says so at each step, and keeps what was told', async () => {
  const page = await site.arrive('/en/create/title')
  const draft = {
    ...emptyDraft(() => crypto.randomUUID()),
    name: 'نور',
    age: '5',
    gender: 'female',
    style: 'waterpaint',
    theme: 'adventure',
    size: 'small',
    twist: 'تخاف من البروكلي',
    language: 'arabic',
    title: 'نور في الطريق',
  }
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    draftKey,
    JSON.stringify({ savedAt: Date.now(), draft }),
  ] as const)
  await page.reload()
  await isAlive(page)
  const gone = page.getByText(
    english('problem_language_without_stories', { language: english('language_arabic') }),
  )
  await gone.waitFor()
  expect(await page.getByRole('button', { name: english('common_try_again') }).count()).toBe(0)
  // The first picture of the book is bound on the side where it is begun.
  await page.locator('.proof-cover .cover-face-title', { hasText: draft.title }).waitFor()
  const cover = page.locator('.proof-cover')
  expect(await cover.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('to left')
  await page.goto(`${site.url}/en/create/generate`)
  await gone.waitFor()
  await page.getByRole('button', { name: english('builder_make_book'), exact: true }).click()
  expect(await page.locator('dialog[open]').count()).toBe(0)
  expect(await page.getByText(english('twist_language')).count()).toBe(0)
  await page.getByRole('link', { name: english('builder_fix_in', { step: 6 }) }).click()
  await gone.waitFor()
  await page.getByRole('radio', { name: english('language_english') }).check()
  await expect.poll(() => gone.count()).toBe(0)
  await page.goto(`${site.url}/en/create/generate`)
  await page.locator('summary', { hasText: english('builder_review_rest') }).click()
  await page.getByText(draft.twist).first().waitFor()
})

test('titles stand below what their story is about, and all is looked over on one screen of a phone', async () => {
  const page = await site.arrive('/maken/title')
  const dutch = words('nl')
  await page.setViewportSize({ width: 390, height: 844 })
  const draft = {
    ...emptyDraft(() => crypto.randomUUID()),
    name: 'Mila',
    age: '6',
    gender: 'female',
    style: 'paperCut',
    theme: 'friendship',
    size: 'small',
    twist: 'Gek op vuilniswagens.',
    language: 'dutch',
  }
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    draftKey,
    JSON.stringify({ savedAt: Date.now(), draft }),
  ] as const)
  await page.goto(`${site.url}/maken/title`)
  await isAlive(page)
  // Two stories: whoever chooses a title chooses one of them.
  const [cow, ladder] = [/^Mila en een koe/u, /^De bal ligt op het dak\. Mila/u].map((name) =>
    page.getByRole('group', { name }),
  )
  await cow?.getByRole('radio').nth(4).waitFor({ state: 'attached' })
  expect(await cow?.getByRole('radio').count()).toBe(5)
  expect(await ladder?.getByRole('radio').count()).toBe(5)
  await ladder?.getByRole('radio').first().check({ force: true })
  await page.reload()
  await isAlive(page)
  await ladder?.getByRole('radio', { checked: true }).waitFor({ state: 'attached' })
  await page.goto(`${site.url}/maken/generate`)
  await page.getByText(/^De bal ligt op het dak\. Mila/u).waitFor()
  const seen = ['builder_step_characters', 'builder_step_title', 'builder_step_style', 'builder_step_size']
  for (const label of seen) {
    const change = page.getByRole('link', { name: dutch('builder_change_what', { what: dutch(label) }) })
    const box = await change.boundingBox()
    // Above the bar with the button.
    expect({ label, inSight: box !== null && box.y + box.height / 2 < 760 }).toEqual({ label, inSight: true })
  }
  const make = await page.getByRole('button', { name: dutch('builder_make_book'), exact: true }).boundingBox()
  expect((make?.y ?? 900) + (make?.height ?? 0)).toBeLessThanOrEqual(844)
  const twist = page.getByText(draft.twist).first()
  expect(await twist.isVisible()).toBe(false)
  await page.locator('summary', { hasText: dutch('builder_review_rest') }).press('Enter')
  await twist.waitFor()
})

test('a twist in another language than the book makes it a book in that language with a tap', async () => {
  const page = await site.arrive('/en/create/twist')
  await page
    .getByRole('textbox', { name: english('builder_twist_label') })
    .fill('Is dol op graafmachines en op haar groene fiets.')
  await page.getByText(english('twist_language')).waitFor()
  const dutch = english('language_dutch')
  await page.getByRole('button', { name: english('twist_language_switch', { language: dutch }) }).click()
  await expect.poll(() => page.getByText(english('twist_language')).count()).toBe(0)
  await page.getByText('graafmachines').nth(1).waitFor()
  await page.goto(`${site.url}/en/create/language`)
  await expect.poll(() => page.getByRole('radio', { name: dutch }).isChecked()).toBe(true)
})

test('who is named in the twist joins in with a tap, and is found among the characters', async () => {
  const page = await site.arrive('/en/create/twist')
  await page
    .getByRole('textbox', { name: english('builder_twist_label') })
    .fill('Mad about her dog Boris, cake and her best friend Mia.')
  for (const name of ['Boris', 'Mia']) {
    await page.getByRole('button', { name: english('along_add', { name }) }).click()
    await expect.poll(() => focusedText(page)).toContain(english('along_look', { name }))
  }
  await page.getByText(english('along_added', { name: 'Boris' })).waitFor()
  await page.getByText(english('along_added_unknown', { name: 'Mia' })).waitFor()
  // What the twist does not tell of her is asked for right there.
  const along = page.locator('[data-along]')
  await along.getByRole('textbox', { name: english('builder_age') }).fill('6')
  await along.getByRole('radio').first().check({ force: true })
  await page.getByText(english('along_added', { name: 'Mia' })).waitFor()
  // Who comes along is no thing to be loved any more.
  const facts = page.locator('[data-twist-facts]')
  await expect.poll(() => facts.getByText('Boris').count()).toBe(0)
  await facts.getByText('cake').waitFor()
  await along.getByRole('button', { name: `${english('along_undo')}: Boris` }).click()
  await page.getByRole('button', { name: english('along_add', { name: 'Boris' }) }).click()
  await page.getByRole('link', { name: english('along_look', { name: 'Mia' }) }).click()
  // Her card is open, and the other is not.
  const card = (name: string) => page.locator('[data-companion]').filter({ hasText: name })
  await expect.poll(() => card('Mia').locator('details').first().getAttribute('open')).not.toBeNull()
  expect(await card('Boris').locator('details').first().getAttribute('open')).toBeNull()
})

describe('whoever joins in', () => {
  test('gets the focus when added, and a neighbour gets it when one is removed; both are said', async () => {
    const page = await site.arrive('/en/create/characters')
    const news = page.getByRole('status').filter({ hasText: /\w/ })
    await page.getByRole('button', { name: english('builder_add_animal') }).click()
    await expect.poll(() => focusedText(page)).toContain(english('builder_new_animal'))
    await news
      .getByText(english('builder_added', { what: english('builder_new_animal'), number: 1 }))
      .waitFor({ state: 'attached' })
    await page.getByRole('textbox', { name: english('builder_name') }).fill('Pluis')
    await page.getByRole('button', { name: english('builder_add_toy') }).click()
    await expect.poll(() => focusedText(page)).toContain(english('builder_new_toy'))
    await page.getByRole('button', { name: english('builder_remove_unnamed') }).click()
    await expect.poll(() => focusedText(page)).toContain('Pluis')
    await news.getByText(english('builder_removed_unnamed')).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: english('builder_remove', { name: 'Pluis' }) }).click()
    await expect.poll(() => focusedText(page)).toBe(english('builder_add_person'))
    await page.getByRole('button', { name: english('common_undo') }).click()
    await expect.poll(() => focusedText(page)).toContain('Pluis')
  })

  test('is not asked what their name tells, and has their looks behind one picture', async () => {
    const page = await site.arrive('/en/create/who')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('textbox', { name: english('builder_name') }).fill('Noor')
    await page.goto(`${site.url}/en/create/characters`)
    await page.getByRole('button', { name: english('builder_add_person') }).click()
    const card = page.locator('[data-companion]').last()
    await card.getByRole('textbox', { name: english('builder_name') }).fill('Grandma Riet')
    await expect.poll(() => card.getByRole('radio').filter({ visible: true }).count()).toBe(0)
    // Two and a half screens for three of them.
    expect((await card.boundingBox())?.height).toBeLessThan(700)
    const fold = card.locator('summary', { hasText: english('builder_looks_of', { name: 'Grandma Riet' }) })
    await fold.press('Enter')
    const woman = card.getByRole('radio', { name: english('builder_gender_woman') })
    expect(await woman.isChecked()).toBe(true)
    expect(await card.getByRole('textbox', { name: english('builder_age') }).inputValue()).toBe('68')
    await fold.press('Enter')
    await page.getByRole('button', { name: english('builder_next_twist') }).click()
    await page.waitForURL(/\/create\/twist$/)
  })

  test('may be said to be a brother, which the book is told; nobody asks it of a grandma', async () => {
    const page = await site.arrive('/en/create/who')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('textbox', { name: english('builder_name') }).fill('Noor')
    await page.goto(`${site.url}/en/create/characters`)
    await page.getByRole('button', { name: english('builder_add_person') }).click()
    const card = page.locator('[data-companion]').last()
    const name = card.getByRole('textbox', { name: english('builder_name') })
    await name.fill('Sam')
    const asked = card.getByRole('group', {
      name: english('builder_relation', { name: 'Sam', child: 'Noor' }),
    })
    await expect.poll(() => asked.count()).toBe(0)
    await card.getByRole('textbox', { name: english('builder_age') }).fill('4')
    const brother = asked.getByRole('radio', { name: english('builder_relation_sibling') })
    await brother.check({ force: true })
    const kept = (): Promise<string | undefined> =>
      page.evaluate((key) => {
        const { draft } = JSON.parse(localStorage.getItem(key) ?? '{}') as { draft?: Draft }
        return draft?.companions[0]?.relation
      }, draftKey)
    await expect.poll(kept).toBe('sibling')
    await name.fill('Grandma Riet')
    await expect.poll(() => brother.count()).toBe(0)
  })

  test('and is not told whole, is shown where words are missing, clear of the portrait that stays', async () => {
    const page = await site.arrive('/en/create/characters')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: english('builder_add_person') }).click()
    const name = page.getByRole('textbox', { name: english('builder_name') })
    await name.waitFor()
    await page.getByRole('button', { name: english('builder_next_twist') }).click()
    await expect.poll(() => name.evaluate((each) => each === document.activeElement)).toBe(true)
    const clear = async (): Promise<number> => {
      const table = await page.locator('.builder-table-stays').boundingBox()
      const label = await page.locator('label', { hasText: english('builder_name') }).boundingBox()
      return (label?.y ?? 0) - ((table?.y ?? 0) + (table?.height ?? Infinity))
    }
    await expect.poll(clear).toBeGreaterThanOrEqual(0)
    expect(await page.getByText(english('problem_name_required')).count()).toBe(1)
  })

  test('is chosen by a picture with a word below it, by keyboard too', async () => {
    const page = await site.arrive('/en/create/characters')
    await page.getByRole('button', { name: english('builder_add_animal') }).click()
    const animals = page.getByRole('group', { name: english('builder_species') })
    const choices = animals.getByRole('radio')
    expect(await choices.count()).toBe(await animals.locator('svg use').count())
    const drawn = await animals
      .locator('svg')
      .nth(1)
      .evaluate(async (picture) => {
        const address = picture.querySelector('use')?.getAttribute('href') ?? ''
        const sprite = await (await fetch(address)).text()
        return sprite.includes(`id="${address.split('#')[1]}"`)
      })
    expect(drawn).toBe(true)
    await choices.first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await animals.getByRole('radio', { name: english('species_cat'), exact: true }).isChecked()).toBe(
      true,
    )
  })
})

test('the title on the first picture of the book is lettered in the hand of its style, once it is typed', async () => {
  const page = await site.arrive('/en/create/title')
  const draft = {
    ...emptyDraft(() => crypto.randomUUID()),
    name: 'Nora',
    age: '6',
    gender: 'female',
    style: 'comicBook',
    theme: 'adventure',
  }
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    draftKey,
    JSON.stringify({
      savedAt: Date.now(),
      draft: { ...draft, language: 'english', title: 'Nora and the Hill' },
    }),
  ] as const)
  await page.reload()
  await isAlive(page)
  const cover = page.locator('.proof-cover')
  const letters = cover.getByRole('img', { name: 'Nora and the Hill' })
  expect(await letters.getAttribute('src')).toMatch(/^\/lettering\.svg\?style=comicBook&ink=light&/)
  await expect
    .poll(() => letters.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole('textbox', { name: english('builder_title_own') }).fill('Nora Łost')
  // Not every hand has every letter.
  await cover.locator('.cover-face-title', { hasText: 'Nora Łost' }).waitFor()
})

test('an animal that joins in is drawn beside its questions as the book will draw it, and drawn anew when it changes', async () => {
  const page = await site.arrive('/en/create/who')
  await page.getByRole('textbox', { name: english('builder_name') }).fill('Noor')
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/portrait')) asked.push(request.postDataJSON())
  })
  await page.goto(`${site.url}/en/create/characters`)
  await page.getByRole('button', { name: english('builder_add_animal') }).click()
  await page.getByRole('textbox', { name: english('builder_name') }).fill('Pluis')
  const proof = page.getByRole('img', { name: english('builder_proof_alt', { name: 'Pluis' }) })
  await proof.waitFor()
  await expect
    .poll(() => asked)
    .toContainEqual(
      expect.objectContaining({
        joins: expect.objectContaining({ companion: expect.objectContaining({ species: 'dog' }) }),
      }),
    )
  const animals = page.getByRole('group', { name: english('builder_species') })
  await animals.getByRole('radio', { name: english('species_cat'), exact: true }).check({ force: true })
  await expect
    .poll(() => asked)
    .toContainEqual(
      expect.objectContaining({
        joins: expect.objectContaining({ companion: expect.objectContaining({ species: 'cat' }) }),
      }),
    )
  await page.locator('.proof-picture:not(.proof-drawing)').waitFor()
})

test('hair is shown in the colours that were chosen', async () => {
  const page = await site.arrive('/en/create/characters')
  const hair = page.getByRole('group', { name: english('builder_hair'), exact: true })
  const dyed = (): Promise<string> =>
    hair
      .locator('svg')
      .first()
      .evaluate((picture) => getComputedStyle(picture).getPropertyValue('--hair'))
  // The first look is another one at each visit.
  await page.getByRole('radio', { name: english('hair_colour_black') }).check({ force: true })
  await page
    .getByRole('radio', { name: english('hair_colour_black'), checked: true })
    .waitFor({ state: 'attached' })
  const before = await dyed()
  await page.getByRole('radio', { name: english('hair_colour_blond') }).check({ force: true })
  await expect.poll(dyed).not.toBe(before)
})

test('what belongs to somebody is folded away until something is chosen, and is drawn at once', async () => {
  const page = await site.arrive('/en/create/who')
  await page.getByRole('textbox', { name: english('builder_name') }).fill('Noor')
  await page.getByRole('textbox', { name: english('builder_age') }).fill('6')
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/portrait')) asked.push(request.postDataJSON())
  })
  await page.goto(`${site.url}/en/create/characters`)
  await isAlive(page)
  const choice = (name: string) => page.getByRole('checkbox', { name: english(name), exact: true })
  const summary = page.locator('summary', { hasText: english('builder_traits') })
  await summary.waitFor()
  expect(await choice('trait_freckles').isVisible()).toBe(false)
  await summary.press('Enter')
  await choice('trait_freckles').focus()
  await page.keyboard.press('Space')
  await choice('trait_wheelchair').check({ force: true })
  await expect
    .poll(() => asked)
    .toContainEqual(
      expect.objectContaining({
        hero: expect.objectContaining({
          appearance: expect.objectContaining({ traits: ['freckles', 'wheelchair'] }),
        }),
      }),
    )
  // A child has no beard.
  expect(await choice('trait_beard').count()).toBe(0)
  await page.reload()
  await isAlive(page)
  // Who chose looks before finds all of them behind one picture.
  const fold = page.locator('summary', { hasText: english('builder_looks_of', { name: 'Noor' }) })
  await fold.waitFor()
  expect(await summary.isVisible()).toBe(false)
  await fold.press('Enter')
  expect(await choice('trait_freckles').isChecked()).toBe(true)
  await summary.getByText(`${english('trait_freckles')}, ${english('trait_wheelchair')}`).waitFor()
  const drawn = await page
    .getByRole('group', { name: english('builder_traits_help') })
    .locator('svg use')
    .first()
    .evaluate(async (use) => {
      const address = use.getAttribute('href') ?? ''
      return (await (await fetch(address)).text()).includes(`id="${address.split('#')[1]}"`)
    })
  expect(drawn).toBe(true)
})

test('an age is written in digits; what is no age is refused in words and stays as it was typed', async () => {
  const page = await site.arrive('/en/create/who')
  const age = page.getByRole('textbox', { name: english('builder_age') })
  // What is wrong first gets the focus a frame after the click: without a name, the next text could land there.
  await page.getByRole('textbox', { name: english('builder_name') }).fill('Noor')
  for (const [typed, problem] of [
    ['1e2', 'problem_age_not_number'],
    ['0', 'problem_age_not_positive'],
    ['4,5', 'problem_age_not_whole'],
  ] as const) {
    await age.fill(typed)
    await page.locator('.builder-bar button[type=submit]').click()
    await page.getByText(english(problem)).waitFor()
    expect(await age.inputValue()).toBe(typed)
    expect(page.url()).toContain('/en/create/who')
  }
})

test('what is told in one tab is there in another, and after a reload', async () => {
  const page = await site.arrive('/en/create/who')
  const other = await page.context().newPage()
  await other.goto(`${site.url}/en/create/who`)
  const name = (of: Page) => of.getByRole('textbox', { name: english('builder_name') })
  const age = (of: Page) => of.getByRole('textbox', { name: english('builder_age') })
  await name(page).fill('Noor')
  await expect.poll(() => name(other).inputValue()).toBe('Noor')
  await age(other).fill('7')
  await expect.poll(() => age(page).inputValue()).toBe('7')
  await page.reload()
  await expect.poll(() => name(page).inputValue()).toBe('Noor')
  expect(await age(page).inputValue()).toBe('7')
})

test('the way back from a book that is being made leads to it again, or to another', async () => {
  const visitor = await Visitor.arrive(site.browser, site.url, 'en')
  const { page } = visitor
  const bookId = await visitor.makeBook({
    name: 'Noor',
    age: 6,
    gender: 'girl',
    style: 'classicCartoon',
    theme: 'adventure',
    twist: '',
  })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: english('builder_made_heading') }).waitFor()
  expect(await page.getByText(english('builder_incomplete')).count()).toBe(0)
  await page.getByRole('link', { name: english('builder_made_open') }).click()
  await page.waitForURL(`**/en/books/${bookId}`)
  await page.goBack()
  await page.getByRole('link', { name: english('books_new') }).click()
  await page.waitForURL('**/en/create/who')
  expect(await page.getByRole('textbox', { name: english('builder_name') }).inputValue()).toBe('')
  await visitor.leave()
})

test('a tab that was overtaken by another says so, until something is told in it again', async () => {
  const first = await site.arrive('/en/create/who')
  const name = (page: Page) => page.getByRole('textbox', { name: english('builder_name') })
  await name(first).fill('Bram')
  const second = await first.context().newPage()
  await second.goto(first.url())
  await isAlive(second)
  await second.getByRole('button', { name: english('builder_older') }).waitFor()
  expect(await first.getByText(english('builder_other_tab')).count()).toBe(0)
  await name(second).fill('Sara')
  await expect.poll(() => name(first).inputValue()).toBe('Sara')
  await first.getByText(english('builder_other_tab')).waitFor()
  expect(await second.getByText(english('builder_other_tab')).count()).toBe(0)
  await name(first).fill('Bram')
  await first.getByText(english('builder_other_tab')).waitFor({ state: 'detached' })
})

describe('whoever was told enough titles today', () => {
  /** At the question for a title, which the server answers like this. */
  async function askingForTitles(answer: {
    status: number
    contentType: string
    body: string
  }): Promise<Page> {
    const page = await site.arrive('/en/create/who')
    await page.route('**/functions/v1/propose-titles', (route) => route.fulfill(answer))
    await page.getByRole('textbox', { name: english('builder_name') }).fill('Noor')
    await page.getByRole('textbox', { name: english('builder_age') }).fill('6')
    await page.getByRole('radio', { name: english('builder_gender_female') }).check({ force: true })
    for (const step of ['style', 'theme', 'characters', 'twist', 'language', 'title']) {
      await page.locator('.builder-bar button[type=submit]').click()
      await page.waitForURL(`**/en/create/${step}`)
      if (step === 'style' || step === 'theme') await page.getByRole('radio').first().check({ force: true })
    }
    return page
  }

  test('hears whose the next ten are', async () => {
    const titles = Array.from({ length: 10 }, (_, index) => `Noor and the sea, part ${index}`)
    const body = `data: ${JSON.stringify({ title: titles[0] })}\n\ndata: ${JSON.stringify({ titles, notice: 'titles_by_house' })}\n\n`
    const page = await askingForTitles({ status: 200, contentType: 'text/event-stream', body })
    await page.getByRole('status').getByText(english('builder_titles_by_house')).waitFor()
    const group = page.getByRole('group', { name: english('builder_titles') })
    expect(await group.getByRole('radio').count()).toBe(10)
  })

  test('is turned away kindly where there are no others, and may write one', async () => {
    const body = JSON.stringify({ code: 'too_many_titles' })
    const page = await askingForTitles({ status: 429, contentType: 'application/json', body })
    await page.getByRole('alert').getByText(english('problem_too_many_titles')).waitFor()
    await page.getByRole('textbox', { name: english('builder_title_own') }).fill('Noor at sea')
    await page.locator('.builder-bar button[type=submit]').click()
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe(english('builder_size_question'))
  })
})
