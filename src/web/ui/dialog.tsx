import { type ReactNode, useEffect, useId, useRef } from 'react'

export interface DialogProps {
  open: boolean
  onClose: () => void
  heading: string
  children: ReactNode
  /** Buttons, the wanted one first. */
  actions: ReactNode
}

/** The browser's own modal dialog: keeps the focus inside, closes with Escape, gives the focus back. */
export function Dialog({ open, onClose, heading, children, actions }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  return (
    // A press beside the sheet closes it; by keyboard Escape does, which the element itself knows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-sheet bg-sheet p-0 text-ink shadow-book backdrop:bg-neutral-950/55"
    >
      <div className="p-6 sm:p-9">
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">{children}</div>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">{actions}</div>
      </div>
    </dialog>
  )
}
