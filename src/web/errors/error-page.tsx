import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Wordmark } from '../layout/header.tsx'
import { pathFor } from '../path-for.ts'
import { LinkButton } from '../ui/button.tsx'
import { describeError } from './error-answer.ts'
import './error-page.css'

/**
 * The page for whatever went wrong: a leaf torn from the book. The status, heading and message are English
 * everywhere, as programs read them too; what a person can do next is in their own language.
 */
export function ErrorPage({ error }: { error: unknown }): ReactNode {
  const { pathname, search } = useLocation()
  const locale = useLocale()
  const answer = describeError(error, pathname + search)
  const notFound = answer.statusCode === 404
  useEffect(() => {
    if (answer.statusCode === 500) console.error(error)
  }, [answer.statusCode, error])
  return (
    <main className="torn-page">
      <title>{`${answer.statusCode} - ${answer.statusMessage} | ${m.common_brand()}`}</title>
      <div className="torn-leaf">
        <div className="torn-paper px-edge">
          <Wordmark />
          <p className="mt-10 text-small text-page-soft lg:mt-24">
            {answer.statusCode} {notFound ? 'Page Not Found' : 'Internal Server Error'}
          </p>
          <h1 className="mt-2 max-w-[12ch] text-hero !text-page-ink">
            {notFound ? m.common_not_found_heading() : m.common_broken_heading()}
          </h1>
          <p className="mt-5 max-w-md text-lead text-page-ink">
            {notFound ? m.common_not_found_advice() : m.common_broken_advice()}
          </p>
          <p className="mt-3 max-w-md text-small break-words text-page-soft">{answer.message}</p>
          <p className="mt-7">
            <LinkButton to={pathFor('home', locale)} reloadDocument>
              {m.common_back_home()}
            </LinkButton>
          </p>
        </div>
      </div>
    </main>
  )
}
