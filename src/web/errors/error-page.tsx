import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { cameFrom } from '../builds/before-navigation.ts'
import { findPage } from '../find-page.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { isGuarded } from '../session/guard.ts'
import { rememberGuardedPath } from '../session/remember-guarded-path.ts'
import { keptPage } from './crawler.ts'
import { describeError } from './error-answer.ts'
import { TornPage } from './torn-page.tsx'

/**
 * The page for whatever went wrong. The status, heading and message are English everywhere, as programs read them
 * too; what a person can do next is in their own language. A crawler keeps the page that the server made.
 */
export function ErrorPage({ error }: { error: unknown }): ReactNode {
  const { pathname, search, hash } = useLocation()
  const locale = useLocale()
  const answer = describeError(error, pathname + search)
  const notFound = answer.statusCode === 404
  // The server never hears what follows the hash: it is named on the way here inside the app only.
  const place = notFound && cameFrom(pathname) !== null ? hash : ''
  useEffect(() => {
    if (answer.statusCode === 500) console.error(error)
  }, [answer.statusCode, error])
  useEffect(() => {
    const from = notFound && findPage(pathname) !== null ? cameFrom(pathname) : null
    // A page that refuses its own address: the bar goes back to where the visitor was.
    if (from !== null) history.replaceState(history.state, '', from)
  }, [notFound, pathname])
  const kept = answer.statusCode === 500 ? keptPage() : null
  if (kept !== null) return <div dangerouslySetInnerHTML={{ __html: kept }} />
  const home = { href: pathFor('home', locale), label: m.common_back_home() }
  return (
    <TornPage
      picture={notFound ? 'lost' : 'mending'}
      // What went wrong on our side may be over by now.
      {...(notFound ? { action: home } : { action: { href: '', label: m.common_try_again() }, beside: home })}
    >
      <title>{`${answer.statusCode} - ${answer.statusMessage} | ${m.common_brand()}`}</title>
      <div lang="en" className="flex gap-2 text-small text-ink-soft">
        <span>{answer.statusCode}</span>
        <h1 className="!font-sans !font-normal !leading-[inherit] !tracking-normal !text-ink-soft">
          {notFound ? 'Page Not Found' : 'Internal Server Error'}
        </h1>
      </div>
      <p className="display mt-2 max-w-[12ch] text-hero">
        {notFound ? m.common_not_found_heading() : m.common_broken_heading()}
      </p>
      <p className="mt-5 max-w-md text-lead">
        {notFound ? m.common_not_found_advice() : m.common_broken_advice()}
      </p>
      {notFound && isGuarded(pathname) ? (
        // On another device, or as a guest, one's own orders and books are not there.
        <p className="mt-3">
          <Link
            to={pathFor('login', locale)}
            onClick={() => void rememberGuardedPath()}
            className="text-link underline underline-offset-4"
          >
            {m.common_not_found_login()}
          </Link>
        </p>
      ) : null}
      <p lang="en" className="mt-3 max-w-md text-small break-words text-ink-soft">
        {answer.message + place}
      </p>
    </TornPage>
  )
}
