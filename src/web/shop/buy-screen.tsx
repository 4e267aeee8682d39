import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router'
import { limits } from '#book/limits.ts'
import { firstName } from '#book/reading-link.ts'
import { sizeTable } from '#book/size.ts'
import type { Country } from '#shop/address.ts'
import type { BookOrderKind } from '#shop/order.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { ClaimDialog } from '../account/claim-dialog.tsx'
import { useIsGuest } from '../account/use-is-guest.ts'
import { isIdInAddress } from '../book/id-in-address.ts'
import { titleInWords } from '../book/title-in-words.ts'
import { WordsLeftBehind } from '../book/words-left-behind.tsx'
import { pageNotFound } from '../errors/page-not-found.ts'
import { checkPresent, presentFields, type PresentProblems } from '../gift/present-form.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import type { MetaGiven } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { requestSession } from '../session/request-session.server.ts'
import { useSession } from '../session/session-provider.tsx'
import { webServices } from '../session/web-services.ts'
import { Button } from '../ui/button.tsx'
import { formatMoney } from '#book/format-money.ts'
import { ArrowLeftIcon } from '../ui/icons.tsx'
import { arrivalDay } from './arrival-day.ts'
import { AddressFields } from './address-fields.tsx'
import { addressFields, type AddressProblems, checkAddress } from './address-form.ts'
import { DiscountField } from './discount-field.tsx'
import { KindChoice } from './kind-choice.tsx'
import { focusField, focusFirst } from './first-problems.ts'
import { payFor } from './pay-for.ts'
import { PresentChoice } from './present-choice.tsx'
import { type BookToBuy, readBookToBuy } from './read-book-to-buy.server.ts'
import { Referred } from './referred.tsx'
import { StoredCover } from './stored-cover.tsx'
import { shopProblem } from './shop-problem.ts'
import { sumOf } from './sum-of.ts'
import { SumLines } from './sum-lines.tsx'
import { vatWords } from './vat-words.ts'
import { useDiscount } from './use-discount.ts'
import { useKeptAddress } from './use-kept-address.ts'
import { useKeptPresent } from './use-kept-present.ts'
import { WithdrawalTick } from './withdrawal-tick.tsx'

export { patientLoader as clientLoader } from '../connection/patient-loader.ts'

export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<BookToBuy> {
  const { eid } = params
  if (!isIdInAddress(eid)) throw pageNotFound()
  const found = await readBookToBuy(context.get(requestSession).backend, eid, {
    againId: url.searchParams.get('again'),
    times: context.get(webServices).deliveryTimes,
  })
  if (found === null) throw pageNotFound()
  const { state } = found.book
  // Nothing to buy yet: the book's own page shows how far it is.
  if (state === 'making' || state === 'failed') {
    throw redirect(pathFor('book', localeOfPath(url.pathname), { eid }))
  }
  return found
}

export function meta({ loaderData, location }: MetaGiven<BookToBuy>): Record<string, string>[] {
  const title = loaderData ? titleInWords(loaderData.book, location.pathname) : m.common_brand()
  return [{ title: m.buy_page_title({ title }) }, { name: 'robots', content: 'noindex' }]
}

