import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { bookPaths } from '#book/book-paths.ts'
import { firstName } from '#book/reading-link.ts'
import { PauseIcon, PlayIcon } from '../bedtime/bedtime-icons.ts'
import { bedtimeBook } from '../bedtime/bedtime-book.ts'
import { callFunction } from '../builder/call-function.ts'
import { m } from '../messages/generated/messages.js'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button } from '../ui/button.tsx'
import type { OfferedVoice } from './read-links-of-book.ts'
import type { LiveBook } from './use-live-book.ts'
import { downloadFile } from './use-stored-pictures.ts'

/** The voices that others recorded by a reading link, each to be heard until the owner of the book has said yes or no. */
export function OfferedVoices({
  live,
  voices,
}: {
  live: LiveBook
  voices: readonly OfferedVoice[]
}): ReactNode {
  const { revalidate } = useRevalidator()
  const [news, setNews] = useState<string | null>(null)
  const answer = async (voice: OfferedVoice, said: 'yes' | 'no'): Promise<string | null> => {
    setNews(null)
    const { voiceId, recordings } = voice
    const recordingIds = recordings.map(({ id }) => id)
    const called = await callFunction<{ reader: string }>('answer-recordings', {
      voiceId,
      recordingIds,
      answer: said,
    })
    if (!called.ok) return problemOf(called.code)
    const name = called.answer.reader
    setNews(said === 'yes' ? m.voice_offered_taken({ name }) : m.voice_offered_declined({ name }))
    await revalidate()
    return null
  }
  return (
    <>
      {voices.map((voice) => (
        <OneVoice key={voice.voiceId} live={live} voice={voice} onAnswer={(said) => answer(voice, said)} />
      ))}
      <p role="status" className="desk-offered-news empty:hidden">
        {news}
      </p>
    </>
  )
}

function problemOf(code: string): string {
  if (code === 'too_many_readers') return m.bedtime_record_many()
  return code === 'too_many_recordings' ? m.voice_offered_full() : shopProblem(code)
}

interface OneVoiceProps {
  live: LiveBook
  voice: OfferedVoice
  /** Answers what went wrong, or null. */
  onAnswer: (said: 'yes' | 'no') => Promise<string | null>
}

function OneVoice({ live, voice: { reader, recordings }, onAnswer }: OneVoiceProps): ReactNode {
  const [busy, setBusy] = useState(false)
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const places = bedtimeBook(live, '').pages.map(({ place }) => place)
  const heard = recordings
    .map((recording) => ({ ...recording, page: places.indexOf(recording.place) + 1 }))
    .filter(({ page }) => page > 0)
    .sort((one, other) => one.page - other.page)
  const player = usePlayer((id) => {
    const recording = recordings.find((each) => each.id === id)
    return recording === undefined ? null : bookPaths.voice(live.book.id, id, recording.format)
  })
  const say = async (said: 'yes' | 'no'): Promise<void> => {
    player.stop()
    setBusy(true)
    setProblem(null)
    setProblem(await onAnswer(said))
    setBusy(false)
    setSure(false)
  }
  return (
    <section className="desk-offered-word">
      <h2>{m.voice_offered_heading({ name: reader, child: firstName(live.book.child) })}</h2>
      <p>{m.voice_offered_pages({ count: heard.length, total: places.length })}</p>
      <ul className="desk-offered-pages">
        {heard.map(({ id, page }) => {
          const isOn = player.playing === id
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={isOn}
                aria-label={m.voice_offered_hear({ page })}
                onClick={() => (isOn ? player.stop() : player.play(id))}
              >
                {isOn ? <PauseIcon /> : <PlayIcon />}
                {page}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="text-small text-ink-soft">{m.voice_offered_about()}</p>
      <p role="alert" className="font-medium text-wrong empty:hidden">
        {problem ?? (player.isFailed ? m.voice_offered_silent() : null)}
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button busy={busy} onClick={() => void say('yes')}>
          {m.voice_offered_yes()}
        </Button>
        <Button look="text" busy={busy} onClick={() => (isSure ? void say('no') : setSure(true))}>
          {isSure ? m.voice_offered_sure({ name: reader }) : m.voice_offered_no()}
        </Button>
      </div>
    </section>
  )
}

interface Player {
  /** What is heard now; null: nothing. */
  playing: string | null
  /** The last could not be had, or not be played. */
  isFailed: boolean
  play: (id: string) => void
  stop: () => void
}

/** One player for several recordings, each of which is fetched with the visitor's rights when it is to be heard. */
function usePlayer(pathOf: (id: string) => string | null): Player {
  const [playing, setPlaying] = useState<string | null>(null)
  const [isFailed, setFailed] = useState(false)
  const sound = useRef<HTMLAudioElement | null>(null)
  const addresses = useRef(new Map<string, string>())
  useEffect(() => {
    const made = addresses.current
    return () => {
      sound.current?.pause()
      for (const address of made.values()) URL.revokeObjectURL(address)
      made.clear()
    }
  }, [])
  const stop = (): void => {
    sound.current?.pause()
    setPlaying(null)
  }
  const play = async (id: string): Promise<void> => {
    // Made by the press: browsers play nothing else.
    const element = (sound.current ??= madeToTell(() => setPlaying(null)))
    element.pause()
    setFailed(false)
    setPlaying(id)
    try {
      const address = addresses.current.get(id) ?? (await addressOf(pathOf(id)))
      if (address === null) throw new Error('no such file')
      addresses.current.set(id, address)
      await playFrom(element, address)
    } catch (error) {
      // One that was stopped before it began was stopped by us.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setFailed(true)
      setPlaying(null)
    }
  }
  return { playing, isFailed, play: (id) => void play(id), stop }
}

function madeToTell(onEnded: () => void): HTMLAudioElement {
  const element = new Audio()
  element.addEventListener('ended', onEnded)
  return element
}

async function playFrom(element: HTMLAudioElement, address: string): Promise<void> {
  element.src = address
  await element.play()
}

async function addressOf(path: string | null): Promise<string | null> {
  const file = path === null ? null : await downloadFile(path)
  return file === null ? null : URL.createObjectURL(file)
}
