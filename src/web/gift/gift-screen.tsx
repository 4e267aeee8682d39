import { type ReactNode, useRef, useState } from 'react'
import { Link, type MetaDescriptor } from 'react-router'
import { giftCents, giftLimits, giftYears } from '#shop/gift-card.ts'
import { type Cents, sizeTable } from '#book/size.ts'
import { priceOf } from '#shop/price.ts'
import { useIsGuest } from '../account/use-is-guest.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import type { Locale } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pageMeta } from '../page-meta.ts'
import { pathFor } from '../path-for.ts'
import { useSession } from '../session/session-provider.tsx'
import { focusFirst } from '../shop/first-problems.ts'
import { payForGift } from '../shop/pay-for.ts'
import { shopProblem } from '../shop/shop-problem.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { formatMoney } from '#book/format-money.ts'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { WordChoice } from '../ui/word-choice.tsx'
import { checkGift, type GiftDraft, giftFields, giftProblem, type GiftProblems } from './gift-form.ts'
import { GiftMailFields } from './gift-mail-fields.tsx'
import { MailLanguageField } from './mail-language-field.tsx'
import { GiftPaper, GiftPicture } from './gift-paper.tsx'
import { ClaimForGift, PayGift } from './pay-gift.tsx'

/** The smallest book on paper, to where most who read that language live. */
const leastPrinted: Readonly<Record<Locale, Cents>> = {
  nl: priceOf('print', 'small', { country: 'NL' }).totalCents,
  en: priceOf('print', 'small', { country: 'GB' }).totalCents,
}

export function meta(): MetaDescriptor[] {
  return pageMeta({ title: m.gift_page_title(), description: m.gift_page_description({ years: giftYears }) })
}

/** A gift card: how much, for whom, with which words, and when it is mailed. */
export default function GiftScreen(): ReactNode {
  const locale = useLocale()
  const guest = useIsGuest()
  const { user } = useSession()
  const [cents, setCents] = useState<Cents>(giftCents[2])
  const [draft, setDraft] = useState<GiftDraft>(() => emptyGift(locale))
  const [problems, setProblems] = useState<GiftProblems>({})
  const [refusal, setRefusal] = useState('')
  const [isClaiming, setIsClaiming] = useState(false)
  const [isPaying, setIsPaying] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const amount = formatMoney(cents, locale)
  const change = (changed: Partial<GiftDraft>): void => {
    setDraft({ ...draft, ...changed })
    const cleared = Object.keys(changed).map((field) => [field, undefined])
    setProblems((old) => ({ ...old, ...Object.fromEntries(cleared) }))
  }
  const goToTill = async (): Promise<void> => {
    const checked = checkGift(draft)
    if (!checked.ok) return
    setIsPaying(true)
    const result = await payForGift({ locale, cents, gift: checked.gift })
    if (result.ok) return location.assign(result.paymentUrl)
    setIsPaying(false)
    setRefusal(shopProblem(result.code))
  }
  const pay = async (): Promise<void> => {
    setRefusal('')
    const checked = checkGift(draft)
    setProblems(checked.ok ? {} : checked.problems)
    if (!checked.ok) return focusFirst(form.current, giftFields, checked.problems)
    if (guest) return setIsClaiming(true)
    await goToTill()
  }
  return (
    <PaperLayout>
      <div className="grid gap-x-[7vw] gap-y-10 px-edge pt-8 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:pt-14">
        <div className="max-w-[40rem]">
          <h1 className="text-hero">{m.gift_heading()}</h1>
          <p className="mt-5 text-lead">{m.gift_lead()}</p>
          <GiftPicture className="mt-6 rounded-sheet lg:hidden" />
          <form
            ref={form}
            noValidate
            className="mt-10 grid gap-7"
            onSubmit={(event) => {
              event.preventDefault()
              if (!isPaying) void pay()
            }}
          >
            <ChoiceGroup legend={m.gift_amount()} className="flex flex-wrap gap-3">
              {giftCents.map((each) => (
                <WordChoice
                  key={each}
                  name="cents"
                  value={String(each)}
                  checked={cents === each}
                  onChoose={() => setCents(each)}
                >
                  {formatMoney(each, locale)}
                </WordChoice>
              ))}
            </ChoiceGroup>
            <p className="-mt-4 text-small text-ink-soft">
              {m.gift_amount_buys({
                download: formatMoney(sizeTable.small.downloadCents, locale),
                printed: formatMoney(leastPrinted[locale], locale),
              })}{' '}
              {m.gift_amount_hint({ amount: formatMoney(Math.max(...giftCents), locale) })}{' '}
              <Link to={pathFor('pricing', locale)} className="text-link underline underline-offset-4">
                {m.common_pricing()}
              </Link>
            </p>
            <WordsOfGift draft={draft} problems={problems} onChange={change} />
            <GiftMailFields draft={draft} problems={problems} onChange={change} />
            <MailLanguageField locale={draft.locale} onLocale={(chosen) => change({ locale: chosen })} />
            <div className="text-small text-ink-soft">
              <p>
                {m.gift_small_print({ years: giftYears })}{' '}
                <Link to={pathFor('terms', locale)} className="text-link underline underline-offset-4">
                  {m.common_terms()}
                </Link>
              </p>
              <p className="mt-2">
                {guest ? m.gift_guest_note() : m.buy_account_note({ email: user?.email ?? '' })}
              </p>
            </div>
            <PayGift amount={amount} isPaying={isPaying} refusal={refusal} />
          </form>
        </div>
        <aside aria-hidden="true" className="max-lg:hidden">
          <div className="sticky top-16 rotate-2">
            <GiftPaper {...draft} amount={amount} />
          </div>
        </aside>
      </div>
      {isClaiming ? (
        <ClaimForGift purpose="gift" onClose={() => setIsClaiming(false)} onClaimed={() => void goToTill()} />
      ) : null}
    </PaperLayout>
  )
}

function emptyGift(locale: Locale): GiftDraft {
  return { recipientName: '', giverName: '', message: '', recipientEmail: '', mailOn: null, locale }
}

/** Whose names are on the card, and what it says. */
function WordsOfGift(props: {
  draft: GiftDraft
  problems: GiftProblems
  onChange: (changed: Partial<GiftDraft>) => void
}): ReactNode {
  const { draft, problems, onChange } = props
  return (
    <>
      <TextField
        label={m.gift_recipient()}
        name="recipientName"
        maxLength={giftLimits.nameCharacters}
        value={draft.recipientName}
        problem={giftProblem(problems.recipientName)}
        onText={(recipientName) => onChange({ recipientName })}
      />
      <TextField
        label={m.gift_giver()}
        name="giverName"
        maxLength={giftLimits.nameCharacters}
        value={draft.giverName}
        problem={giftProblem(problems.giverName)}
        onText={(giverName) => onChange({ giverName })}
      />
      <TextArea
        label={m.gift_message()}
        name="message"
        optional
        maxLength={giftLimits.messageCharacters}
        value={draft.message}
        problem={giftProblem(problems.message)}
        onText={(message) => onChange({ message })}
      />
    </>
  )
}
