import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { saveOperator } from '#records/operator-rows.ts'
import pg from 'pg'
import { clientId, standInProvider } from '../stand-ins/identity-provider.ts'
import { isAlive } from './is-alive.ts'
import { launchBrowser } from './launch-browser.ts'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* Ways in of people's own choice, and the second step that operators must have: in a real browser, with a real authenticator's stand-in. */

const provider = await standInProvider()
afterAll(() => provider[Symbol.asyncDispose]())
const site = withProduct({
  AUTH_OIDC_ISSUER: provider.issuer,
  AUTH_OIDC_NAME: 'school',
  AUTH_OIDC_CLIENT_ID: clientId,
  AUTH_OIDC_SECRET: 'secret',
})

/** Has the browser make and keep passkeys as a telephone does, without anybody to touch it. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
}

/** An address gets a mail every half minute, which nobody here waits for. */
const allowMails = (): Promise<unknown> => site.rows('delete from auth.request_counts', [])

/** As if the browser had forgotten them. */
const leaveSession = ({ page }: Visitor): Promise<void> => page.context().clearCookies()

test('iemand kiest een wachtwoord, een passkey en een ander account, logt met elk in, en haalt ze weer weg', async () => {
  const anna = await Visitor.arrive(site.browser, site.url, 'nl', 390)
  const { page, say } = anna
  await giveAuthenticator(page)
  await anna.logIn('anna@example.com')
  await anna.goTo('/account')

  await anna.press('password_make')
  const fresh = page.getByRole('textbox', { name: say('password_new') })
  await fresh.fill('kort')
  await fresh.press('Enter')
  await page.getByText(say('password_short')).waitFor()
  await fresh.fill('12345678')
  await fresh.press('Enter')
  await page.getByText(say('password_leaked')).waitFor()
  await fresh.fill('anna@example.com')
  await fresh.press('Enter')
  await page.getByText(say('password_own_address')).waitFor()
  await fresh.fill('een lief beertje')
  await fresh.press('Enter')
  await page.getByText(say('password_saved')).waitFor()
  await page.getByText(say('password_there')).waitFor()

  await anna.press('passkeys_add')
  await page.getByText(say('passkey_added')).waitFor()
  await page.getByRole('button', { name: `${say('passkey_rename')}: ` }).click()
  await page.getByRole('textbox', { name: say('passkey_name') }).fill('Mijn telefoon')
  await page.keyboard.press('Enter')
  await page.getByText('Mijn telefoon', { exact: true }).waitFor()

  provider.claims = { sub: 'anna', email: 'anna@school.example', email_verified: true }
  await anna.press('provider_link', { provider: 'School' })
  await page.getByText(say('provider_linked', { provider: 'School', email: 'anna@school.example' })).waitFor()

  await leaveSession(anna)
  await anna.goTo('/account')
  await anna.press('login_by_password')
  await page.getByRole('textbox', { name: say('login_email') }).fill('anna@example.com')
  const known = page.getByRole('textbox', { name: say('password_heading') })
  await known.fill('een lief konijn')
  await known.press('Enter')
  await page.getByText(say('login_wrong')).waitFor()
  await known.fill('een lief beertje')
  await known.press('Enter')
  await page.waitForURL(`${site.url}/account`)

  await leaveSession(anna)
  await anna.goTo('/auth/login')
  await anna.press('login_by_provider', { provider: 'School' })
  await page.waitForURL(`${site.url}/books`)

  await leaveSession(anna)
  await anna.goTo('/account')
  await anna.press('login_by_passkey')
  await page.waitForURL(`${site.url}/account`)
  await isAlive(page)
  await anna.press('provider_unlink', { provider: 'School' })
  await anna.button('provider_link', { provider: 'School' }).waitFor()
  await page.getByRole('button', { name: `${say('passkey_remove')}: Mijn telefoon` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('passkey_remove'), exact: true })
    .click()
  await page.getByText('Mijn telefoon', { exact: true }).waitFor({ state: 'detached' })
  await anna.press('password_remove')
  await anna.press('password_remove_yes')
  await page.getByText(say('password_none')).waitFor()

  // The device still has the passkey that was removed here.
  await leaveSession(anna)
  await anna.goTo('/auth/login')
  await anna.press('login_by_passkey')
  await page.getByText(say('passkey_unknown')).waitFor()
  expect(anna.problems.filter((problem) => !/status of 4\d\d/.test(problem))).toEqual([])
  await anna.leave()
})

