import type { BackendClient } from '../session/backend-client.ts'

/** A discount code that the site tells of by itself. */
export interface SiteDiscount {
  code: string
  percentOff: number
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
  return data === null ? null : { code: String(data.code), percentOff: Number(data.percent_off) }
}
