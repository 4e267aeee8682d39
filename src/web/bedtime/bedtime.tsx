import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { directionOf, languageTag } from '#book/options.ts'
import { spokenWords } from '#book/spoken-words.ts'
import { calmTimes, spokenTimes } from '#book/word-times.ts'
import type { ReadingLevel } from '#story/reading-level.ts'
import { addressOf, useStoredPictures } from '../book/use-stored-pictures.ts'
import { useLocale, useSiteWords } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { fitWords } from '../reader/fit-words.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx'
import type { BedtimeBook, BedtimePage } from './bedtime-book.ts'
import { MicrophoneIcon, PartScreenIcon, PauseIcon, PlayIcon, WholeScreenIcon } from './bedtime-icons.ts'
import { BedtimePicture } from './bedtime-picture.tsx'
import { BedtimeSheet } from './bedtime-sheet.tsx'
import { enterFullScreen, leaveFullScreen, useFullScreen } from './full-screen.ts'
import { keptFile } from './kept-books.ts'
import { LitWords } from './lit-words.tsx'
import { RecordBar } from './record-bar.tsx'
import { type RecordingView, readersOf, soundPath } from './recordings.ts'
import { useClosing } from './use-closing.ts'
import { useKeptBook } from './use-kept-book.ts'
import { useReading } from './use-reading.ts'
import { useRecording } from './use-recording.ts'
import { useRecordings } from './use-recordings.ts'
import { useTurning } from './use-turning.ts'
import { useWakeLock } from './use-wake-lock.ts'
import './bedtime.css'

/** How long a calm reader needs for a syllable, in ms: the younger who listens, the longer. */
const paceMs: Readonly<Record<ReadingLevel, number>> = {
  baby: 380,
  toddler: 340,
  child: 300,
  reader: 250,
  grown: 220,
}
/** Between what was heard of a page and the next one. */
const restMs = 1_400

/** A book as it is read in bed: one page at a time over the whole screen, dark, in big letters. */
export function Bedtime(props: { book: BedtimeBook; recordings: readonly RecordingView[] }): ReactNode {
  const { book } = props
  const siteWords = useSiteWords()
  const [index, setIndex] = useState(0)
  const [isOn, setOn] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [news, setNews] = useState<string | null>(null)
  const recordings = useRecordings(book.id, props.recordings, () => setNews(m.bedtime_record_sent()))
  const places = useMemo(() => book.pages.map(({ place }) => place), [book])
  const readers = readersOf(recordings.list, places)
  /** Undefined: whoever reads most of it. */
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const recording = useRecording({ book, recordings, onNews: setNews, onShow: setIndex })
  const reader = recording.reader ?? (chosen === undefined ? (readers[0]?.reader ?? null) : chosen)
  const page = book.pages[index] ?? firstOf(book)
  const voice = recordings.list.find((each) => each.reader === reader && each.place === page.place)

  const files = useFiles(book, recordings.list)
  const words = useMemo(() => spokenWords(page.text, book.language), [page.text, book.language])
  const times = useMemo(
    () =>
      voice === undefined
        ? calmTimes(words, book.language, paceMs[book.level])
        : spokenTimes(words, book.language, voice.spans),
    [words, voice, book.language, book.level],
  )
  const sound = voice === undefined ? null : (addressOf(files.get(soundPath(book.id, voice))) ?? null)
  const isReady = voice === undefined || sound !== null

  const last = book.pages.length - 1
  const turn = (by: 1 | -1): void => {
    if (recording.isRunning) return
    setNews(null)
    setIndex((old) => Math.min(last, Math.max(0, old + by)))
  }
  const [hasHeard, setHeard] = useState(false)
  const at = useReading({
    page: page.place,
    times,
    sound,
    isOn: isOn && isReady && !recording.isRunning,
    onHeard: () => (recording.reader === null && index < last ? setHeard(true) : setOn(false)),
    onRefused: () => setOn(false),
  })
  useEffect(() => {
    if (!hasHeard) return
    const timer = setTimeout(() => {
      setHeard(false)
      setIndex((old) => Math.min(last, old + 1))
    }, restMs)
    return () => clearTimeout(timer)
  }, [hasHeard, last])
  const toggle = (): void => {
    setHeard(false)
    setOn((old) => !old)
  }
  const direction = directionOf[book.language]
  const closing = useClosing(book.id)
  const turning = useTurning({
    direction,
    onTurn: (by) => {
      setHeard(false)
      turn(by)
    },
    onSpace: () => {
      if (recording.reader !== null) recording.press(page.place)
      else if (isOn || voice !== undefined) toggle()
      else return false
      return true
    },
    onEscape: () => (recording.reader === null ? closing.close() : recording.finish()),
    isAway: isSheetOpen,
  })
  useWakeLock()
  useEffect(() => () => void leaveFullScreen(), [])
  const isHalfway = recording.reader === null && at >= 0 && at < times.starts.length
  const isRead = isOn || isHalfway
  const style = { '--picture': page.colour ?? undefined } as CSSProperties
  const label = m.bedtime_page_of({ page: index + 1, total: book.pages.length })
  return (
    <div className="bedtime dark" style={style} data-recording={recording.reader === null ? undefined : ''}>
      <nav aria-label={m.bedtime_nav()}>
        <Link to={closing.to} onClick={closing.onClick} className="bedtime-close">
          {m.bedtime_close()}
        </Link>
      </nav>
      <main id="content" tabIndex={-1} dir={direction} className="bedtime-spread" {...turning}>
        <h1 {...siteWords} className="sr-only">
          {label}
        </h1>
        <BedtimePicture
          key={`picture ${page.place}`}
          page={page}
          address={addressOf(files.get(page.picture)) ?? null}
          siteWords={siteWords}
        />
        <div
          key={page.place}
          ref={fitWords}
          className="bedtime-text"
          data-place={page.place}
          data-few={hasFewWords(page.text) ? '' : undefined}
        >
          <div lang={languageTag[book.language]} className="bedtime-words">
            <LitWords page={words} at={isRead ? at : null} />
          </div>
          {page.place === 'end' ? (
            <p {...siteWords} dir="auto" className="bedtime-good-night">
              {m.bedtime_good_night({ name: book.child })}
            </p>
          ) : null}
        </div>
      </main>
      <nav aria-label={m.bedtime_turn()} className="bedtime-foot">
        <p role="status" className="bedtime-news" data-problem={recording.problem === null ? undefined : ''}>
          {recording.problem ?? recording.status ?? news}
        </p>
        <div dir={direction} className="bedtime-thumb">
          <button
            type="button"
            aria-label={m.common_previous_page()}
            aria-disabled={index === 0 || recording.isRunning}
            onClick={() => turn(-1)}
            className="bedtime-back"
          >
            <ArrowLeftIcon className="size-6 rtl:-scale-x-100" />
          </button>
          {recording.reader === null ? (
            <button type="button" aria-pressed={isOn} onClick={toggle} className="bedtime-voice">
              {isOn ? <PauseIcon /> : <PlayIcon />}
              <span>
                {voice === undefined ? m.bedtime_follow() : m.bedtime_voice_of({ name: voice.reader })}
              </span>
            </button>
          ) : (
            <RecordBar
              recording={recording}
              place={page.place}
              voice={voice}
              isHeard={isOn}
              onHear={toggle}
              onHush={() => setOn(false)}
            />
          )}
          <button
            type="button"
            aria-label={m.common_next_page()}
            aria-disabled={index === last || recording.isRunning}
            onClick={() => turn(1)}
            className="bedtime-on"
          >
            <ArrowRightIcon className="size-6 rtl:-scale-x-100" />
          </button>
        </div>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuenow={index + 1}
          aria-valuemin={1}
          aria-valuemax={book.pages.length}
          className="bedtime-where"
        >
          <i style={{ width: `${((index + 1) / book.pages.length) * 100}%` }} />
        </div>
      </nav>
      <Tools
        isRecording={recording.reader !== null}
        onMore={() => {
          setOn(false)
          setSheetOpen(true)
        }}
        onFinish={recording.finish}
      />
      <p role="status" className="sr-only">
        {index === 0 ? '' : label}
      </p>
      {isSheetOpen ? (
        <BedtimeSheet
          readers={readers}
          pageCount={book.pages.length}
          reader={reader}
          onReader={setChosen}
          onRecord={(name) => {
            setSheetOpen(false)
            setChosen(name)
            recording.begin(name)
          }}
          onRemove={(name) => {
            setChosen(undefined)
            void recordings.removeReader(name)
          }}
          keeping={files.keeping}
          onForget={files.forget}
          onClose={() => setSheetOpen(false)}
        />
      ) : null}
    </div>
  )
}

