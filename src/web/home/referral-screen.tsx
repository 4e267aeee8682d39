import { type ReactNode, useEffect } from 'react'
import { type LoaderFunctionArgs, type MetaDescriptor, useParams } from 'react-router'
import { reward } from '#shop/referral.ts'
import { pageNotFound } from '../errors/page-not-found.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { keepForAWhile } from '../shop/kept-for-a-while.ts'
import { formatMoney } from '#book/format-money.ts'
import { type HomeData, HomePage } from './home-page.tsx'
import { loader as homeLoader, meta as homeMeta } from './home-screen.tsx'

/** Whether the last part of a referral link can name somebody. */
function isReferrer(referrer: string | undefined): referrer is string {
  return referrer !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(referrer)
}

export async function loader(given: LoaderFunctionArgs): Promise<HomeData> {
  if (!isReferrer(given.params.referrer)) throw pageNotFound()
  return await homeLoader(given)
}

/** The home page's own words; search engines keep to the home page itself. */
export function meta(given: { loaderData: HomeData | undefined }): MetaDescriptor[] {
  return [...homeMeta(given), { name: 'robots', content: 'noindex' }]
}

/** The home page, for somebody who was pointed here; an order within a month tells by whom. */
export default function ReferralScreen({ loaderData }: { loaderData: HomeData }): ReactNode {
  const { referrer } = useParams()
  useEffect(() => {
    if (isReferrer(referrer)) keepForAWhile('referrer', referrer)
  }, [referrer])
  return (
    <HomePage
      loaderData={loaderData}
      note={
        <aside className="bg-paper-deep px-edge py-3 text-small text-ink-strong sm:text-center">
          <p>{m.home_referral({ amount: formatMoney(reward.centsOff, useLocale()) })}</p>
        </aside>
      }
    />
  )
}
