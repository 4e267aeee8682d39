import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'

export interface DialogProps {
  open: boolean
  onClose: () => void
  heading: string
  children: ReactNode
  /** Buttons, the wanted one first. */
  actions: ReactNode
  /** What has the focus first; without it the first thing that can. */
  firstFocus?: 'heading' | RefObject<HTMLElement | null>
}

/** The browser's own modal dialog: keeps the focus inside, closes with Escape, gives the focus back. */
export function Dialog({ open, onClose, heading, children, actions, firstFocus }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (!open && element.open) element.close()
    if (!open || element.open) return
    opener.current = document.activeElement
    element.showModal()
    if (firstFocus === 'heading') title.current?.focus({ preventScroll: true })
    else firstFocus?.current?.focus()
  }, [open, firstFocus])
  useEffect(
    () => () => {
      // A dialog that is taken away instead of closed gives no focus back by itself.
      const { current } = opener
      if (document.activeElement === document.body && current instanceof HTMLElement) current.focus()
    },
    [],
  )
  return (
    // A press beside the sheet closes it; by keyboard Escape does, which the element itself knows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="m-auto max-w-none w-[min(34rem,calc(100vw-min(2rem,6vw)))] rounded-sheet bg-sheet p-0 text-ink shadow-book backdrop:bg-neutral-950/55"
    >
      <div className="p-[min(1.5rem,6vw)] sm:p-[min(2.25rem,6vw)]">
        <h2
          ref={title}
          id={id}
          tabIndex={firstFocus === 'heading' ? -1 : undefined}
          className="text-heading outline-none"
        >
          {heading}
        </h2>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">{children}</div>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">{actions}</div>
      </div>
    </dialog>
  )
}
