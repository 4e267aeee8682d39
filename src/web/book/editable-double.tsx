import type { ReactNode } from 'react'
import { pageOfWords } from '#book/words-place.ts'
import { DoubleFace } from '../reader/double-face.tsx'
import type { ReaderBook } from '../reader/reader.tsx'
import { EditablePage, type EditablePageProps } from './editable-page.tsx'
import { RedrawTools } from './redrawn-picture.tsx'
import type { LiveBook } from './use-live-book.ts'

export interface EditableDoubleProps extends Omit<EditablePageProps, 'face'> {
  printed: ReaderBook
  live: LiveBook
}

/**
 * A picture over both pages whose words can be rewritten on their page, and which can be drawn anew, once it has been paid for, on
 * the other.
 */
export function EditableDouble({ printed, live, ...editable }: EditableDoubleProps): ReactNode {
  const { page, number } = editable
  const words = page.double?.words
  if (words === undefined) return null
  const side = pageOfWords(words)
  return (
    <>
      <DoubleFace spread={page.spread} book={printed} />
      <div className="desk-half" data-half={side}>
        <EditablePage {...editable} face={null} />
      </div>
      {live.book.state === 'finished' ? (
        <div className="desk-half" data-half={side === 'left' ? 'right' : 'left'}>
          <RedrawTools spread={page.spread} number={number + 1} live={live} />
        </div>
      ) : null}
    </>
  )
}
