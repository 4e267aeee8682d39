import { type ReactNode, useRef, useState } from 'react'
import { Link, type MetaDescriptor } from 'react-router'
import { giftCents, giftLimits, giftYears } from '#shop/gift-card.ts'
import { useIsGuest } from '../account/use-is-guest.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
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
import { useGiftPayment } from './use-gift-payment.ts'
import { useKeptGift } from './use-kept-gift.ts'
import { whatItBuys } from './what-it-buys.ts'

export function meta(): MetaDescriptor[] {
  return pageMeta({ title: m.gift_page_title(), description: m.gift_page_description({ years: giftYears }) })
}

/** A gift card: how much, for whom, with which words, and when it is mailed. */
export default function GiftScreen(): ReactNode {
  const locale = useLocale()
  const guest = useIsGuest()
  const { user } = useSession()
  const [{ cents, draft }, keep] = useKeptGift(locale)
  const [problems, setProblems] = useState<GiftProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const amount = formatMoney(cents, locale)
  const change = (changed: Partial<GiftDraft>): void => {
    keep({ draft: { ...draft, ...changed } })
    const cleared = Object.keys(changed).map((field) => [field, undefined])
    setProblems((old) => ({ ...old, ...Object.fromEntries(cleared) }))
  }
  const payment = useGiftPayment({
    order: () => {
      const checked = checkGift(draft)
      return checked.ok ? payForGift({ locale, cents, gift: checked.gift }) : null
    },
    sayRefusal: shopProblem,
  })
  const pay = async (): Promise<void> => {
    payment.forgetRefusal()
    const checked = checkGift(draft)
    setProblems(checked.ok ? {} : checked.problems)
    if (!checked.ok) return focusFirst(form.current, giftFields, checked.problems)
    await payment.begin()
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
              if (!payment.isPaying) void pay()
            }}
          >
            <ChoiceGroup legend={m.gift_amount()} className="grid gap-3 sm:grid-cols-2">
              {giftCents.map((each) => (
                <WordChoice
                  key={each}
                  name="cents"
                  value={String(each)}
                  checked={cents === each}
                  onChoose={() => keep({ cents: each })}
                  className="gap-x-4"
                >
                  <span className="min-w-14 flex-none text-[1.2rem] tabular-nums">
                    {formatMoney(each, locale).replace(/[.,]00$/u, '')}
                  </span>
                  <span className="text-small leading-snug font-normal">{whatItBuys(each, locale)}</span>
                </WordChoice>
              ))}
            </ChoiceGroup>
            <p className="-mt-4 text-small text-ink-soft">
              {m.gift_amount_left()}{' '}
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
            <PayGift payment={payment} amount={amount} />
          </form>
        </div>
        <aside aria-hidden="true" className="max-lg:hidden">
          <div className="sticky top-16 rotate-2">
            <GiftPaper {...draft} amount={amount} />
          </div>
        </aside>
      </div>
      <ClaimForGift purpose="gift" payment={payment} />
    </PaperLayout>
  )
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
