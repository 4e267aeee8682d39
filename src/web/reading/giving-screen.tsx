import { type ReactNode, useRef, useState } from 'react'
import { data, Link, type LoaderFunctionArgs, redirect } from 'react-router'
import { type CoverTitle, coverTitleOf } from '#book/cover-title.ts'
import { formatMoney } from '#book/format-money.ts'
import { languageTag } from '#book/options.ts'
import type { Size } from '#book/size.ts'
import type { LinkedBook } from '#functions/read-by-link.ts'
import { giftLimits } from '#shop/gift-card.ts'
import { givenBookSchema } from '#shop/given-book.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { useIsGuest } from '../account/use-is-guest.ts'
import { coverGround } from '../book/cover-ground.ts'
import { BookFaces } from '../fonts/book-faces.tsx'
import { presentProblem } from '../gift/present-form.ts'
import { ClaimForGift, PayGift } from '../gift/pay-gift.tsx'
import { useGiftPayment } from '../gift/use-gift-payment.ts'
import { WrappedLook } from '../gift/wrapped-present.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import type { MetaGiven } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { CoverFace } from '../reader/cover-face.tsx'
import { requestSession } from '../session/request-session.server.ts'
import { useSession } from '../session/session-provider.tsx'
import { DiscountField } from '../shop/discount-field.tsx'
import { type FieldProblems, firstProblems, focusField, focusFirst } from '../shop/first-problems.ts'
import { type Paid, payForBook } from '../shop/pay-for.ts'
import { shopProblem } from '../shop/shop-problem.ts'
import { SumLines } from '../shop/sum-lines.tsx'
import { sumOf } from '../shop/sum-of.ts'
import { useDiscount } from '../shop/use-discount.ts'
import { vatWords } from '../shop/vat-words.ts'
import { WithdrawalTick } from '../shop/withdrawal-tick.tsx'
import { ArrowLeftIcon } from '../ui/icons.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { LinkOver } from './link-over.tsx'
import { linkedPictures } from './linked-pictures.ts'
import { type PrivateMatches, privateMeta, readLink } from './private-link.ts'
import { ReadingHead } from './reading-head.tsx'
import { type GivenDraft, useGivenDraft } from './use-given-draft.ts'
import { keepWho } from './who-reads.ts'
import './reading.css'

/** What is shown of a book that is about to be given. */
interface BookToGive {
  token: string
  child: string
  title: string
  language: LinkedBook['language']
  lettering: CoverTitle
  cover: { picture: string | null; thumbhash: string | null }
  /** Address of the paper that it comes in; null: there is none of its own. */
  paper: string | null
  size: Size
}

interface GivingMeta extends MetaGiven<BookToGive | null> {
  matches: PrivateMatches
}

export { privateHeaders as headers } from './private-link.ts'

/** Null for every address that opens nothing; a book that nobody has to pay for any more is read. */
export async function loader({
  params,
  url,
  context,
}: LoaderFunctionArgs): Promise<ReturnType<typeof data<BookToGive | null>>> {
  const { token = '' } = params
  const book = await readLink(context.get(requestSession).backend, token)
  if (book === null) return data(null, { status: 404 })
  if (book.isPaid || book.present !== null)
    throw redirect(pathFor('reading', localeOfPath(url.pathname), { token }))
  const { cover, endpaper } = linkedPictures(token, book)
  return data({
    token,
    child: book.child,
    title: book.title,
    language: book.language,
    lettering: coverTitleOf(book),
    cover: { picture: cover, thumbhash: book.cover_thumbhash },
    paper: endpaper,
    size: book.size,
  })
}

export function meta({ loaderData, location, matches }: GivingMeta): Record<string, string>[] {
  const title = loaderData ? m.giving_page_title({ name: loaderData.child }) : m.reading_over_title()
  return privateMeta(title, { path: location.pathname, matches })
}

/** Somebody who read a book by a link pays for it, as a present. */
export default function GivingScreen({ loaderData }: { loaderData: BookToGive | null }): ReactNode {
  if (loaderData === null) return <LinkOver />
  return (
    <div className="reading">
      <BookFaces languages={[loaderData.language]} />
      <ReadingHead />
      <main id="content" tabIndex={-1} className="giving">
        <Giving book={loaderData} />
      </main>
    </div>
  )
}

/** What is asked, and beside it what is given: the book, and how its owner gets it. */
function Giving({ book }: { book: BookToGive }): ReactNode {
  const [draft, changeDraft] = useGivenDraft(book.token)
  return (
    <>
      <GivingForm book={book} draft={draft} changeDraft={changeDraft} />
      <div className="giving-side">
        <Cover book={book} />
        <WrappedLook paper={book.paper} child={book.child} giver={draft.giverName} message={draft.message} />
      </div>
    </>
  )
}