/** The purchase: as a file or printed, where it goes, what it comes to, and on to the till. */
export default function BuyScreen({ loaderData }: { loaderData: BookToBuy }): ReactNode {
  const { book, paid, again } = loaderData
  const locale = useLocale()
  const guest = useIsGuest()
  const { user } = useSession()
  const email = guest ? '' : (user?.email ?? '')
  const [kind, setKind] = useKind(paid ? 'print' : (again?.kind ?? null))
  const [address, setAddress] = useKeptAddress(locale, {
    email,
    bookId: book.id,
    ordered: again?.address ?? null,
  })
  const [problems, setProblems] = useState<AddressProblems>({})
  const [present, setPresent] = useKeptPresent(book.id, locale)
  const [presentProblems, setPresentProblems] = useState<PresentProblems>({})
  // Whoever has the download gives it from where it was paid for.
  const mayGive = !(paid && kind === 'download')
  const isGiven = mayGive && present.isGiven
  const [refusal, setRefusal] = useState<string | null>(null)
  const [claiming, setClaiming] = useState(false)
  const [paying, setPaying] = useState(false)
  // Whoever has the download gets none with this order, and has nothing to agree to.
  const [agreed, setAgreed] = useState(paid)
  const [tickMissing, setTickMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const discounting = useDiscount(book.id)
  const sum = sumOf(discounting, kind, book.size, { country: address.country })
  const arrivesBy =
    address.country === undefined ? null : arrivalDay(loaderData.arrivals[address.country], locale)
  const addressFirst = kind === 'print' && Object.values(problems).some((problem) => problem !== undefined)

  const pay = async (): Promise<void> => {
    setRefusal(null)
    const checked = kind === 'print' ? checkAddress(address) : null
    const wrapped = isGiven ? checkPresent(kind, present.draft) : null
    setProblems(checked?.ok === false ? checked.problems : {})
    setPresentProblems(wrapped?.ok === false ? wrapped.problems : {})
    setTickMissing(!agreed)
    if (wrapped?.ok === false) return focusFirst(form.current, presentFields, wrapped.problems)
    if (checked?.ok === false) return focusFirst(form.current, addressFields, checked.problems)
    if (!agreed) return focusField(form.current, 'withdrawal')
    if (guest) return setClaiming(true)
    await goToTill()
  }
  const goToTill = async (): Promise<void> => {
    const checked = kind === 'print' ? checkAddress(address) : null
    const wrapped = isGiven ? checkPresent(kind, present.draft) : null
    if (checked?.ok === false || wrapped?.ok === false) return
    setPaying(true)
    const result = await payFor({
      bookId: book.id,
      kind,
      locale,
      address: checked?.address ?? null,
      discountCode: sum.discount?.code ?? null,
      present: wrapped?.present ?? null,
      printedOrderId: loaderData.printedOrderId,
      giftCard: sum.giftCard,
      withdrawalWords: paid ? null : withdrawalWords,
    })
    if (result.ok) return location.assign(result.paymentUrl)
    setPaying(false)
    setRefusal(shopProblem(result.code))
    // Something else was paid with it meanwhile: the sum is made anew of what is left.
    if (sum.giftCard !== null && result.code.startsWith('gift_card_')) {
      discounting.dropGift()
      await discounting.use(sum.giftCard.code)
    }
  }
  return (
    <PaperLayout>
      <form
        ref={form}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,34%)]"
        onSubmit={(event) => {
          event.preventDefault()
          if (!paying) void pay()
        }}
      >
        <div className="px-edge pb-12 lg:order-1">
          <BackLink eid={book.id} />
          <h1 className="mt-2 text-title">{m.buy_heading()}</h1>
          <OrderedBefore {...loaderData} />
          {loaderData.isAtPrinter ? null : <WordsLeftBehind book={book} />}
          <KindChoice
            kind={kind}
            pages={sizeTable[book.size].pages}
            downloadCents={sizeTable[book.size].downloadCents}
            printedCents={sizeTable[book.size].printedCents}
            downloadOwned={paid}
            country={address.country}
            onChoose={(chosen) => {
              setKind(chosen)
              // What is agreed to is told in other words now.
              setAgreed(paid)
              setProblems({})
              setPresentProblems({})
              setRefusal(null)
            }}
          />
          {mayGive ? (
            <PresentChoice
              kind={kind}
              book={{ ...book, child: firstName(book.child) }}
              isFinished={book.state === 'finished'}
              present={present}
              arrivesBy={arrivesBy}
              country={address.country}
              problems={presentProblems}
              onChange={(changed) => {
                setPresent(changed)
                setPresentProblems({})
              }}
            />
          ) : null}
          {kind === 'print' ? (
            <section className="mt-10">
              <h2 className="mb-6 text-heading">{m.buy_address_heading()}</h2>
              <AddressFields
                draft={address}
                emailHint={isGiven ? m.present_address_email_hint() : m.address_email_hint()}
                problems={problems}
                onChange={(field, value) => {
                  setAddress({ ...address, [field]: value })
                  setProblems((old) => ({ ...old, [field]: undefined }))
                }}
              />
            </section>
          ) : null}
          <section className="mt-12 max-w-[38rem]">
            <h2 className="mb-3 text-heading">{m.buy_sum_heading()}</h2>
            <SumLines
              kind={kind}
              bookCents={sum.bookCents}
              discount={sum.discount}
              shippingCents={sum.shippingCents}
              country={address.country}
              giftCents={sum.giftCard?.cents ?? 0}
              totalLabel={m.buy_sum_total()}
            />
            <div className="mt-3">
              <DiscountField {...discounting} bookCents={sum.bookCents} />
            </div>
            {kind === 'print' && arrivesBy !== null ? (
              <p className="mt-4">{m.buy_arrives({ date: arrivesBy })}</p>
            ) : null}
            <p className="mt-4 text-small text-ink-soft">
              {kind === 'print'
                ? [
                    vatWords(address.country),
                    printTime(loaderData.workingDays, address.country),
                    m.buy_regret({ minutes: limits.regretMinutes }),
                    m.buy_print_exempt(),
                  ].join(' ')
                : m.buy_vat()}
            </p>
            <Referred />
            <p className="mt-2 text-small text-ink-soft">
              {guest ? (isGiven ? m.gift_guest_note() : m.buy_guest_note()) : m.buy_account_note({ email })}
            </p>
            {paid ? null : (
              <WithdrawalTick
                kind={kind}
                ticked={agreed}
                missing={tickMissing}
                onTick={(ticked) => {
                  setAgreed(ticked)
                  setTickMissing(false)
                }}
              />
            )}
          </section>
          <div className={payBar}>
            <p className="text-small text-ink-soft max-sm:mb-3 sm:flex-1">
              {m.buy_terms()}{' '}
              <Link
                to={pathFor('terms', locale)}
                target="_blank"
                className="text-link underline underline-offset-4"
              >
                {m.buy_terms_link()}
              </Link>
            </p>
            <p
              role="alert"
              className="font-medium text-wrong empty:hidden max-sm:mb-3 sm:-order-1 sm:mb-2 sm:basis-full"
            >
              {addressFirst ? m.buy_address_first() : refusal}
            </p>
            <Button type="submit" busy={paying} className="w-full sm:w-auto sm:min-w-[18rem]">
              {paying
                ? m.buy_going()
                : sum.dueCents === 0
                  ? m.buy_pay_gift()
                  : m.buy_pay({ amount: formatMoney(sum.dueCents, locale) })}
            </Button>
          </div>
        </div>
        <CoverSide book={book} />
      </form>
      {claiming ? (
        <ClaimDialog
          purpose={isGiven ? 'present' : 'buy'}
          onClose={() => setClaiming(false)}
          onClaimed={() => {
            setClaiming(false)
            void goToTill()
          }}
        />
      ) : null}
    </PaperLayout>
  )
}