test('a code that is under way outlives loading the page anew and another language, and after five wrong ones another is asked for', async () => {
  const cas = await Visitor.arrive(site.browser, site.url, 'en', 390)
  const { page, say } = cas
  const email = 'cas@example.com'
  await cas.goTo('/auth/login')
  await page.getByRole('textbox', { name: words('nl')('login_email') }).fill(email)
  await page.getByRole('button', { name: words('nl')('login_send'), exact: true }).click()
  await page.getByText(words('nl')('code_lead', { email })).waitFor()
  await page.reload()
  await isAlive(page)
  await page.getByText(words('nl')('code_lead', { email })).waitFor()
  await cas.goTo('/en/auth/login')
  await page.getByText(say('code_lead', { email })).waitFor()
  // The first may be sent, where all of this took half a minute.
  const tooOften = page.getByText(say('email_too_often_seconds', { seconds: '#' }).split('#')[0] ?? '')
  await expect
    .poll(async () => {
      await cas.press('code_resend')
      await tooOften
        .or(page.getByText(say('code_resent')))
        .first()
        .waitFor()
      return tooOften.isVisible()
    })
    .toBe(true)

  const field = page.getByRole('textbox', { name: say('code_label') })
  const good = await cas.codeFor(email)
  for (const [turn, answer] of [
    'code_wrong',
    'code_wrong',
    'code_wrong',
    'code_wrong',
    'code_over',
  ].entries()) {
    // Another one each time: with typing the answer to the one before goes.
    await field.fill(`${good.slice(0, 5)}${(Number(good.at(5)) + 1 + turn) % 10}`)
    await field.press('Enter')
    await page.getByText(say(answer)).waitFor()
  }
  await allowMails()
  await cas.press('code_resend')
  await page.getByText(say('code_resent')).waitFor()
  await field.fill(await cas.codeFor(email))
  await field.press('Enter')
  await page.waitForURL(`${site.url}/en/books`)

  // It is used: nothing waits for a code any more.
  await leaveSession(cas)
  await cas.goTo('/en/auth/login')
  await cas.heading('login_heading').waitFor()
  expect(await field.count()).toBe(0)
  await cas.leave()
})

test('iemand neemt een ander adres, en leest in de mail en op de bladzijde waar het over gaat', async () => {
  const dirk = await Visitor.arrive(site.browser, site.url, 'nl', 390)
  const { page, say } = dirk
  await dirk.logIn('dirk@example.com')
  await dirk.goTo('/account')
  await dirk.press('code_other_email')
  await allowMails()
  await dirk.claim('dirk@nieuw.example')
  await page.getByText(say('account_email_changed')).waitFor()
  await page.getByText('dirk@nieuw.example', { exact: true }).waitFor()
  expect(await dirk.mailTo('dirk@nieuw.example')).toContain('bevestigt je nieuwe e-mailadres')
  expect(await dirk.mailTo('dirk@example.com')).toContain('Je account heeft nu een ander e-mailadres')
  await dirk.leave()
})

