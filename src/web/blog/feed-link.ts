import type { MetaDescriptor } from 'react-router'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { feedAddress } from './feed-address.ts'

/** Tells feed readers where the articles of this language can be followed. */
export function feedLink(locale: Locale): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: m.blog_page_title(),
    href: feedAddress[locale],
  }
}
