import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Looks whether a link still opens its book: when a page is turned, a picture does not come, or somebody returns. Where it has been
 * ended, the page is read anew, and says so.
 * @param picture the address of a picture that the link opens
 */
export function useStanding(picture: string | null): () => void {
  const { revalidate } = useRevalidator()
  const isLooking = useRef(false)
  const look = async (): Promise<void> => {
    if (picture === null || isLooking.current) return
    isLooking.current = true
    try {
      const answer = await fetch(picture, { method: 'HEAD', cache: 'no-store', credentials: 'omit' })
      if (answer.status === 404) await revalidate()
    } catch {
      // Without a connection what is here can be read on.
    }
    isLooking.current = false
  }
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void look()
  })
  useEffect(() => {
    const listen = (): void => onReturn()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
  return () => void look()
}
