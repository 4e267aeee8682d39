import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'

test('a mail says a title with the quotes of print, however it was typed', () => {
  const values = { title: 'Opa\'s "boot"' }
  const { subject, plain, html } = composeMail('finished', 'nl', values, 'https://fabelaar.example')
  expect(subject).toContain('Opa’s “boot”')
  expect(plain).toContain('Opa’s “boot”')
  expect(html).toContain('Opa’s “boot”')
})
