import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { limits } from '#book/limits.ts'
import { linkLimits } from '#book/reading-link.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { charactersLeft } from '../ui/characters-left.ts'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { askOpenly } from './ask-openly.ts'
import { keepWho, readWho } from './who-reads.ts'

interface Problems {
  name?: string
  words?: string
  /** Of neither. */
  other?: string
}

interface FrontWordProps {
  token: string
  child: string
  lang: string
  /** Ids of words that were said yes to. */
  taken: readonly string[]
}

/** A slip of paper on which whoever reads the book writes a word for its front; the owner decides what becomes of it. */
export function FrontWord({ token, child, lang, taken }: FrontWordProps): ReactNode {
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  /** The same until it has been sent, so that it is there once however often that is tried. */
  const [wordId, setWordId] = useState<string | null>(null)
  /** That of the word which was sent last. */
  const [lastId, setLastId] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  // The server's page knows nothing of what this device keeps.
  useEffect(() => {
    const who = readWho(token)
    setName((typed) => typed || who.name)
    if (who.hasWritten) setState('sent')
    setLastId(who.wordIds.at(-1) ?? null)
  }, [token])
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const missing = missingOf(name, words)
    setProblems(missing)
    if (missing.name !== undefined || missing.words !== undefined || state === 'sending') return
    setState('sending')
    const id = wordId ?? crypto.randomUUID()
    setWordId(id)
    const answer = await askOpenly('offer-word', { token, wordId: id, name, words })
    setState(answer.ok ? 'sent' : 'writing')
    if (answer.ok) {
      const wordIds = [...readWho(token).wordIds.filter((known) => known !== id), id]
      keepWho(token, { name: name.trim(), hasWritten: true, wordIds })
      setLastId(id)
    }
    if (!answer.ok) setProblems(problemsOf(answer.problems[0] ?? answer.code))
  }
  const another = (): void => {
    setWords('')
    setWordId(null)
    setState('writing')
  }
  const isTaken = lastId !== null && taken.includes(lastId)
  return (
    <section className="reading-slip">
      <h2>
        {state !== 'sent'
          ? m.reading_word_heading()
          : isTaken
            ? m.reading_word_heading_taken()
            : m.reading_word_heading_sent()}
      </h2>
      {state === 'sent' ? (
        <div role="status">
          <p>
            {isTaken
              ? m.reading_word_taken({ name: name.trim() })
              : m.reading_word_sent({ name: name.trim() })}
          </p>
          <Button look="text" className="mt-2" onClick={another}>
            {m.reading_word_another()}
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={(event) => void send(event)}>
          <p>{m.reading_word_about()}</p>
          <TextArea
            label={m.reading_word_label()}
            lang={lang}
            rows={4}
            maxLength={linkLimits.wordCharacters}
            value={words}
            onText={setWords}
            problem={problems.words}
            hint={charactersLeft(linkLimits.wordCharacters - words.length)}
            className="reading-slip-words"
          />
          <TextField
            label={m.reading_word_name()}
            maxLength={limits.nameCharacters}
            value={name}
            onText={setName}
            problem={problems.name}
            hint={m.reading_word_name_hint({ name: child })}
          />
          <p role="alert" className="font-medium text-wrong empty:hidden">
            {problems.other}
          </p>
          <Button type="submit" busy={state === 'sending'}>
            {state === 'sending' ? m.reading_word_sending() : m.reading_word_send()}
          </Button>
        </form>
      )}
    </section>
  )
}

function missingOf(name: string, words: string): Problems {
  return {
    ...(words.trim() === '' && { words: m.reading_word_missing() }),
    ...(name.trim() === '' && { name: m.reading_word_name_missing() }),
  }
}

/** What the server found wrong, where it is to be said. */
function problemsOf(code: string): Problems {
  switch (code) {
    case 'word_not_printable':
      return { words: m.reading_word_not_printable() }
    case 'word_finds_somebody':
      return { words: m.reading_word_finds() }
    case 'name_not_allowed':
    case 'name_finds_somebody':
      return { name: m.reading_word_name_refused() }
    case 'too_many_words':
    case 'too_many_requests':
      return { other: m.reading_word_too_many() }
    case 'book_at_printer':
      return { other: m.reading_word_late() }
    case 'link_over':
      return { other: m.reading_word_over() }
    case 'connection_problem':
      return { other: m.common_connection_problem() }
    default:
      return { other: m.common_server_problem() }
  }
}
