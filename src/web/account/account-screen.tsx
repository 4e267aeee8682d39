import { type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Receipt } from '#functions/erase-account.ts'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { isOperator } from '../operator/demand-operator.server.ts'
import { pathFor } from '../path-for.ts'
import { requestSession } from '../session/request-session.server.ts'
import { useSession } from '../session/session-provider.tsx'
import { webServices } from '../session/web-services.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { ErasedReceipt, EraseAccount } from './erase-account.tsx'
import { ExportData } from './export-data.tsx'
import { HowYouLogIn } from './how-you-log-in.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { Orders } from './orders.tsx'
import { type OrderList, readOrders } from './read-orders.server.ts'
import { type Referral as ReferralData, readReferral } from './read-referral.server.ts'
import { readWaysIn } from './read-ways-in.server.ts'
import { ReminderChoice } from './reminder-tick.tsx'
import { Referral } from './referral.tsx'
import { useIsGuest } from './use-is-guest.ts'
import type { WaysIn } from './ways-in.ts'

export { patientLoader as clientLoader } from '../connection/patient-loader.ts'

interface Loaded {
  list: OrderList
  referral: ReferralData
  /** One mail about a book that stays as it is. */
  reminderWanted: boolean
  /** Only what to show: the counter itself asks the database. */
  isOperator: boolean
  /** How they log in; null for a guest. */
  ways: WaysIn | null
  /** Who helps whoever loses a way in. */
  email: string
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<Loaded> {
  const page = Number(url.searchParams.get('page') ?? '1')
  const session = context.get(requestSession)
  const { backend } = session
  const [list, referral, reminder, operator, ways] = await Promise.all([
    readOrders(backend, Number.isInteger(page) && page > 0 ? page : 1),
    readReferral(backend),
    backend.from('reminder_wishes').select('owner').is('used_at', null).maybeSingle(),
    isOperator(session),
    readWaysIn(session),
  ])
  if (list.orders.length === 0 && list.page > 1 && !list.failed) {
    throw redirect(pathFor('account', localeOfPath(url.pathname)))
  }
  return {
    list,
    referral,
    reminderWanted: reminder.data !== null,
    isOperator: operator,
    ways,
    email: context.get(webServices).company.email,
  }
}

export function meta(): Record<string, string>[] {
  return [{ title: m.account_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** Everything about the visitor: address, orders, books, and the way to take it all along or to erase it. */
export default function AccountScreen({ loaderData }: { loaderData: Loaded }): ReactNode {
  const locale = useLocale()
  const guest = useIsGuest()
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  return (
    <PaperLayout>
      <div className="px-edge pt-6 pb-24 lg:pt-12">
        {receipt === null ? (
          <>
            <h1 className="text-title">{m.account_heading()}</h1>
            <Part heading={m.account_email()}>
              <Email />
              {guest ? null : <ReminderChoice wanted={loaderData.reminderWanted} />}
            </Part>
            <Part heading={m.common_my_books()}>
              <p>{m.account_books_text()}</p>
              <LinkButton look="text" to={pathFor('books', locale)}>
                {m.account_to_books()}
              </LinkButton>
            </Part>
            {loaderData.isOperator ? (
              <Part heading={m.operator_nav()}>
                <LinkButton look="text" to={pathFor('operator', locale, { part: 'stuck' })}>
                  {m.account_operator()}
                </LinkButton>
              </Part>
            ) : null}
            <Part heading={m.account_orders()}>
              <Orders list={loaderData.list} />
            </Part>
            {guest ? null : (
              <Part heading={m.account_referral()}>
                <Referral data={loaderData.referral} />
              </Part>
            )}
            {loaderData.ways === null ? null : (
              <Part heading={m.account_login()}>
                <HowYouLogIn
                  ways={loaderData.ways}
                  isOperator={loaderData.isOperator}
                  email={loaderData.email}
                />
              </Part>
            )}
            <Part heading={m.account_data()}>
              <ExportData />
            </Part>
            <Part heading={m.account_erase()}>
              <EraseAccount
                onErased={(erased) => {
                  setReceipt(erased)
                  // The receipt is shorter than what it takes the place of.
                  scrollTo(0, 0)
                }}
              />
            </Part>
          </>
        ) : (
          <ErasedReceipt receipt={receipt} />
        )}
      </div>
    </PaperLayout>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }): ReactNode {
  return (
    <section className="mt-9 grid gap-x-[6vw] gap-y-3 border-t border-line pt-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <h2 className="text-[1.5rem] !leading-tight">{heading}</h2>
      <div className="max-w-[46rem] min-w-0">{children}</div>
    </section>
  )
}

function Email(): ReactNode {
  const { user } = useSession()
  const guest = useIsGuest()
  const [changing, setChanging] = useState(false)
  /** The other address whose code was right just now. */
  const [confirmed, setConfirmed] = useState<string | null>(null)
  return (
    <>
      <p className="break-words">
        {guest ? (
          m.account_no_email()
        ) : (
          <>
            {m.account_email_text()} <b className="text-ink-strong">{user?.email}</b>
          </>
        )}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <Button
          look="text"
          onClick={() => {
            setConfirmed(null)
            setChanging(true)
          }}
        >
          {guest ? m.books_guest_action() : m.code_other_email()}
        </Button>
        <LogOutButton className="min-h-11 font-semibold text-link underline underline-offset-4" />
      </p>
      <p role="status" className="font-medium text-ink-strong empty:hidden">
        {confirmed === null
          ? ''
          : confirmed === user?.email
            ? m.account_email_changed()
            : m.account_email_half()}
      </p>
      {changing ? (
        <EmailDialog
          guest={guest}
          onClose={() => setChanging(false)}
          onConfirmed={(email) => {
            setChanging(false)
            setConfirmed(guest ? null : email)
          }}
        />
      ) : null}
    </>
  )
}