test('in a session of a while ago a code comes before a passkey, another address, an account elsewhere and a second step', async () => {
  const fay = await Visitor.arrive(site.browser, site.url, 'en', 390)
  const { page, say } = fay
  await giveAuthenticator(page)
  await fay.logIn('fay@example.com')
  await fay.goTo('/en/account')
  const growOld = (): Promise<unknown> =>
    site.rows(`update auth.sessions set created_at = created_at - interval '1 hour'`, [])
  const confirm = async (): Promise<void> => {
    await page.getByText(say('fresh_lead')).waitFor()
    await allowMails()
    await fay.press('login_send')
    await page.getByText(say('code_lead', { email: 'fay@example.com' })).waitFor()
    await page.getByRole('textbox', { name: say('code_label') }).fill(await fay.codeFor('fay@example.com'))
    await page.keyboard.press('Enter')
  }

  await growOld()
  await fay.press('passkeys_add')
  await confirm()
  await page.getByText(say('passkey_added')).waitFor()
  expect(await fay.mailTo('fay@example.com')).toContain('Your account has a new passkey')
  // The session of before has ended.
  const sessions = `select from auth.sessions where user_id = (select id from auth.users where email = 'fay@example.com')`
  expect(await site.rows(sessions, [])).toHaveLength(1)

  await growOld()
  provider.claims = { sub: 'fay', email: 'fay@school.example', email_verified: true }
  await fay.press('provider_link', { provider: 'School' })
  await confirm()
  await page.getByText(say('provider_linked', { provider: 'School', email: 'fay@school.example' })).waitFor()

  await growOld()
  await fay.press('code_other_email')
  await page.getByRole('dialog').getByRole('textbox').fill('fay@new.example')
  await page.keyboard.press('Enter')
  await confirm()
  await page.getByText(say('code_lead', { email: 'fay@new.example' })).waitFor()
  await fay.press('claim_not_now')

  await growOld()
  await fay.press('factor_begin')
  await confirm()
  const first = await keyOf(page)
  await growOld()
  await fay.showCode(first)
  await confirm()
  expect(await keyOf(page)).toBe(first)
  await fay.showCode(first, 30)
  await page.getByText(say('factor_turned_on')).waitFor()

  // One app can be lost: another one is advised, and then either will do.
  await page.getByText(say('factor_only_one')).waitFor()
  await fay.press('factor_another')
  const second = await keyOf(page)
  expect(second).not.toBe(first)
  await fay.showCode(second)
  await page.getByText(say('factor_added')).waitFor()
  await page.getByText(say('factor_only_one')).waitFor({ state: 'detached' })
  await leaveSession(fay)
  await fay.goTo('/en/auth/login')
  await allowMails()
  await fay.claim('fay@example.com')
  await fay.heading('second_step_heading').waitFor()
  await fay.showCode(second, 30)
  await page.waitForURL(`${site.url}/en/books`)
  await fay.goTo('/en/account')
  await page
    .getByRole('button', { name: `${say('factor_remove_nth')}: ` })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('factor_remove_nth') })
    .click()
  await page.getByText(say('factor_nth_removed')).waitFor()
  await page.getByText(say('factor_only_one')).waitFor()
  await fay.leave()
})

test('a forgotten password: the mail leads to choosing a new one, and logging in elsewhere is over', async () => {
  const elsewhere = await Visitor.arrive(site.browser, site.url, 'en')
  await elsewhere.logIn('ben@example.com')
  const ben = await Visitor.arrive(site.browser, site.url, 'en')
  const { page, say } = ben
  await ben.goTo('/en/auth/login')
  await ben.press('login_by_password')
  await page.getByRole('textbox', { name: say('login_email') }).fill('ben@example.com')
  await ben.press('login_forgot')
  await allowMails()
  await ben.press('login_send')
  await ben.codeFor('ben@example.com')
  const mail = (await ben.mailTo('ben@example.com')) ?? ''
  const link = /http\S*token_hash\S*/.exec(mail)?.[0].replaceAll('&amp;', '&') ?? ''
  await page.goto(link)
  await isAlive(page)
  await ben.press('finish_press_login')
  await page.waitForURL(`${site.url}/en/auth/password`)
  await isAlive(page)
  await elsewhere.goTo('/en/account')
  await elsewhere.press('password_make')
  await page.getByRole('textbox', { name: say('password_new') }).fill('a brand new bear')
  await ben.press('password_save')
  await page.waitForURL(`${site.url}/en/books`)

  // What is still open there says that nobody is logged in any more, and so does the next page.
  await elsewhere.page.getByRole('textbox', { name: say('password_new') }).fill('some other bear')
  await elsewhere.press('password_save')
  await elsewhere.page.waitForURL(`${site.url}/en/auth/login`)
  await elsewhere.page.getByText(say('login_ended')).waitFor()
  expect(await elsewhere.heading('login_in_heading').count()).toBe(0)
  await elsewhere.press('login_by_password')
  await elsewhere.page.getByRole('textbox', { name: say('login_email') }).fill('ben@example.com')
  const password = elsewhere.page.getByRole('textbox', { name: say('password_heading') })
  await password.fill('a brand new bear')
  await password.press('Enter')
  await elsewhere.page.waitForURL(`${site.url}/en/account`)

  // A login of days ago is not enough for another password: a code comes first.
  await site.rows(`update auth.sessions set created_at = now() - interval '2 days'`, [])
  await elsewhere.goTo('/en/account')
  await elsewhere.press('password_change')
  await allowMails()
  await elsewhere.page.getByRole('textbox', { name: say('password_new') }).fill('yet another bear')
  await elsewhere.press('password_save')
  const code = await elsewhere.codeFor('ben@example.com')
  await elsewhere.page.getByRole('textbox', { name: say('code_label') }).fill(code)
  await elsewhere.press('password_save')
  await elsewhere.page.getByText(say('password_saved')).waitFor()
  await ben.leave()
  await elsewhere.leave()
})

