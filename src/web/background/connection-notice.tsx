import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { whenServerAnswers } from '../connection/server-answers.ts'
import { isWaiting, subscribeToWaiting } from '../connection/wait-for-connection.ts'
import { findPage } from '../find-page.ts'
import { m } from '../messages/generated/messages.js'
import { refreshFailing, refreshSettled } from '../session/watch-refreshes.ts'

const gladForMs = 4_000

const wordsOf = {
  fine: () => null,
  lost: m.site_connection_lost,
  failing: m.site_connection_failing,
  back: m.site_connection_back,
}
type Standing = keyof typeof wordsOf

/**
 * Says when the connection is lost or the server cannot be reached, what waits for it, and when it is back. In bed the book says it
 * itself.
 */
export function ConnectionNotice(): ReactNode {
  const standing = useStanding()
  const waiting = useSyncExternalStore(subscribeToWaiting, isWaiting, () => false)
  const isInBed = ['bedtime', 'readingAloud'].includes(findPage(useLocation().pathname)?.key ?? '')
  const words = isInBed ? null : waiting ? m.site_connection_waiting() : wordsOf[standing]()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center">
      {words === null ? null : (
        <p className="m-3 w-full max-w-xl text-center rounded-control bg-neutral-900 px-5 py-3 text-small text-white shadow-card dark:bg-neutral-100 dark:text-neutral-900">
          {words}
        </p>
      )}
    </div>
  )
}

/** How the connection stands; what is on the screen is asked for again once the server can be reached. */
function useStanding(): Standing {
  const [standing, setStanding] = useState<Standing>('fine')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (bad: 'lost' | 'failing'): void => {
      asking.abort()
      clearTimeout(timer)
      setStanding(bad)
    }
    const lose = (): void => show('lost')
    const fail = (): void => show('failing')
    const heal = async (): Promise<void> => {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      await whenServerAnswers(signal)
      setStanding('back')
      void revalidate()
      timer = setTimeout(() => setStanding('fine'), gladForMs)
    }
    const onOnline = (): void => void heal().catch(() => undefined)
    if (!navigator.onLine) lose()
    window.addEventListener('offline', lose)
    window.addEventListener('online', onOnline)
    window.addEventListener(refreshFailing, fail)
    window.addEventListener(refreshSettled, onOnline)
    return () => {
      asking.abort()
      clearTimeout(timer)
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', onOnline)
      window.removeEventListener(refreshFailing, fail)
      window.removeEventListener(refreshSettled, onOnline)
    }
  }, [revalidate])
  return standing
}
