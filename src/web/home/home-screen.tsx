import type { ReactNode } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { payloadLoader } from '../builds/payloads.ts'
import { localeOfPath } from '../locale/locale.ts'
import { pageMeta } from '../page-meta.ts'
import { requestSession } from '../session/request-session.server.ts'
import { webServices } from '../session/web-services.ts'
import { currentDiscount } from './current-discount.ts'
import { examplesIn } from './example-books.server.ts'
import { type HomeData, HomePage } from './home-page.tsx'
import { homeWords } from './home-words.server.ts'
import { siteDiscount } from './site-discount.server.ts'

/** The page from its payload, with the discount as it is now. */
export async function clientLoader(given: ClientLoaderFunctionArgs): Promise<HomeData> {
  const [home, discount] = await Promise.all([payloadLoader(given), currentDiscount(given.url.pathname)])
  return { ...(home as HomeData), discount }
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<HomeData> {
  const locale = localeOfPath(url.pathname)
  const discount = await siteDiscount(context.get(requestSession).backend, locale)
  return {
    examples: examplesIn(locale),
    words: homeWords(locale, context.get(webServices).deliveryTimes),
    discount,
  }
}

export function meta({ loaderData }: { loaderData: HomeData | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : pageMeta(loaderData.words)
}

export default function HomeScreen({ loaderData }: { loaderData: HomeData }): ReactNode {
  return <HomePage loaderData={loaderData} />
}
