import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import { TornPage } from '../errors/torn-page.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { forgetKept } from '../shop/kept-for-a-while.ts'
import { forgetOffered } from './offered-recordings.ts'
import { forgetWho } from './who-reads.ts'

/** What a private link shows that opens nothing, whatever the reason. */
export function LinkOver(): ReactNode {
  const { token } = useParams()
  useEffect(() => {
    if (token === undefined) return
    forgetWho(token)
    forgetKept('given')
    void forgetOffered(token)
  }, [token])
  return (
    <TornPage picture="lost" action={{ href: pathFor('home', useLocale()), label: m.reading_over_home() }}>
      <h1 className="max-w-[12ch] text-hero">{m.reading_over_heading()}</h1>
      <p className="mt-5 max-w-md text-lead">{m.reading_over_text()}</p>
    </TornPage>
  )
}
