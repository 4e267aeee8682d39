import { m } from '../messages/generated/messages.js'
import type { BackendClient } from '../session/backend-client.ts'

/** A discount code that the site tells of by itself. */
export interface SiteDiscount {
  code: string
  percentOff: number
  /** What the banner says about it, in the visitor's language. */
  words: { label: string; text: string; take: string; taken: string; close: string }
}

/** The code for a place on the site, from the data; null when there is none now, or it cannot be read. */
export async function siteDiscount(
  backend: BackendClient,
  place: 'banner' | 'promotion',
): Promise<SiteDiscount | null> {
  const { data } = await backend
    .from('discount_codes')
    .select('code,percent_off')
    .eq('shown_on', place)
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle()
  if (data === null) return null
  const [code, percentOff] = [String(data.code), Number(data.percent_off)]
  return {
    code,
    percentOff,
    words: {
      label: m.home_banner(),
      text: m.home_banner_text({ code, percent: percentOff }),
      take: m.home_banner_take(),
      taken: m.home_banner_taken({ code }),
      close: m.home_banner_close(),
    },
  }
}
