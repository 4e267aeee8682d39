import { type RefObject, useEffect, useState } from 'react'

export interface SeenSide {
  opening: number
  side: 'left' | 'right'
}

interface Stops {
  /** Where the strip stands, counted in its own widths. */
  stop: number
  lastStop: number
  /** The sides in view, in reading order. */
  seen: readonly SeenSide[]
  /** The layout has been looked at; before that the cover is a guess. */
  measured: boolean
}

export interface StopControls extends Stops {
  scrollTo: (stop: number, atOnce?: boolean) => void
  stopOfOpening: (opening: number) => number
}

/**
 * Follows a snapping strip in which every stop is as wide as the strip. The layout decides how much stands on
 * a stop (two pages side by side or one), so the sides in view are measured, not computed.
 */
export function useStops(strip: RefObject<HTMLElement | null>, openingCount: number): StopControls {
  const [stops, setStops] = useState<Stops>({
    stop: 0,
    lastStop: openingCount - 1,
    seen: [{ opening: 0, side: 'right' }],
    measured: false,
  })
  useEffect(() => {
    const element = strip.current
    if (element === null) return
    const look = (): void => {
      const now = readStops(element)
      setStops((old) => (JSON.stringify(old) === JSON.stringify(now) ? old : now))
    }
    look()
    const resized = new ResizeObserver(() => {
      look()
    })
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another number of openings has other stops
  }, [strip, openingCount])
  return {
    ...stops,
    scrollTo: (stop, atOnce = false) => {
      const element = strip.current
      if (element === null) return
      // Where words run from right to left, the strip scrolls into the negative.
      const left = stop * element.clientWidth * (runsLeft(element) ? -1 : 1)
      element.scrollTo({ left, behavior: atOnce ? 'instant' : 'smooth' })
    },
    stopOfOpening: (opening) => {
      const element = strip.current
      const side = element === null ? undefined : sidesOf(element).find((each) => each.opening === opening)
      return side?.stop ?? 0
    },
  }
}

function runsLeft(strip: HTMLElement): boolean {
  return getComputedStyle(strip).direction === 'rtl'
}

function readStops(strip: HTMLElement): Stops {
  const width = Math.max(strip.clientWidth, 1)
  const stop = Math.round(Math.abs(strip.scrollLeft) / width)
  return {
    stop,
    lastStop: Math.max(0, Math.round(strip.scrollWidth / width) - 1),
    seen: sidesOf(strip)
      .filter((side) => side.stop === stop)
      .map(({ opening, side }) => ({ opening, side })),
    measured: true,
  }
}

function sidesOf(strip: HTMLElement): (SeenSide & { stop: number })[] {
  const width = Math.max(strip.clientWidth, 1)
  const mirrored = runsLeft(strip)
  return [...strip.querySelectorAll<HTMLElement>('[data-opening]')]
    .filter((element) => element.offsetWidth > 0 && element.dataset['blank'] === undefined)
    .map((element) => {
      const middle = element.offsetLeft + element.offsetWidth / 2
      return {
        opening: Number(element.dataset['opening']),
        side: element.dataset['side'] === 'left' ? 'left' : 'right',
        stop: Math.floor((mirrored ? width - middle : middle) / width),
      }
    })
}
