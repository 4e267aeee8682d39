import { describe, expect, test } from 'vitest'
import { composeMail, mailKinds } from './compose-mail.ts'

const link = 'https://fabelaar.example'
/** One value for everything that a mail may ask for. */
const values = Object.fromEntries(
  'code title bought next ordered present withdrawal invoice amount order until arrives tracking what kept money parcels name problem where gift when change email recipient giver message words child provider mine not_mine'
    .split(' ')
    .map((key) => [key, `~${key}~`]),
)

test('a mail says a title with the quotes of print, however it was typed', () => {
  const { subject, plain, html } = composeMail('finished', 'nl', { values: { title: 'Opa\'s "boot"' }, link })
  expect(subject).toContain('Opa’s “boot”')
  expect(plain).toContain('Opa’s “boot”')
  expect(html).toContain('Opa’s “boot”')
})

describe.each(['nl', 'en'] as const)('every mail, %s', (locale) => {
  test.each(mailKinds)('%s: has all its words in both forms, and leaves no placeholder open', (kind) => {
    const mail = composeMail(kind, locale, { values, link, cover: { path: 'p', title: 'Boek' } })
    expect(`${mail.subject}${mail.plain}`).not.toMatch(/[{}]/)
    expect(mail.html).toContain(`lang="${locale}"`)
    expect(mail.html).toContain('src="cid:cover"')
    for (const paragraph of mail.plain.split('\n\n')) {
      const words = paragraph.replace(/: https.*$/, '')
      expect(mail.html.replaceAll('&#x27;', "'"), words).toContain(words)
    }
  })
})

test('words of people cannot become markup', () => {
  const { html } = composeMail('finished', 'en', { values: { title: '<img src=x onerror=alert(1)>' }, link })
  expect(html).not.toContain('<img')
})

test('words of people keep their lines', () => {
  const given = { ...values, message: 'Lieve Noor,\nvan opa <b>' }
  const { plain, html } = composeMail('present', 'nl', { values: given, link })
  expect(plain).toContain('Lieve Noor,\nvan opa')
  expect(html).toContain('Lieve Noor,<br/>van opa &lt;b&gt;')
})

test('only a mail that can be ended says how, in its words and in its headers', () => {
  const unsubscribeUrl = 'https://fabelaar.example/stop'
  const reminder = composeMail('reminder', 'en', { values, link, unsubscribeUrl })
  expect(reminder).toMatchObject({ unsubscribeUrl })
  expect(reminder.plain).toContain(`No more reminders: ${unsubscribeUrl}`)
  expect(reminder.html).toContain(`href="${unsubscribeUrl}"`)
  expect(composeMail('paid', 'en', { values, link }).unsubscribeUrl).toBeUndefined()
})
