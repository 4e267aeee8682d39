import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx'

export interface ReviewStepsProps {
  strip: RefObject<HTMLElement | null>
  back: string
  on: string
}

/** Two buttons that step through a strip of slips. */
export function ReviewSteps({ strip, back, on }: ReviewStepsProps): ReactNode {
  const [{ shown, last }, setPlace] = useState({ shown: 0, last: 0 })
  useEffect(() => {
    const element = strip.current
    if (element === null) return
    const look = (): void => setPlace({ shown: nearestSlip(element), last: slipsOf(element).length - 1 })
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [strip])
  const goTo = (index: number): void => {
    const element = strip.current
    const slip = element === null ? undefined : slipsOf(element)[index]
    if (slip !== undefined) element?.scrollTo({ left: startOf(slip, element), behavior: 'smooth' })
  }
  return (
    <>
      <Step label={back} disabled={shown === 0} onClick={() => goTo(shown - 1)}>
        <ArrowLeftIcon />
      </Step>
      <Step label={on} disabled={shown >= last} onClick={() => goTo(shown + 1)}>
        <ArrowRightIcon />
      </Step>
    </>
  )
}

function slipsOf(strip: HTMLElement): HTMLElement[] {
  return [...strip.children].filter((slip) => slip instanceof HTMLElement)
}

function startOf(slip: HTMLElement, strip: HTMLElement): number {
  return slip.offsetLeft - strip.offsetLeft - Number.parseFloat(getComputedStyle(strip).paddingLeft)
}

/** The slip that lies at the beginning of the strip; at its end the last one counts. */
function nearestSlip(strip: HTMLElement): number {
  const slips = slipsOf(strip)
  if (strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 4) return slips.length - 1
  const distances = slips.map((slip) => Math.abs(startOf(slip, strip) - strip.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

function Step(props: {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}): ReactNode {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.disabled || undefined}
      onClick={props.disabled ? undefined : props.onClick}
      className="grid size-13 place-items-center rounded-full border border-field-line bg-sheet text-ink-strong shadow-sheet aria-disabled:opacity-40"
    >
      {props.children}
    </button>
  )
}
