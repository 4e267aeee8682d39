import { useEffect } from 'react'

/** Keeps the screen from going dark by itself while a book is read, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    // Not in every browser, whatever the types say.
    const lock = (navigator as { wakeLock?: WakeLock }).wakeLock
    if (lock === undefined) return
    let held: WakeLockSentinel | null = null
    let isOver = false
    const hold = async (): Promise<void> => {
      // Browsers let go of it whenever the page is out of sight.
      if (document.visibilityState !== 'visible') return
      held = await lock.request('screen').catch(() => null)
      if (isOver) void held?.release()
    }
    const listen = (): void => void hold()
    listen()
    document.addEventListener('visibilitychange', listen)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', listen)
      void held?.release()
    }
  }, [])
}
