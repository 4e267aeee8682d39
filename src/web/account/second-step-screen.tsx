import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, redirect, useRevalidator } from 'react-router'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { localeOfPath } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { isAtCounter, isOperator } from '../operator/demand-operator.server.ts'
import { pathFor } from '../path-for.ts'
import { rememberedPath, takenPathCookie } from '../session/remembered-path.ts'
import { requestSession } from '../session/request-session.server.ts'
import { webServices } from '../session/web-services.ts'
import { takeBooksAlong } from './books-along.ts'
import { buttonClass } from '../ui/button.tsx'
import { EnrollFactor } from './enroll-factor.tsx'
import { FactorCodeForm } from './factor-code-form.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { SidePicture } from './side-picture.tsx'
import { WithMailLink } from './with-mail-link.tsx'

export { patientLoader as clientLoader } from '../connection/patient-loader.ts'

interface Loaded {
  /** The factors of which one is to be shown; none: one is to be set first. */
  factorIds: string[]
  /** Who helps whoever has lost it. */
  email: string
}

/** Whoever has nothing to show here is led on, to the page that was wanted. */
export async function loader({ request, url, context }: LoaderFunctionArgs): Promise<Loaded> {
  const session = context.get(requestSession)
  const locale = localeOfPath(url.pathname)
  const user = await session.user()
  if (user === null || user.is_anonymous === true) throw redirect(pathFor('login', locale))
  const atTheCounter = await isOperator(session)
  const needsFactor =
    (await session.standing()) === 'halfway' || (atTheCounter && !(await isAtCounter(session)))
  if (!needsFactor) {
    const path = rememberedPath(session.authCookie, request.headers.get('cookie') ?? '')
    // All tabs remember one page, and the first of them that is led on takes it.
    const usual = atTheCounter ? pathFor('operator', locale, { part: 'stuck' }) : pathFor('books', locale)
    if (path === null) throw redirect(usual)
    throw redirect(path, {
      headers: { 'set-cookie': takenPathCookie(session.authCookie, path, session.secure) },
    })
  }
  const factors = user.factors?.filter(
    ({ status, factor_type: type }) => status === 'verified' && type === 'totp',
  )
  return { factorIds: factors?.map(({ id }) => id) ?? [], email: context.get(webServices).company.email }
}

export function meta(): Record<string, string>[] {
  return [{ title: m.second_step_page_title() }, { name: 'robots', content: 'noindex' }]
}

/** The second step of logging in; an operator who has not set one does so here. */
export default function SecondStepScreen({ loaderData }: { loaderData: Loaded }): ReactNode {
  const { factorIds, email } = loaderData
  const isFirst = factorIds.length === 0
  const { revalidate } = useRevalidator()
  // The books first: whoever is led to the shelf sees them there.
  const goOn = (): void => void takeBooksAlong().then(revalidate)
  return (
    <PaperLayout>
      <div className="grid gap-x-[8vw] gap-y-10 px-edge pt-8 pb-20 lg:grid-cols-[minmax(0,29rem)_1fr] lg:pt-16">
        <div>
          <h1 className="text-title">{isFirst ? m.second_step_first_heading() : m.second_step_heading()}</h1>
          <p className="my-6">{isFirst ? m.second_step_first_lead() : m.second_step_lead()}</p>
          {isFirst ? (
            <div className="grid gap-3">
              <EnrollFactor email={email} known={0} onDone={goOn} />
            </div>
          ) : (
            <>
              <FactorCodeForm factorIds={factorIds} onDone={goOn} onGone={() => void revalidate()} />
              <p className="mt-6 text-small break-words text-ink-soft">
                <WithMailLink say={m.second_step_lost} email={email} />
              </p>
            </>
          )}
          <p className="mt-4 flex flex-wrap gap-x-6">
            <LogOutButton className={buttonClass('text')} toLogIn />
            <LogOutButton className={buttonClass('text')} />
          </p>
        </div>
        <SidePicture name="waving" />
      </div>
    </PaperLayout>
  )
}
