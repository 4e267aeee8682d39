import { useEffect, useState } from 'react'
import type { Answers } from '#functions/read-answers.ts'
import { askOpenly } from './ask-openly.ts'
import { offered } from './offered-recordings.ts'
import { readWho } from './who-reads.ts'

/** At once; the newest. */
const mostAsked = 100
const none: Answers = { words: [], pages: 0 }

/** What was said yes to of what this device sent by a link; asked once, when its book is opened. */
export function useAnswers(token: string): Answers {
  const [answers, setAnswers] = useState(none)
  useEffect(() => {
    let isHere = true
    void askForAnswers(token).then((told) => {
      if (isHere) setAnswers(told)
    })
    return () => void (isHere = false)
  }, [token])
  return answers
}

/** Whoever sent nothing asks nothing. */
async function askForAnswers(token: string): Promise<Answers> {
  const wordIds = readWho(token).wordIds.slice(-mostAsked)
  const here = await offered.list(token)
  const recordingIds = here
    .filter(({ recording }) => recording.isSent)
    .slice(-mostAsked)
    .map(({ recording }) => recording.id)
  if (wordIds.length === 0 && recordingIds.length === 0) return none
  const asked = await askOpenly('read-answers', { token, wordIds, recordingIds })
  return asked.ok ? ((await asked.answer.json()) as Answers) : none
}
