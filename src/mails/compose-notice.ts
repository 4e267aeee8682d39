import { type ComposedMail, composeMail, type MailLocale, mailPhrase } from './compose-mail.ts'
import type { NoticeKind, ownNoticeKind } from './notice-kinds.ts'

/**
 * The mail that tells the owner of an account how the ways into it have changed.
 * @param provider the account elsewhere that it is about, as people call it
 */
export function composeNotice(
  siteUrl: string,
  kind: NoticeKind | typeof ownNoticeKind,
  locale: MailLocale,
  provider = '',
): ComposedMail {
  const values = {
    provider,
    mine: mailPhrase(locale, 'notice_mine'),
    not_mine: mailPhrase(locale, 'notice_not_mine'),
  }
  const start = locale === 'en' ? '/en' : ''
  // Whoever has lost the account by it has no account page any more.
  const path = kind === 'email_changed' ? start || '/' : `${start}/account`
  return composeMail(kind, locale, { values, link: `${siteUrl}${path}` })
}
