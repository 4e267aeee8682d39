import { m } from '../messages/generated/messages.js'
import type { Locale } from '../locale/locale.ts'
import type { BackendClient } from '../session/backend-client.ts'

/** A discount code that the site tells of by itself. */
export interface SiteDiscount {
  code: string
  percentOff: number
  /** What the banner says about it, in the visitor's language. */
  words: { label: string; text: string; take: string; taken: string; close: string }
}

const patienceMs = 1_500

/** The code of the banner in a language, from the data; null when there is none now, or it cannot be read. */
export async function siteDiscount(backend: BackendClient, locale: Locale): Promise<SiteDiscount | null> {
  const { data } = await backend
    .from('discount_codes')
    .select('code,percent_off')
    .eq('shown_on', 'banner')
    .or(`shown_in.is.null,shown_in.eq.${locale}`)
    .order('created_at', { ascending: false })
    .limit(1)
    // Nobody waits for a discount for long.
    .abortSignal(AbortSignal.timeout(patienceMs))
    .maybeSingle()
  return data === null ? null : inWords({ code: String(data.code), percentOff: Number(data.percent_off) })
}

/** A code with what the site says about it. */
export function inWords({ code, percentOff }: { code: string; percentOff: number }): SiteDiscount {
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
