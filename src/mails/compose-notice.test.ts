import { expect, test } from 'vitest'
import { composeNotice } from './compose-notice.ts'
import { noticeKinds, ownNoticeKind } from './notice-kinds.ts'

const site = 'https://fabelaar.example'

test.each([...noticeKinds, ownNoticeKind])(
  '%s tells what has happened, and what to do when it was somebody else',
  (kind) => {
    for (const locale of ['nl', 'en'] as const) {
      const { subject, plain } = composeNotice(site, kind, locale, 'Google')
      expect(`${subject}${plain}`).not.toMatch(/[{}]/)
      expect(plain).toMatch(locale === 'nl' ? /Was jij dit niet\?/ : /Wasn’t this you\?/)
    }
  },
)

test('a mail leads to the account page, and where the account has moved away only to the site', () => {
  expect(composeNotice(site, 'passkey_added', 'nl').plain).toContain(`: ${site}/account\n`)
  expect(composeNotice(site, 'passkey_added', 'en').plain).toContain(`: ${site}/en/account\n`)
  expect(composeNotice(site, 'email_changed', 'nl').plain).toContain(`: ${site}/\n`)
  expect(composeNotice(site, 'email_changed', 'en').plain).toContain(`: ${site}/en\n`)
})

test('an account elsewhere is called as people call it', () => {
  expect(composeNotice(site, 'identity_linked', 'en', 'Google').subject).toBe(
    'You can now log in with Google',
  )
})
