import { useEffect, useState, useSyncExternalStore } from 'react'
import { isWaiting, subscribeToWaiting } from '../connection/wait-for-connection.ts'
import { m } from '../messages/generated/messages.js'
import { refreshFailing } from '../session/watch-refreshes.ts'

/** Long enough to be read beside a story, and then the dark is whole again. */
const toldForMs = 6_000

/**
 * What is told in bed: that another page waits for the connection, else the news there is, else for a while that the connection was
 * lost. The notice of all other screens is too bright here, and lies over the words.
 * @param isKept the book lies on this device
 */
export function useConnectionNews(news: string | null, isKept: boolean): string | null {
  const waits = useSyncExternalStore(subscribeToWaiting, isWaiting, () => false)
  const isLost = useJustLost()
  if (waits) return m.site_connection_waiting()
  if (news !== null || !isLost) return news
  return isKept ? m.bedtime_offline_kept() : m.bedtime_offline()
}

/** Whether a connection was lost a moment ago, or was not there when the page came. */
function useJustLost(): boolean {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = (): void => {
      setLost(true)
      clearTimeout(timer)
      timer = setTimeout(() => setLost(false), toldForMs)
    }
    const hush = (): void => {
      clearTimeout(timer)
      setLost(false)
    }
    if (!navigator.onLine) tell()
    window.addEventListener('offline', tell)
    window.addEventListener(refreshFailing, tell)
    window.addEventListener('online', hush)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', tell)
      window.removeEventListener(refreshFailing, tell)
      window.removeEventListener('online', hush)
    }
  }, [])
  return isLost
}
