import { type ReactNode, useState } from 'react'
import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import { pageNotFound } from '../errors/page-not-found.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { pageMeta } from '../page-meta.ts'
import { webServices } from '../session/web-services.ts'
import { keepForAWhile } from '../shop/kept-for-a-while.ts'
import { BelowHero } from './below-hero.tsx'
import { type Examples, examplesIn } from './example-books.server.ts'
import { ExampleShelf } from './example-shelf.tsx'
import { type HomeWords, homeWords } from './home-words.server.ts'
import { Door } from './door/door.tsx'
import { inWords, type SiteDiscount } from './site-discount.server.ts'

interface PromotionData {
  examples: Examples
  words: Pick<HomeWords, 'door' | 'examples' | 'hero'>
  discount: SiteDiscount | null
}

/** Only the configured segment leads anywhere. */
export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<PromotionData> {
  const { promoSegment, readPromotion, deliveryTimes } = context.get(webServices)
  if (params.segment !== promoSegment) throw pageNotFound()
  const locale = localeOfPath(url.pathname)
  const { door, examples, hero } = homeWords(locale, deliveryTimes)
  const found = await readPromotion().catch(() => null)
  return { examples: examplesIn(locale), words: { door, examples, hero }, discount: found && inWords(found) }
}

/** Nobody finds it but who was given the address. */
export function meta(): MetaDescriptor[] {
  return [
    ...pageMeta({ title: m.promotion_title(), description: m.promotion_lead() }),
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

/** For who comes from a picture on a phone: the book at once, a code, one thing to do. */
export default function PromotionScreen({ loaderData }: { loaderData: PromotionData }): ReactNode {
  const { examples, words, discount } = loaderData
  return (
    <PaperLayout>
      <Door words={words.door}>
        <p>{m.promotion_lead()}</p>
        {discount === null ? null : <Coupon discount={discount} />}
        <p>{words.hero.terms}</p>
      </Door>
      <BelowHero make={words.hero.make}>
        <ExampleShelf shelf={examples.shelf} words={words.examples} />
      </BelowHero>
    </PaperLayout>
  )
}

/** A code to cut out; cut out, it waits for the purchase. */
function Coupon({ discount }: { discount: SiteDiscount }): ReactNode {
  const { code, percentOff } = discount
  const [cut, setCut] = useState(false)
  return (
    <div className="mt-6 max-w-[26rem] -rotate-1 border-2 border-dashed border-field-line bg-sheet px-6 py-4">
      <p className="display text-[1.5rem] !leading-tight">{m.promotion_coupon({ percent: percentOff })}</p>
      <p role="status" className="mt-1 text-ink">
        {cut ? discount.words.taken : m.promotion_code({ code })}
      </p>
      {cut ? null : (
        <button
          type="button"
          onClick={() => {
            keepForAWhile('discount', code)
            setCut(true)
          }}
          className="min-h-11 font-semibold text-link underline underline-offset-4"
        >
          {m.promotion_cut()}
        </button>
      )}
    </div>
  )
}
