import { expect, test } from 'vitest'
import { giftCodeInGroups } from '#shop/gift-card.ts'
import { isAlive } from './is-alive.ts'
import { patience, patienceWithDrawing } from './patience.ts'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* A gift card, from the form to the book that it pays for. */

const dutch = words('nl')
const site = withProduct()

test('a gift card is typed once, printed at home, and comes along from its mail until it has paid', {
  timeout: 600_000,
}, async () => {
  const giver = await Visitor.arrive(site.browser, site.url, 'nl')
  const { page } = giver
  await page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  await giver.goTo('/give')
  expect(page.url()).toBe(`${site.url}/cadeaubon`)
  const field = (key: string) => page.getByRole('textbox', { name: dutch(key) })
  await giver.choose(/€\s60/)
  await field('gift_recipient').fill('Femke')
  await field('gift_giver').fill('Tom')
  await field('gift_email').fill('femke@example.org')
  // A phone drops the tab while its owner looks for an address.
  await giver.goTo('/cadeaubon')
  await expect.poll(() => field('gift_recipient').inputValue()).toBe('Femke')
  expect(await field('gift_email').inputValue()).toBe('femke@example.org')
  await page.getByRole('button', { name: /^Betaal €\s60,00$/ }).click()
  await giver.claim('tom@example.org')
  await page.waitForURL(/\/till\//)
  await page.getByRole('button', { name: 'Betaal', exact: true }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}/)
  await isAlive(page)
  const print = giver.button('order_gift_print')
  await print.waitFor({ timeout: patience })
  await page.getByText(/^Goed voor €\s60,00/).waitFor()

  // On paper there is the card and nothing else.
  const shown = (text: string | RegExp) => page.getByText(text).filter({ visible: true })
  const code = /CADEAU(?: [A-Z0-9]{2,4}){3}/
  await page.emulateMedia({ media: 'print' })
  await shown(code).waitFor()
  expect(await page.getByRole('heading', { name: dutch('order_heading') }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })

  await giver.goTo('/books')
  const given = page.getByRole('link', { name: /Cadeaubon.*Voor Femke.*€\s60,00/s })
  await given.waitFor()
  expect(await page.getByText(dutch('books_empty')).count()).toBe(0)
  // Paid for: the next card begins empty.
  await giver.goTo('/cadeaubon')
  await isAlive(page)
  expect(await field('gift_recipient').inputValue()).toBe('')
  await giver.leave()

  const femke = await Visitor.arrive(site.browser, site.url, 'nl')
  await femke.page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  let brought: RegExpExecArray | null = null
  await expect
    .poll(
      async () =>
        (brought = /#gift=(CADEAU[A-Z0-9]{10})/.exec((await femke.mailTo('femke@example.org')) ?? '')),
      {
        timeout: patience,
      },
    )
    .not.toBeNull()
  const [hash = '', kept = ''] = brought ?? []
  await femke.goTo(`/maken/who${hash}`)
  await femke.page.getByText(dutch('builder_gift_along', { code: giftCodeInGroups(kept) })).waitFor()
  expect(femke.page.url()).toBe(`${site.url}/maken/who`)
  const bookId = await femke.makeBook({
    name: 'Noor',
    age: 4,
    gender: 'girl',
    style: 'waterpaint',
    theme: 'adventure',
    twist: '',
  })
  await femke.page
    .getByRole('heading', { name: dutch('preview_heading') })
    .waitFor({ timeout: patienceWithDrawing })
  await femke.goTo(`/books/${bookId}/kopen`)
  await femke.page.getByText(giftCodeInGroups(kept)).first().waitFor()
  await femke.button('buy_pay_gift').waitFor()

  // A code that nobody has is told, and does not come back.
  await femke.goTo(`/maken/who#gift=CADEAU${'A'.repeat(10)}`)
  await femke.page.getByText(dutch('builder_gift_along', { code: 'CADEAU AAAA AAAA AA' })).waitFor()
  await femke.goTo(`/books/${bookId}/kopen`)
  await femke.page.getByText(dutch('discount_unknown')).waitFor()
  await femke.page.reload()
  await femke
    .button('buy_discount_use')
    .or(femke.page.getByText(dutch('buy_discount_question')))
    .first()
    .waitFor()
  await expect.poll(() => femke.page.evaluate(() => localStorage.getItem('fabelaar.gift.1'))).toBeNull()
  expect(await femke.page.getByText(dutch('discount_unknown')).count()).toBe(0)
  await femke.leave()
})
