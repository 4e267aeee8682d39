import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Download, Locator, Page, Response } from 'playwright-core'
import { appCode } from '../stand-ins/authenticator-app.ts'
import { isAlive } from './is-alive.ts'
import { patience, patienceWithDrawing } from './patience.ts'
import { type Locale, words } from './words.ts'

export interface Wishes {
  name: string
  age: number
  gender: 'girl' | 'boy' | 'other'
  style: 'waterpaint' | 'paperCut' | 'classicCartoon'
  theme: 'adventure' | 'bedtime'
  animal?: string
  twist: string
  /** A piece of the twist that is left out of the book again, by keyboard. */
  leaveOut?: string
  /** Says yes to a book about whoever the twist says has died. */
  /** Says yes to the story of what its twist tells. */
  isAboutEvent?: boolean
}

const paths = {
  nl: { builder: '/maken/who', home: '/' },
  en: { builder: '/en/create/who', home: '/en' },
} as const
const genderKey = {
  girl: 'builder_gender_female',
  boy: 'builder_gender_male',
  other: 'builder_gender_other',
} as const
const styleKey = {
  waterpaint: 'style_waterpaint',
  paperCut: 'style_paper_cut',
  classicCartoon: 'style_classic_cartoon',
} as const
const themeKey = { adventure: 'theme_adventure', bedtime: 'theme_bedtime' } as const

/** Somebody in a browser of their own, who reads the screen and presses what it says. */
export class Visitor {
  readonly page: Page
  readonly locale: Locale
  readonly say: ReturnType<typeof words>
  readonly problems: string[] = []
  /** Where mail is read, from its subject on: the mailbox page, unless it goes elsewhere. */
  mailTo = async (email: string): Promise<string | undefined> => {
    const mailbox = await (await fetch(`${this.#site}/mailbox`)).text()
    return mailbox.split('<li>').find((part) => part.includes(email))
  }
  readonly #site: string
  readonly #context: BrowserContext

