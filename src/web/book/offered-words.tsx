import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { directionOf, languageTag } from '#book/options.ts'
import { callFunction } from '../builder/call-function.ts'
import { m } from '../messages/generated/messages.js'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button } from '../ui/button.tsx'
import type { OfferedWord } from './read-links-of-book.ts'
import type { LiveBook } from './use-live-book.ts'

/** The words that others wrote for the front of the book, each until its owner has said yes or no. */
export function OfferedWords({ live, words }: { live: LiveBook; words: readonly OfferedWord[] }): ReactNode {
  const { revalidate } = useRevalidator()
  const [news, setNews] = useState<string | null>(null)
  const answer = async ({ id, name }: OfferedWord, said: 'yes' | 'no'): Promise<string | null> => {
    setNews(null)
    const called = await callFunction<{ intro: string }>('answer-word', { wordId: id, answer: said })
    if (!called.ok) return called.code === 'front_is_full' ? m.word_offered_full() : shopProblem(called.code)
    live.change({ book: { ...live.book, intro: called.answer.intro } })
    setNews(said === 'yes' ? m.word_offered_taken({ name }) : m.word_offered_declined({ name }))
    await revalidate()
    return null
  }
  return (
    <>
      {words.map((word) => (
        <OneWord key={word.id} live={live} word={word} onAnswer={(said) => answer(word, said)} />
      ))}
      <p role="status" className="desk-offered-news empty:hidden">
        {news}
      </p>
    </>
  )
}

interface OneWordProps {
  live: LiveBook
  word: OfferedWord
  /** Answers what went wrong, or null. */
  onAnswer: (said: 'yes' | 'no') => Promise<string | null>
}

function OneWord({ live, word, onAnswer }: OneWordProps): ReactNode {
  const { language } = live.book
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const say = async (said: 'yes' | 'no'): Promise<void> => {
    setBusy(true)
    setProblem(null)
    setProblem(await onAnswer(said))
    setBusy(false)
  }
  return (
    <section className="desk-offered-word">
      <h2>{m.word_offered_heading({ name: word.name })}</h2>
      <blockquote lang={languageTag[language]} dir={directionOf[language]}>
        {word.words}
      </blockquote>
      <p className="text-small text-ink-soft">{m.word_offered_about()}</p>
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button busy={busy} onClick={() => void say('yes')}>
          {m.word_offered_yes()}
        </Button>
        <Button look="text" busy={busy} onClick={() => void say('no')}>
          {m.word_offered_no()}
        </Button>
      </div>
    </section>
  )
}
