import type { ReactNode } from 'react'
import { asPrinted } from '#book/as-printed.ts'
import { ownDirection } from '#book/mark-directions.ts'
import { languageOfTag } from '#book/options.ts'
import { rubyRuns } from '#book/ruby.ts'
import type { Voices } from '#book/voices.ts'
import { linesOfPage } from './lines-of-page.ts'
import { PageLines } from './page-lines.tsx'

interface ParagraphsProps {
  text: string
  locale: string
  /** How a line is said that is not said like the others. */
  voiceOf?: Voices
}

/** Text with a paragraph for every empty line in it and a new line for every other. */
export function Paragraphs({ text, locale, voiceOf }: ParagraphsProps): ReactNode {
  return (
    <PageLines
      paragraphs={linesOfPage(text, voiceOf)}
      renderLine={(each) => <Line text={asPrinted(each, languageOfTag(locale))} />}
      directionOf={(lines) => ownDirection(lines.map((line) => line.text).join('\n'))}
    />
  )
}

/**
 * A line with the readings over its characters, for the eye alone as on paper: whoever has it read aloud would hear each word
 * twice. Browsers that cannot set them show them in brackets.
 */
function Line({ text }: { text: string }): ReactNode {
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
