import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '../messages/generated/messages.js'
import { refreshFailing, refreshSettled } from '../session/watch-refreshes.ts'

const gladForMs = 4_000

const words = {
  lost: m.site_connection_lost,
  failing: m.site_connection_failing,
  back: m.site_connection_back,
}

/** Says when the connection is lost or the server cannot be reached, and when it is back; what is on the screen is then asked for again. */
export function ConnectionNotice(): ReactNode {
  const [standing, setStanding] = useState<'fine' | keyof typeof words>('fine')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (bad: 'lost' | 'failing'): void => {
      clearTimeout(timer)
      setStanding(bad)
    }
    const lose = (): void => show('lost')
    const fail = (): void => show('failing')
    const heal = (): void => {
      setStanding('back')
      void revalidate()
      timer = setTimeout(() => setStanding('fine'), gladForMs)
    }
    if (!navigator.onLine) lose()
    window.addEventListener('offline', lose)
    window.addEventListener('online', heal)
    window.addEventListener(refreshFailing, fail)
    window.addEventListener(refreshSettled, heal)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', heal)
      window.removeEventListener(refreshFailing, fail)
      window.removeEventListener(refreshSettled, heal)
    }
  }, [revalidate])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center">
      {standing === 'fine' ? null : (
        <p className="m-3 w-full max-w-xl text-center rounded-control bg-slate-900 px-5 py-3 text-small text-white shadow-card dark:bg-slate-100 dark:text-slate-900">
          {words[standing]()}
        </p>
      )}
    </div>
  )
}