/** So few that they leave room to be larger, on a phone. */
function hasFewWords(text: string): boolean {
  return text.length <= 120 && text.split('\n').length <= 6
}

/** A book has a cover, whatever else. */
function firstOf({ pages: [first] }: BedtimeBook): BedtimePage {
  if (first === undefined) throw new Error('a book without pages')
  return first
}

/** Everything to see and hear of the book, which this device keeps once all of it has come. */
function useFiles(
  book: BedtimeBook,
  recordings: readonly RecordingView[],
): Pick<ReturnType<typeof useStoredPictures>, 'get'> & {
  keeping: ReturnType<typeof useKeptBook>['keeping']
  forget: () => void
} {
  const locale = useLocale()
  const fetchFile = useMemo(() => keptFile(book.id), [book.id])
  const pictures = book.pages.flatMap(({ picture }) => picture ?? [])
  const paths = [...pictures, ...recordings.map((recording) => soundPath(book.id, recording))]
  const files = useStoredPictures(paths, fetchFile)
  const isWhole = paths.every((path) => files.get(path) !== undefined)
  const address = pathFor('bedtime', locale, { eid: book.id })
  const { keeping, remove } = useKeptBook({ id: book.id, title: book.title, address }, paths, isWhole)
  return { get: files.get, keeping, forget: remove }
}

function Tools(props: { isRecording: boolean; onMore: () => void; onFinish: () => void }): ReactNode {
  const isFull = useFullScreen()
  return (
    <div className="bedtime-tools">
      {props.isRecording ? (
        <button type="button" onClick={props.onFinish} className="bedtime-finish">
          {m.bedtime_record_finish()}
        </button>
      ) : (
        <>
          {isFull === null ? null : (
            <button
              type="button"
              aria-label={isFull ? m.bedtime_full_screen_end() : m.bedtime_full_screen()}
              onClick={() => void (isFull ? leaveFullScreen() : enterFullScreen())}
            >
              {isFull ? <PartScreenIcon /> : <WholeScreenIcon />}
            </button>
          )}
          <button type="button" aria-label={m.bedtime_more()} onClick={props.onMore}>
            <MicrophoneIcon />
          </button>
        </>
      )}
    </div>
  )
}
