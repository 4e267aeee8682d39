import { type ReactNode, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { dayWithYear } from '#shop/clock-time.ts'
import { reward } from '#shop/referral.ts'
import { callFunction } from '../builder/call-function.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import type { RootData } from '../root.tsx'
import { ShareLink } from '../sharing/share-link.tsx'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button } from '../ui/button.tsx'
import { formatMoney } from '#book/format-money.ts'
import type { Referral as ReferralData, Reward } from './read-referral.server.ts'

/** The visitor's own link for pointing others here, made when asked for, and the codes that came of it. */
export function Referral({ data }: { data: ReferralData }): ReactNode {
  const locale = useLocale()
  const [handle, setHandle] = useState(data.handle)
  const [making, setMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const make = async (): Promise<void> => {
    setMaking(true)
    setProblem(null)
    const called = await callFunction<{ handle: string }>('referral-link', { locale })
    setMaking(false)
    if (called.ok) setHandle(called.answer.handle)
    else setProblem(called.code)
  }
  return (
    <>
      <p>{m.account_referral_text({ amount: formatMoney(reward.centsOff, locale) })}</p>
      {handle === null ? (
        <Button look="secondary" className="mt-4" busy={making} onClick={() => void make()}>
          {m.account_referral_make()}
        </Button>
      ) : (
        <OwnLink path={pathFor('referral', locale, { referrer: handle })} />
      )}
      <p role="alert" className="mt-2 font-medium text-wrong empty:hidden">
        {problem === null ? '' : shopProblem(problem)}
      </p>
      {data.rewards.length === 0 ? null : (
        <>
          <h3 className="mt-6 font-semibold">{m.account_referral_codes()}</h3>
          <ul className="mt-1">
            {data.rewards.map((earned) => (
              <EarnedCode key={earned.code} earned={earned} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function OwnLink({ path }: { path: string }): ReactNode {
  const address = `${useRouteLoaderData<RootData>('root')?.origin ?? ''}${path}`
  return (
    <div className="mt-4 flex flex-col gap-3">
      <output className="font-semibold break-all text-ink-strong select-all">{address}</output>
      <ShareLink title={m.account_referral_share()} address={() => address} />
    </div>
  )
}

function EarnedCode({ earned }: { earned: Reward }): ReactNode {
  const locale = useLocale()
  const words = earned.is_used
    ? m.account_referral_used()
    : earned.is_over
      ? m.account_referral_over()
      : m.account_referral_open({
          amount: formatMoney(earned.cents_off, locale),
          // It ends at midnight: the last day is the one before.
          date: dayWithYear(locale, new Date(new Date(earned.valid_until).getTime() - 1)),
        })
  return (
    <li className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 last:border-b-0">
      <b className="tracking-wide text-ink-strong select-all">{earned.code}</b>
      <span className="text-small">{words}</span>
    </li>
  )
}