test('an operator sets a second step, which every tab follows, shows it when logging in again, and ends a session elsewhere', async () => {
  const operator = await Visitor.arrive(site.browser, site.url, 'en')
  const { page, say } = operator
  const email = 'counter@example.com'
  await operator.logIn(email)
  const database = new pg.Pool({ connectionString: site.product.databaseUrl(), max: 1 })
  expect(await saveOperator(database, email, true)).toBe(true)
  await database.end()

  const other = await page.context().newPage()
  await other.goto(`${site.url}/en/operator/orders`)
  await other.getByRole('heading', { name: say('second_step_first_heading') }).waitFor()
  await isAlive(other)
  const secret = await operator.goToCounter()
  await other.waitForURL(/\/en\/operator\//)
  await other.close()

  const again = await Visitor.arrive(site.browser, site.url, 'en')
  await again.goTo('/en/operator/mails')
  await allowMails()
  await again.claim(email)
  await again.page.getByRole('heading', { name: say('second_step_heading') }).waitFor()
  await again.goTo('/en/books')
  expect(again.page.url()).toBe(`${site.url}/en/auth/second-step`)
  await again.showCode(secret, -600)
  await again.page.getByText(say('factor_code_wrong')).waitFor()
  await again.showCode(secret, 30)
  await again.page.waitForURL(`${site.url}/en/books`)
  // A tab may ask twice where to go, on its own account and as every tab does: both are led to one page.
  const asked = await again.page.request.get(`${site.url}/en/auth/second-step`, { maxRedirects: 0 })
  expect(asked.headers()['location']).toBe('/en/books')
  await again.goTo('/en/operator/mails')
  await again.heading('operator_mails').waitFor()

  // What was ended in one tab is no longer to be ended in another, which says so and shows it.
  await operator.goTo('/en/operator/codes')
  const stale = await page.context().newPage()
  await stale.goto(`${site.url}/en/operator/codes`)
  await isAlive(stale)
  const end = { name: say('operator_act_end_code'), exact: true }
  for (const tab of [page, stale]) {
    await tab.getByRole('row').getByRole('button', end).first().click()
    await tab.getByRole('dialog').getByRole('button', end).click()
    await tab.getByRole('button', { name: say('operator_act_resume_code'), exact: true }).waitFor()
  }
  await stale.getByText(say('operator_act_over')).waitFor()
  await stale.close()

  await operator.goTo('/en/account')
  await operator.press('sessions_end_others')
  await page.getByText(say('sessions_ended')).waitFor()
  await again.goTo('/en/operator/mails')
  expect(again.page.url()).toBe(`${site.url}/en/auth/login`)
  await again.page.getByText(say('login_ended')).waitFor()

  await operator.press('factor_remove')
  await page.getByText(say('factor_remove_counter')).waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('factor_remove') })
    .click()
  await operator.button('factor_begin').waitFor()
  await operator.goTo('/en/operator')
  await operator.heading('second_step_first_heading').waitFor()
  await operator.leave()
  await again.leave()
})

