import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, Locator } from 'playwright-core'
import { readWrittenBook } from '#story/ai/read-written-book.ts'
import { bookScript } from '../stand-ins/models/book-script.ts'
import { modelStandIn, type ModelStandIn } from '../stand-ins/models/model-stand-in.ts'
import { storySettings } from '../stand-ins/models/story-settings.ts'
import { launchBrowser } from './launch-browser.ts'
import { patienceWithDrawing } from './patience.ts'
import { type Product, startProduct } from './start-product.ts'
import { Visitor } from './visitor.ts'

let model: ModelStandIn
let product: Product
let browser: Browser
let visitor: Visitor

beforeAll(async () => {
  model = await modelStandIn(
    'compatible',
    bookScript(await readWrittenBook('examples/languages/french.json')),
  )
  product = await startProduct(storySettings(model))
  browser = await launchBrowser()
})
afterEach(() => visitor.leave())
afterAll(async () => {
  await browser.close()
  await product.stop()
  await model.close()
})

/** What the next requests get; a model that refuses is asked once, one that is away four times, or twice while somebody waits. */
const refusal = { kind: 'refuse' } as const
const outage = Array.from({ length: 4 }, () => ({ kind: 'status', status: 503 }) as const)
const outageOfTitles = outage.slice(2)

/** From the first question to that of the title. */
async function askForTitles(language: 'english' | 'dutch' | 'french', twist: string): Promise<void> {
  const { page, say } = visitor
  await visitor.goTo(visitor.locale === 'nl' ? '/maken/who' : '/en/create/who')
  await page.getByRole('textbox', { name: say('builder_name') }).fill('Noor')
  await page.getByRole('textbox', { name: say('builder_age') }).fill('6')
  await visitor.choose(say('builder_gender_female'))
  await visitor.press('builder_next_style')
  await visitor.choose(say('style_waterpaint'))
  await visitor.press('builder_next_theme')
  await visitor.choose(new RegExp(`^${say('theme_adventure')}`))
  await visitor.press('builder_next_characters')
  await visitor.press('builder_next_twist')
  await page.getByText(say('builder_twist_plot')).waitFor()
  await page.getByRole('textbox', { name: say('builder_twist_label') }).fill(twist)
  await visitor.press('builder_next_language')
  await visitor.choose(say(`language_${language}`))
  await visitor.press('builder_next_title')
}

function titles(): Locator {
  return visitor.page.getByRole('group', { name: visitor.say('builder_titles') }).getByRole('radio')
}

/** From a title to the page of the book. */
async function makeOf(title: string | null): Promise<void> {
  const { page, say } = visitor
  if (title === null) {
    await titles().nth(9).waitFor({ state: 'attached' })
    await titles().nth(2).check({ force: true })
  } else {
    await page.getByRole('textbox', { name: say('builder_title_own') }).fill(title)
  }
  await visitor.press('builder_next_size')
  await visitor.choose(new RegExp(say('builder_size_small')))
  await visitor.press('builder_next_generate')
  await visitor.press('builder_make_book')
  await page.waitForURL(/\/books\/[0-9a-f-]{36}$/)
}

test.each(['nl', 'en'] as const)(
  'who is refused titles and a story reads why, and has both of our own storyteller (%s)',
  async (locale) => {
    visitor = await Visitor.arrive(browser, product.url, locale)
    model.behaveNext(refusal)
    await askForTitles(
      locale === 'nl' ? 'dutch' : 'english',
      locale === 'nl' ? 'Houdt van kranen.' : 'Loves cranes.',
    )
    await visitor.page.getByText(visitor.say('problem_titles_refused')).waitFor()
    await visitor.press('builder_titles_own_shelf')
    model.behaveNext(refusal)
    await makeOf(null)
    await visitor.heading('making_refused').waitFor()
    await visitor.page.getByText(visitor.say('making_refused_text')).waitFor()
    const asked = model.questions.length
    await visitor.press('making_by_house')
    await visitor.waitForPreview()
    expect(model.questions).toHaveLength(asked)
  },
)

test('a book that our own storyteller wrote for a model that is away says so, and that it may be made anew', async () => {
  visitor = await Visitor.arrive(browser, product.url, 'nl')
  model.behaveNext(...outageOfTitles)
  await askForTitles('dutch', 'Houdt van slakken.')
  await visitor.page.getByText(visitor.say('builder_titles_away')).waitFor()
  model.behaveNext(...outage)
  await makeOf(null)
  await visitor.waitForPreview()
  expect(await visitor.page.getByText(visitor.say('notice_story_away')).count()).toBe(1)
})

test('where our own storyteller does not write the language, other words or another language are offered', async () => {
  visitor = await Visitor.arrive(browser, product.url, 'en')
  model.behaveNext(refusal)
  await askForTitles('french', 'Loves snails.')
  await visitor.page.getByText(visitor.say('builder_titles_no_shelf')).waitFor()
  model.behaveNext(refusal)
  await makeOf('Noor et la colline')
  await visitor.page.getByText(visitor.say('making_refused_words')).waitFor()
  expect(await visitor.button('making_by_house').count()).toBe(0)
  await visitor.press('making_change_language')
  await visitor.heading('design_heading').waitFor()
})

test('of a model that does not answer is told while it is asked again, and when it is given up', async () => {
  visitor = await Visitor.arrive(browser, product.url, 'nl')
  await askForTitles('french', 'Houdt van tenten.')
  await titles().nth(9).waitFor({ state: 'attached' })
  model.behaveNext(...outage, ...outage, ...outage, ...outage)
  await makeOf(null)
  await visitor.page.getByText(visitor.say('making_asked_again')).waitFor()
  await visitor.heading('making_away').waitFor({ timeout: patienceWithDrawing })
  await visitor.press('making_again')
  await visitor.waitForPreview()
  expect(await visitor.page.getByText(visitor.say('notice_story_away')).count()).toBe(0)
})
