import { type ReactNode, type SubmitEvent, useState } from 'react'
import { linkLimits } from '#book/reading-link.ts'
import { typographic } from '#book/typographic.ts'
import type { LinkedBook } from '#functions/read-by-link.ts'
import { m } from '../messages/generated/messages.js'
import { askOpenly } from '../reading/ask-openly.ts'
import { Button } from '../ui/button.tsx'
import { charactersLeft } from '../ui/characters-left.ts'
import { Fold } from '../ui/fold.tsx'
import { TextArea } from '../ui/text-field.tsx'

interface ThankGiverProps {
  token: string
  present: NonNullable<LinkedBook['present']>
}

/** A few words back to whoever gave the book, once; nobody's address is shown or asked for. */
export function ThankGiver({ token, present }: ThankGiverProps): ReactNode {
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const giver = typographic(present.giver)
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (state === 'sending') return
    if (words.trim() === '') return setProblem(m.reading_word_missing())
    setProblem(undefined)
    setState('sending')
    const answer = await askOpenly('thank-giver', { token, words })
    setState(answer.ok ? 'sent' : 'writing')
    if (!answer.ok) setProblem((problems[answer.problems[0] ?? answer.code] ?? m.common_server_problem)())
  }
  if (state === 'sent') {
    return (
      <p role="status" className="unwrap-thanks">
        {m.thanks_on_its_way({ giver })}
      </p>
    )
  }
  if (present.isThanked) return null
  return (
    <Fold heading={m.thanks_heading({ giver })} className="unwrap-thanks">
      <form noValidate onSubmit={(event) => void send(event)} className="grid justify-items-start gap-3">
        <TextArea
          label={m.thanks_label()}
          rows={3}
          maxLength={linkLimits.wordCharacters}
          value={words}
          onText={setWords}
          problem={problem}
          hint={`${m.thanks_about({ giver })} ${charactersLeft(linkLimits.wordCharacters - words.length)}`.trim()}
          className="w-full"
        />
        <Button type="submit" look="secondary" busy={state === 'sending'}>
          {state === 'sending' ? m.thanks_sending() : m.thanks_send()}
        </Button>
      </form>
    </Fold>
  )
}

const problems: Readonly<Record<string, () => string>> = {
  word_finds_somebody: m.thanks_finds,
  too_many_requests: m.thanks_too_often,
  link_over: m.thanks_over,
  connection_problem: m.common_connection_problem,
}