function Cover({ book: { title, language, lettering, cover } }: { book: BookToGive }): ReactNode {
  return (
    <div className="giving-book">
      <div className="overflow-hidden rounded-[2px_4px_4px_2px] shadow-book">
        <CoverFace
          title={title}
          language={language}
          picture={cover.picture}
          lettering={lettering}
          ground={coverGround(cover.thumbhash)}
        />
      </div>
      <p lang={languageTag[language]} className="display mt-4 text-[1.35rem] !leading-snug">
        {title}
      </p>
    </div>
  )
}

const fields = ['giverName', 'message'] as const
type Problems = FieldProblems<(typeof fields)[number]>

interface GivingFormProps {
  book: BookToGive
  draft: GivenDraft
  changeDraft: (changed: Partial<GivenDraft>) => void
}

function GivingForm({ book: { token, child, size }, draft, changeDraft }: GivingFormProps): ReactNode {
  const locale = useLocale()
  const guest = useIsGuest()
  const { user } = useSession()
  const [agreed, setAgreed] = useState(false)
  const [problems, setProblems] = useState<Problems & { withdrawal?: true }>({})
  const form = useRef<HTMLFormElement>(null)
  const discounting = useDiscount(null)
  const sum = sumOf(discounting, 'download', size)
  const listCents = sum.bookCents
  const order = async (given: GivenDraft): Promise<Paid> => {
    const result = await payForBook({
      locale,
      token,
      given,
      withdrawalWords,
      cents: sum.totalCents,
      discountCode: sum.discount?.code ?? null,
      giftCard: sum.giftCard,
    })
    // Something else was paid with it meanwhile: the sum is made anew of what is left.
    if (!result.ok && sum.giftCard !== null && result.code.startsWith('gift_card_')) {
      discounting.dropGift()
      await discounting.use(sum.giftCard.code)
    }
    return result
  }
  const payment = useGiftPayment({
    order: () => {
      const given = givenBookSchema.safeParse(draft)
      return given.success ? order(given.data) : null
    },
    sayRefusal: refusalOf,
  })
  const pay = async (): Promise<void> => {
    payment.forgetRefusal()
    const given = givenBookSchema.safeParse(draft)
    const wrong: Problems = given.success ? {} : firstProblems(fields, given.error.issues)
    setProblems({ ...wrong, ...(!agreed && { withdrawal: true }) })
    if (!given.success) return focusFirst(form.current, fields, wrong)
    if (!agreed) return focusField(form.current, 'withdrawal')
    keepWho(token, { name: given.data.giverName })
    await payment.begin()
  }
  return (
    <div className="max-w-[36rem]">
      <Link
        to={pathFor('reading', locale, { token })}
        className="mb-2 inline-flex min-h-11 items-center gap-2 text-ink no-underline underline-offset-4 hover:underline"
      >
        <ArrowLeftIcon />
        {m.giving_back()}
      </Link>
      <h1 className="text-title">{m.reading_give_heading({ name: child })}</h1>
      <p className="mt-4 text-lead">{m.giving_lead({ name: child })}</p>
      <form
        ref={form}
        noValidate
        className="mt-8 grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!payment.isPaying) void pay()
        }}
      >
        <TextField
          label={m.gift_giver()}
          hint={m.present_giver_hint({ name: child })}
          name="giverName"
          maxLength={giftLimits.nameCharacters}
          value={draft.giverName}
          problem={presentProblem(problems.giverName)}
          onText={(giverName) => changeDraft({ giverName })}
        />
        <TextArea
          label={m.gift_message()}
          name="message"
          optional
          maxLength={giftLimits.messageCharacters}
          value={draft.message}
          problem={presentProblem(problems.message)}
          onText={(message) => changeDraft({ message })}
        />
        <div>
          <p>
            <strong className="text-ink-strong">{formatMoney(listCents, locale)}</strong>{' '}
            {vatWords(undefined)} {m.giving_download({ name: child })}
          </p>
          {sum.dueCents === listCents ? null : (
            <div className="mt-4">
              <SumLines
                kind="download"
                bookCents={listCents}
                discount={sum.discount}
                shippingCents={0}
                country={undefined}
                giftCents={sum.giftCard?.cents ?? 0}
                totalLabel={m.buy_sum_total()}
              />
            </div>
          )}
          <div className="mt-2">
            <DiscountField {...discounting} bookCents={listCents} />
          </div>
        </div>
        <WithdrawalTick
          kind="download"
          ticked={agreed}
          missing={problems.withdrawal === true}
          onTick={(ticked) => {
            setAgreed(ticked)
            setProblems(({ withdrawal: _missing, ...rest }) => rest)
          }}
        />
        <p className="text-small text-ink-soft">
          {guest ? m.gift_guest_note() : m.buy_account_note({ email: user?.email ?? '' })} {m.giving_secret()}
        </p>
        <PayGift payment={payment} amount={sum.dueCents === 0 ? null : formatMoney(sum.dueCents, locale)} />
      </form>
      <ClaimForGift purpose="given" payment={payment} />
    </div>
  )
}

function refusalOf(code: string): string {
  if (code === 'link_over') return m.giving_over()
  return code === 'book_already_paid' ? m.giving_paid() : shopProblem(code)
}
