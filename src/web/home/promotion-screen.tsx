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
import { BookOnTable } from './hero.tsx'
import { type HomeWords, homeWords } from './home-words.server.ts'
import { MakeBookLink } from '../layout/make-book-link.tsx'
import { NameHeadline } from './name-headline.tsx'
import { inWords, type SiteDiscount } from './site-discount.server.ts'

interface PromotionData {
  examples: Examples
  words: Pick<HomeWords, 'examples' | 'hero'>
  discount: SiteDiscount | null
}

/** Only the configured segment leads anywhere. */
export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<PromotionData> {
  const { promoSegment, readPromotion, deliveryTimes } = context.get(webServices)
  if (params.segment !== promoSegment) throw pageNotFound()
  const locale = localeOfPath(url.pathname)
  const { examples, hero } = homeWords(locale, deliveryTimes)
  const found = await readPromotion().catch(() => null)
  return { examples: examplesIn(locale), words: { examples, hero }, discount: found && inWords(found) }
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
  const [name, setName] = useState(examples.open?.name ?? words.hero.nameDefault)
  return (
    <PaperLayout name={name}>
      <section className="relative grid grid-cols-[minmax(0,1fr)] overflow-x-clip pt-2 pb-10 pl-(--edge) max-xl:pr-(--edge) xl:min-h-[46rem] xl:grid-cols-[minmax(0,30rem)_1fr] xl:pt-8">
        <div className="relative z-10">
          <NameHeadline words={words.hero} name={name} onName={setName} />
          <p className="mt-5 max-w-[22em] text-lead text-ink">{m.promotion_lead()}</p>
          {discount === null ? null : <Coupon discount={discount} />}
          <MakeBookLink name={name} className="mt-6 max-sm:hidden">
            {words.hero.make}
          </MakeBookLink>
          <p className="mt-4 max-w-[30em] text-small text-ink-soft">{words.hero.terms}</p>
        </div>
        {examples.open === null ? null : (
          <BookOnTable
            open={examples.open}
            label={words.hero.openBook}
            name={name.trim() || words.hero.nameDefault}
          />
        )}
      </section>
      <BelowHero name={name} make={words.hero.make}>
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
            keepForAWhile(localStorage, 'discount', code, Date.now())
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
