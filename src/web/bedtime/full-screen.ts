import { useSyncExternalStore } from 'react'

/** Takes the whole screen, when asked by a press, where the browser lets it. */
export async function enterFullScreen(): Promise<void> {
  if (!document.fullscreenEnabled || document.fullscreenElement !== null) return
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
}

/** Gives back what `enterFullScreen` took. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen().catch(() => undefined)
}

/** Phones have no room to spare; on a desk somebody may be doing something beside. */
export function enterOnPhone(): void {
  if (matchMedia('(pointer: coarse)').matches) void enterFullScreen()
}

/** Whether the whole screen is taken; null where it cannot be. */
export function useFullScreen(): boolean | null {
  return useSyncExternalStore(
    listen,
    () => (document.fullscreenEnabled ? document.fullscreenElement !== null : null),
    () => null,
  )
}

function listen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