/** The key that a page of setting the second step shows. */
const keyOf = async (page: Page): Promise<string> =>
  (await page.getByRole('dialog').locator('code').innerText()).replaceAll(/\s/g, '')

const hasFocus = (page: Page, locator: Locator): Promise<void> =>
  locator.and(page.locator(':focus')).waitFor()

test('who sets a second step finds the same key in every tab until it counts, and is told when it was replaced', async () => {
  const dora = await Visitor.arrive(site.browser, site.url, 'nl', 390)
  const { page, say } = dora
  await allowMails()
  await dora.logIn('dora@example.com')
  await dora.goTo('/account')
  await page.getByText(say('account_login_mail')).waitFor()
  const other = await page.context().newPage()
  await other.goto(`${site.url}/account`)
  await isAlive(other)
  const begin = say('factor_begin')
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: begin }).click()))
  const key = await keyOf(page)
  expect(await keyOf(other)).toBe(key)
  await other.close()
  await hasFocus(page, page.getByRole('dialog').getByRole('heading', { name: say('factor_heading') }))
  await dora.press('claim_not_now')
  await hasFocus(page, dora.button('factor_begin'))
  await dora.press('factor_begin')
  expect(await keyOf(page)).toBe(key)
  await dora.goTo('/account')
  await dora.press('factor_begin')
  expect(await keyOf(page)).toBe(key)

  await dora.showCode(key, 3600)
  await page.getByText(say('factor_code_wrong')).waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^\d{6}$/)
  await site.rows(`delete from auth.mfa_factors where status = 'unverified'`, [])
  await dora.showCode(key)
  await page.getByText(say('factor_replaced')).waitFor()
  const next = await keyOf(page)
  expect(next).not.toBe(key)
  await dora.showCode(next)
  await page.getByText(say('factor_turned_on')).waitFor()
  await hasFocus(page, dora.heading('factor_heading'))
  await page.getByText(say('account_login_mail_factor')).waitFor()
  expect(await page.evaluate((secret) => JSON.stringify(localStorage).includes(secret), next)).toBe(false)

  const again = await Visitor.arrive(site.browser, site.url, 'nl')
  await again.goTo('/auth/login')
  await allowMails()
  await again.claim('dora@example.com')
  await again.heading('second_step_heading').waitFor()
  expect(await again.page.locator('main a[href^="mailto:"]').count()).toBe(1)
  await again.press('second_step_other_address')
  await again.page.waitForURL(`${site.url}/auth/login`)
  await again.page.getByRole('textbox', { name: say('login_email') }).waitFor()
  await again.leave()

  const stale = await page.context().newPage()
  await stale.goto(`${site.url}/account`)
  await isAlive(stale)
  for (const tab of [page, stale]) {
    await tab.getByRole('button', { name: say('factor_remove') }).click()
    const dialog = tab.getByRole('dialog')
    await hasFocus(tab, dialog.getByRole('button', { name: say('claim_not_now') }))
    await dialog.getByRole('button', { name: say('factor_remove') }).click()
    await tab.getByText(say('factor_turned_off')).waitFor()
    await tab.getByRole('button', { name: begin }).waitFor()
    await hasFocus(tab, tab.getByRole('heading', { name: say('factor_heading') }))
  }
  await dora.leave()
})

test('the picture of the key can be scanned on a small phone with large letters', async () => {
  const large = await launchBrowser(['--blink-settings=defaultFontSize=32'])
  const emil = await Visitor.arrive(large, site.url, 'nl', 320)
  const { page, say } = emil
  await allowMails()
  await emil.logIn('emil@example.com')
  await emil.goTo('/account')
  await emil.press('factor_begin')
  const picture = page.getByRole('img', { name: say('factor_picture') })
  await picture.waitFor()
  const box = await picture.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(200)
  expect(box?.height).toBe(box?.width)
  const dialog = page.getByRole('dialog')
  expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0)
  await large.close()
})
