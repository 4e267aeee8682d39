import type { ReactNode } from 'react'
import type { Voice } from '#book/voices.ts'
import './page-lines.css'

/** A line of a page; `voice` where it is not said like the others. */
export interface PageLine {
  text: string
  voice?: Voice | undefined
}

interface PageLinesProps {
  paragraphs: readonly (readonly PageLine[])[]
  /** Sets what is in a line, where that is more than its text. */
  renderLine?: (text: string, voice: Voice | undefined) => ReactNode
  /** Which way a paragraph runs that does not run as its book does. */
  directionOf?: (paragraph: readonly PageLine[]) => 'rtl' | undefined
}

/** The words of a page, line by line. */
export function PageLines({
  paragraphs,
  renderLine = (text) => text,
  directionOf,
}: PageLinesProps): ReactNode {
  return paragraphs.map((lines, place) => (
    // Paragraphs of one text never change places
    <p key={place} dir={directionOf?.(lines)}>
      {lines.map(({ text, voice }, number) => (
        // Neither do its lines
        <span key={number} className="reader-line" data-voice={voice}>
          {renderLine(text, voice)}
        </span>
      ))}
    </p>
  ))
}
