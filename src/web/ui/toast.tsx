import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { CloseIcon } from './icons.tsx'

export interface ToastProps {
  /** null: nothing to say. */
  message: string | null
  action?: { label: string; onAct: () => void }
  onClose: () => void
}

/** A slip of paper with news that needs no answer; it stays until it is closed. */
export function Toast({ message, action, onClose }: ToastProps): ReactNode {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(7rem+var(--consent-height,0px))] z-40 flex justify-center px-4"
    >
      {message === null ? null : (
        <div className="pointer-events-auto flex max-w-xl flex-wrap items-center justify-end gap-x-3 rounded-control bg-neutral-900 py-1.5 pr-1.5 pl-5 text-white shadow-card ring-1 ring-neutral-500 dark:bg-neutral-100 dark:text-neutral-900">
          <span className="min-w-[min(9rem,100%)] flex-1 py-1.5">{message}</span>
          <span className="flex items-center gap-x-2">
            {action === undefined ? null : (
              <button
                type="button"
                onClick={action.onAct}
                className="min-h-11 flex-none px-2 font-semibold underline underline-offset-4 focus-visible:outline-current"
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              aria-label={m.common_close()}
              onClick={onClose}
              className="grid size-11 flex-none place-items-center focus-visible:outline-current"
            >
              <CloseIcon />
            </button>
          </span>
        </div>
      )}
    </div>
  )
}
