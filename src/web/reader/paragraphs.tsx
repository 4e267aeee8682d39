import type { ReactNode } from 'react'
import { asPrinted } from '#book/as-printed.ts'
import { ownDirection } from '#book/mark-directions.ts'
import { languageOfTag } from '#book/options.ts'
import { rubyRuns } from '#book/ruby.ts'
import type { Voice, Voices } from '#book/voices.ts'
import { partsBySound } from '#book/whispers.ts'
import { linesOfPage } from './lines-of-page.ts'
import { PageLines } from './page-lines.tsx'

interface ParagraphsProps {
  text: string
  locale: string
  /** How a line is said that is not said like the others. */
  voiceOf?: Voices
  /** Where a line is lettered that is drawn rather than set; null for any other. */
  drawnAt?: (line: string, voice: Voice | undefined) => string | null
}

/** Text with a paragraph for every empty line in it and a new line for every other. */
export function Paragraphs({ text, locale, voiceOf, drawnAt }: ParagraphsProps): ReactNode {
  return (
    <PageLines
      paragraphs={linesOfPage(text, voiceOf)}
      renderLine={(each, voice) => {
        const line = asPrinted(each, languageOfTag(locale))
        const drawn = drawnAt?.(line, voice) ?? null
        return drawn === null ? <Line text={line} /> : <DrawnLine line={line} address={drawn} />
      }}
      directionOf={(lines) => ownDirection(lines.map((line) => line.text).join('\n'))}
    />
  )
}

/** A sound as comics draw it; its word is there for whoever hears or copies the page. */
function DrawnLine({ line, address }: { line: string; address: string }): ReactNode {
  return (
    <>
      <span className="reader-told">{line}</span>
      <img src={address} alt="" decoding="async" className="reader-drawn" />
    </>
  )
}

/** A line with what is whispered and what sounds loud in it. */
function Line({ text }: { text: string }): ReactNode {
  return partsBySound(text).map((part, place) =>
    part.sound !== 'usual' ? (
      // Parts of one line never change places
      <span key={place} className={part.sound === 'loud' ? 'reader-loud' : 'reader-whisper'}>
        <Readings text={part.text} />
      </span>
    ) : (
      <Readings key={place} text={part.text} />
    ),
  )
}

/**
 * Words with the readings over its characters, for the eye alone as on paper: whoever has it read aloud would hear each word
 * twice. Browsers that cannot set them show them in brackets.
 */
function Readings({ text }: { text: string }): ReactNode {
  return rubyRuns(text).map((run, place) =>
    run.reading === null ? (
      run.text
    ) : (
      // Runs of one line never change places
      <ruby key={place}>
        {run.text}
        <rp aria-hidden="true">（</rp>
        <rt aria-hidden="true">{run.reading}</rt>
        <rp aria-hidden="true">）</rp>
      </ruby>
    ),
  )
}