/**
 * A file or a printed book, kept in the page's address: a reload and the link in a mail come back to what was chosen.
 * @param settled what was settled before the page was opened, and counts more than its address
 */
function useKind(settled: BookOrderKind | null): [BookOrderKind, (kind: BookOrderKind) => void] {
  const [search] = useSearchParams()
  const asked = search.get('kind') === 'print' ? 'print' : 'download'
  const [kind, setKind] = useState<BookOrderKind>(settled ?? asked)
  return [
    kind,
    (chosen) => {
      setKind(chosen)
      const url = new URL(location.href)
      url.searchParams.set('kind', chosen)
      url.searchParams.delete('again')
      // Not by the router: nothing is to be loaded anew.
      history.replaceState(history.state, '', url)
    },
  ]
}

/** What is ordered already, before the same is offered again. */
function OrderedBefore({ openOrderId, printedOrderId }: BookToBuy): ReactNode {
  const locale = useLocale()
  const orderId = openOrderId ?? printedOrderId
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Whoever comes back from the till stands where they left, at the foot of the page.
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (orderId === null) return null
  return (
    <p ref={line} className="scroll-my-24 mt-4 max-w-[38rem] border-l-4 border-act pl-4">
      {openOrderId === null ? m.buy_printed_before() : m.buy_order_open()}{' '}
      <Link
        to={pathFor('order', locale, { eid: orderId })}
        className="text-link underline underline-offset-4"
      >
        {m.buy_see_order()}
      </Link>
    </p>
  )
}

/** What it comes to stays in sight, and under the thumb on a phone. */
const payBar =
  'sticky-action sticky bottom-0 z-5 -mx-(--edge) mt-5 border-t border-line bg-paper px-edge pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] [--before-bar:1.25rem] sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-8 [@media(max-height:34rem)]:static'

function BackLink({ eid }: { eid: string }): ReactNode {
  return (
    <Link
      to={pathFor('book', useLocale(), { eid })}
      className="mt-4 inline-flex min-h-11 items-center gap-2 text-ink no-underline underline-offset-4 hover:underline"
    >
      <ArrowLeftIcon />
      {m.buy_back()}
    </Link>
  )
}

/** The thing itself, whole: its title is on it. */
function CoverSide({ book }: { book: BookToBuy['book'] }): ReactNode {
  return (
    <div className="overflow-clip bg-paper-deep max-lg:-order-1 max-lg:h-[11.5rem] lg:order-2 lg:min-h-[40rem]">
      <div className="mx-auto rotate-[-4deg] max-lg:mt-5 max-lg:w-36 lg:sticky lg:top-16 lg:mt-16 lg:w-[78%]">
        <StoredCover book={book} />
      </div>
    </div>
  )
}

/** The longest, while no country is chosen. */
function printTime(workingDays: BookToBuy['workingDays'], country: Country | undefined): string {
  const days = country === undefined ? Math.max(...Object.values(workingDays)) : workingDays[country]
  return m.buy_vat_print({ days })
}
