import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import type { BookView } from './book-view.ts'

/** How many pictures are drawn: a leaf for each. */
export function PictureProgress({ book }: { book: Pick<BookView, 'steps_done' | 'steps_total'> }): ReactNode {
  const done = Math.min(book.steps_done, book.steps_total)
  const words =
    done < book.steps_total ? m.paid_progress({ done, total: book.steps_total }) : m.paid_binding()
  return (
    <div className="picture-progress">
      <div
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={book.steps_total}
        aria-valuenow={done}
        aria-valuetext={words}
        aria-label={m.paid_unlocking()}
        className="flex flex-wrap gap-1"
      >
        {Array.from({ length: book.steps_total }, (_, leaf) => (
          <span
            // Leaves are all alike
            key={leaf}
            className={`block h-6 w-5 rounded-[1px_3px_3px_1px] border transition-colors duration-300 ${
              leaf < done ? 'border-act bg-act' : 'border-field-line bg-sheet'
            }`}
          />
        ))}
      </div>
      <p aria-live="polite" className="font-medium text-ink-strong">
        {words}
      </p>
    </div>
  )
}
