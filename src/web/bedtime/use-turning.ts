import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'

/** A finger that goes farther sideways, and not as far up or down, turns the page; one that stays within taps. In CSS pixels. */
const swipe = 44
const tap = 10
/** The part of the screen, from where one reads, on which a tap turns back. */
const backShare = 0.3

interface TurningGiven {
  direction: 'ltr' | 'rtl'
  /** Forwards or back in reading order. */
  onTurn: (by: 1 | -1) => void
  /** The space bar; false: it turns the page. */
  onSpace: () => boolean
  onEscape: () => void
  /** Something else has the keys and fingers. */
  isAway: boolean
}

interface TurningByFinger {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
}

/** Turns pages with one thumb: a swipe, or a tap at a side. And with the keys, wherever the focus is. */
export function useTurning(given: TurningGiven): TurningByFinger {
  const { direction, onTurn, isAway } = given
  const forwards = direction === 'ltr' ? 1 : -1
  const began = useRef<{ x: number; y: number } | null>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isAway || event.altKey || event.ctrlKey || event.metaKey) return
    const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null
    const by = turnOfKey(event.key, forwards)
    if (event.key === 'Escape') given.onEscape()
    else if (by !== undefined) onTurn(by)
    else if (event.key === ' ' && !isOnButton) {
      if (!given.onSpace()) onTurn(event.shiftKey ? -1 : 1)
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return {
    onPointerDown: ({ isPrimary, clientX, clientY, button }) => {
      began.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY, currentTarget }) => {
      const from = began.current
      began.current = null
      // Who marks words does not turn the page.
      if (from === null || getSelection()?.isCollapsed === false) return
      const [across, down] = [clientX - from.x, clientY - from.y]
      if (Math.abs(across) > swipe && Math.abs(across) > Math.abs(down) * 1.5) {
        onTurn(across < 0 ? forwards : (-forwards as 1 | -1))
      } else if (Math.hypot(across, down) < tap) {
        const { left, width } = currentTarget.getBoundingClientRect()
        const share = (clientX - left) / width
        onTurn((direction === 'ltr' ? share : 1 - share) < backShare ? -1 : 1)
      }
    },
  }
}

function turnOfKey(key: string, forwards: 1 | -1): 1 | -1 | undefined {
  switch (key) {
    case 'ArrowRight':
      return forwards
    case 'ArrowLeft':
      return -forwards as 1 | -1
    case 'PageDown':
      return 1
    case 'PageUp':
      return -1
    default:
      return undefined
  }
}