  private constructor(site: string, context: BrowserContext, page: Page, locale: Locale) {
    this.#site = site
    this.#context = context
    this.page = page
    this.locale = locale
    this.say = words(locale)
    page.on('pageerror', (error) => this.problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(`${message.text()} ${message.location().url}`)
    })
  }

  static async arrive(browser: Browser, site: string, locale: Locale, width = 1280): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      locale: locale === 'nl' ? 'nl-NL' : 'en-GB',
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(patience)
    return new Visitor(site, context, await context.newPage(), locale)
  }

  leave(): Promise<void> {
    return this.#context.close()
  }

  /** Ends when the page can be used. */
  async goTo(path: string): Promise<Response | null> {
    const answer = await this.page.goto(`${this.#site}${path}`)
    await isAlive(this.page)
    return answer
  }

  button(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.say(key, values), exact: true })
  }

  heading(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('heading', { name: this.say(key, values) })
  }

  /** Presses what the screen calls so, button or link. */
  async press(key: string, values?: Record<string, string | number>): Promise<void> {
    const name = this.say(key, values)
    const button = this.page.getByRole('button', { name, exact: true })
    await button
      .or(this.page.getByRole('link', { name, exact: true }))
      .filter({ visible: true })
      .first()
      .click()
  }

  async choose(name: string | RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).check({ force: true })
  }

  /** From the first question to the confirmation; ends on the page of the book. Returns its id. */
  async makeBook(wishes: Wishes): Promise<string> {
    await this.goTo(paths[this.locale].builder)
    await this.page.getByRole('textbox', { name: this.say('builder_name') }).fill(wishes.name)
    await this.page.getByRole('textbox', { name: this.say('builder_age') }).fill(String(wishes.age))
    await this.choose(this.say(genderKey[wishes.gender]))
    await this.press('builder_next_style')
    await this.choose(this.say(styleKey[wishes.style]))
    await this.press('builder_next_theme')
    await this.choose(new RegExp(`^${this.say(themeKey[wishes.theme])}`))
    await this.press('builder_next_characters')
    if (wishes.animal !== undefined) await this.addAnimal(wishes.animal)
    await this.press('builder_next_twist')
    await this.page.getByRole('textbox', { name: this.say('builder_twist_label') }).fill(wishes.twist)
    if (wishes.leaveOut !== undefined) await this.leaveOut(wishes.leaveOut)
    if (wishes.isAboutEvent) await this.agreeToEvent()
    await this.press('builder_next_language')
    await this.choose(this.say(this.locale === 'nl' ? 'language_dutch' : 'language_english'))
    await this.press('builder_next_title')
    const titles = this.page.getByRole('group', { name: this.say('builder_titles') }).getByRole('radio')
    await titles.nth(9).waitFor({ state: 'attached' })
    await titles.nth(2).check({ force: true })
    await this.press('builder_next_size')
    await this.choose(new RegExp(this.say('builder_size_small')))
    await this.press('builder_next_generate')
    await this.press('builder_make_book')
    await this.page.waitForURL(/\/books\/[0-9a-f-]{36}$/)
    return this.page.url().split('/').at(-1) ?? ''
  }

  /** Leaves it out, thinks better of it, and leaves it out for good; the focus stays on its button. */
  async leaveOut(piece: string): Promise<void> {
    const named = (key: string): Locator =>
      this.page.getByRole('button', { name: `${this.say(key)}: ${piece}`, exact: true })
    await named('fact_leave_out').focus()
    for (const next of ['fact_put_back', 'fact_leave_out', 'fact_put_back']) {
      await this.page.keyboard.press('Enter')
      await named(next).and(this.page.locator(':focus')).waitFor()
    }
  }

  /** The name was read; whether it is a he or a she is told, unless it is a place. */
  async agreeToEvent(): Promise<void> {
    const offer = this.page.locator('[data-event-offer]')
    await offer.getByRole('button').click()
    await offer.getByRole('textbox').waitFor()
    const she = offer.getByRole('radio', { name: this.say('event_gender_female'), exact: true })
    if ((await she.count()) > 0) await she.check({ force: true })
  }

  async addAnimal(name: string): Promise<void> {
    await this.press('builder_add_animal')
    const animal = this.page.getByRole('listitem').last()
    await animal.getByRole('textbox', { name: this.say('builder_name') }).fill(name)
  }

  async waitForPreview(): Promise<void> {
    await this.heading('preview_heading').waitFor({ timeout: patienceWithDrawing })
  }

  /** Gives an address, reads the code in the mailbox and types it in. */
  async claim(email: string): Promise<void> {
    // Behind the dialog there may be the address of a parcel, with an e-mail address too.
    await this.page
      .getByRole('textbox', { name: this.say('login_email') })
      .last()
      .fill(email)
    await this.press('login_send')
    const code = await this.codeFor(email)
    await this.page.getByRole('textbox', { name: this.say('code_label') }).fill(code)
    await this.press('code_confirm')
  }

  /** Logs in by a code, from the login page; ends on the shelf, unless something else comes first. */
  async logIn(email: string, ends = /\/books$/): Promise<void> {
    await this.goTo(this.locale === 'nl' ? '/auth/login' : '/en/auth/login')
    await this.claim(email)
    await this.page.waitForURL(ends)
  }

  /** An operator who comes to the counter for the first time sets the second step that it asks for. Returns its secret. */
  async goToCounter(): Promise<string> {
    await this.goTo(this.locale === 'nl' ? '/operator' : '/en/operator')
    const secret = (await this.page.locator('main code').innerText()).replaceAll(/\s/g, '')
    await this.showCode(secret)
    await this.page.waitForURL(/\/operator\/stuck$/)
    return secret
  }

  /** Types the code that an app shows for a secret. Each is good once, so another one within half a minute is of a little later. */
  async showCode(secret: string, secondsLater = 0): Promise<void> {
    const code = appCode(secret, new Date(Date.now() + secondsLater * 1000))
    await this.page.getByRole('textbox', { name: this.say('factor_code') }).fill(code)
    await this.press('code_confirm')
  }

  /** Reads the newest code that was mailed to an address. */
  async codeFor(email: string): Promise<string> {
    await this.page.getByRole('textbox', { name: this.say('code_label') }).waitFor()
    const mail = await this.mailTo(email)
    const code = /\b(\d{6})\b/.exec(mail ?? '')?.[1]
    if (code === undefined) throw new Error(`no code was mailed to ${email}`)
    return code
  }

  /** Presses and keeps what is downloaded. */
  async download(key: string): Promise<{ name: string; bytes: Uint8Array }> {
    const started = this.page.waitForEvent('download', { timeout: patienceWithDrawing })
    await this.press(key)
    return this.kept(started)
  }

  async kept(started: Promise<Download>): Promise<{ name: string; bytes: Uint8Array }> {
    const download = await started
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }

  /** Asks for the download at once, giving up the right to withdraw from buying it. */
  async agreeToDelivery(): Promise<void> {
    const tick = (key: string): Locator => this.page.getByRole('checkbox', { name: this.say(key) })
    await tick('buy_withdrawal').or(tick('buy_withdrawal_print')).check()
  }

  async fillAddress(postalCode: string): Promise<void> {
    const fields = {
      address_first_name: 'Anna',
      address_last_name: 'de Wit',
      address_street: 'Dorpsstraat',
      address_number: '12',
      address_postal_code: postalCode,
      address_city: 'Utrecht',
    }
    for (const [key, value] of Object.entries(fields)) {
      const labelled = (label: string, exact = true): Locator =>
        this.page.getByRole('textbox', { name: this.say(label), exact })
      // Where houses may go by a name, the field says so, and that it may stay empty.
      const number = labelled('address_number').or(labelled('address_number_or_name', false))
      await (key === 'address_number' ? number : labelled(key)).fill(value)
    }
  }
}
