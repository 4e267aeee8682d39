import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ClaimDialog } from '../account/claim-dialog.tsx'
import { useIsGuest } from '../account/use-is-guest.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { openBell } from './bell.ts'
import { useReadyWish } from './use-ready-wish.ts'

interface TellWhenReadyProps {
  bookId: string
  isReady: boolean
  /** A question is asked, or no longer: whoever answers it does not want the page to turn under their hands. */
  onAsking: (isAsking: boolean) => void
}

/** For who does not want to sit and wait: a sound in this page, or one mail. */
export function TellWhenReady(props: TellWhenReadyProps): ReactNode {
  const { bookId, isReady, onAsking } = props
  const { isOn, toggle } = useBell(isReady)
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
      <Button look="text" aria-pressed={isOn} onClick={toggle}>
        {isOn ? m.making_beep_off() : m.making_beep()}
      </Button>
      <MailWhenReady bookId={bookId} onAsking={onAsking} />
      <p role="status" className="w-full text-small text-ink-soft empty:hidden">
        {isOn ? m.making_beep_on() : ''}
      </p>
    </div>
  )
}

/** A bell that rings once when the book is there. It is rung softly when it is wished for: browsers ask for a press first. */
function useBell(isReady: boolean): { isOn: boolean; toggle: () => void } {
  const bell = useRef<ReturnType<typeof openBell>>(null)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (isOn && isReady) bell.current?.ring()
  }, [isOn, isReady])
  const toggle = (): void => {
    if (!isOn) {
      bell.current ??= openBell()
      bell.current?.tap()
    }
    setOn(!isOn)
  }
  return { isOn, toggle }
}

function MailWhenReady({ bookId, onAsking }: Omit<TellWhenReadyProps, 'isReady'>): ReactNode {
  const locale = useLocale()
  const guest = useIsGuest()
  const { isWanted, hasFailed, change } = useReadyWish(bookId)
  const [asking, setAskingHere] = useState(false)
  const setAsking = (isAsking: boolean): void => {
    setAskingHere(isAsking)
    onAsking(isAsking)
  }
  return (
    <>
      <Button look="text" onClick={() => (guest ? setAsking(true) : void change(isWanted ? null : locale))}>
        {isWanted ? m.making_mail_off() : m.making_mail()}
      </Button>
      <p role="status" className="order-last w-full text-small text-ink-soft empty:hidden">
        {isWanted ? m.making_mail_on() : ''}
      </p>
      <p role="alert" className="order-last w-full font-medium text-wrong empty:hidden">
        {hasFailed ? m.common_server_problem() : ''}
      </p>
      {asking ? (
        <ClaimDialog
          purpose="ready"
          onClose={() => setAsking(false)}
          onClaimed={() => {
            setAsking(false)
            void change(locale)
          }}
        />
      ) : null}
    </>
  )
}
