import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { directionOf, languageTag } from '#book/options.ts'
import { saidMark } from '#book/recording.ts'
import { spokenWords } from '#book/spoken-words.ts'
import { calmTimes, spokenTimes } from '#book/word-times.ts'
import type { ReadingLevel } from '#story/reading-level.ts'
import { useSiteWords } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { fitWords } from '../reader/fit-words.ts'
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx'
import type { BedtimeBook, BedtimePage } from './bedtime-book.ts'
import { MicrophoneIcon, PartScreenIcon, PauseIcon, PlayIcon, WholeScreenIcon } from './bedtime-icons.ts'
import { BedtimePicture } from './bedtime-picture.tsx'
import { BedtimeSheet, type SheetPage } from './bedtime-sheet.tsx'
import { enterFullScreen, leaveFullScreen, useFullScreen } from './full-screen.ts'
import { LitWords } from './lit-words.tsx'
import { RecordBar } from './record-bar.tsx'
import { type RecordingView, readersOf } from './recordings.ts'
import { useClosing } from './use-closing.ts'
import { useConnectionNews } from './use-connection-news.ts'
import type { Keeping } from './use-kept-book.ts'
import { usePlace } from './use-place.ts'
import { useReading } from './use-reading.ts'
import { useRecording } from './use-recording.ts'
import type { Recordings } from './use-recordings.ts'
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

export interface BedtimeFiles {
  /** Address of a picture or a sound in this page; null: it is not there. */
  addressOf: (path: string | null) => string | null
  /** Whether this device keeps the book; null: it never does. */
  kept: { keeping: Keeping; isThere: boolean; forget: () => void } | null
}

export interface BedtimeProps {
  book: BedtimeBook
  recordings: Recordings
  files: BedtimeFiles
  /** The book itself. */
  closeTo: string
  /** What is said on a picture that is not there yet. */
  closedNote: string
  /** What becomes of a recording, told before the first; null: nobody records here. */
  recordAbout: string | null
  /** What is told after recording, when all of it was handed over; null: nothing. */
  recordDone?: string | null
  /** What whoever holds the device is called, where they said so before; and told when they say so. */
  known?: { name: string; onName: (name: string) => void }
  /** Begins with that. */
  isToRecord?: boolean
  /** Something to tell, until a page is turned. */
  news: string | null
  onNews: (news: string | null) => void
  onTurned?: () => void
}

/** A book as it is read in bed: one page at a time over the whole screen, dark, in big letters. */
export function Bedtime(props: BedtimeProps): ReactNode {
  const { book, recordings, files, recordAbout, news, onNews } = props
  const siteWords = useSiteWords()
  const [isOn, setOn] = useState(false)
  const [sheet, setSheet] = useState<SheetPage | null>(props.isToRecord === true ? 'name' : null)
  const places = useMemo(() => book.pages.map(({ place }) => place), [book])
  const [index, show] = usePlace(places)
  const readers = readersOf(recordings.list, places)
  /** Undefined: whoever reads most of it. */
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const recording = useRecording({
    book,
    recordings,
    done: props.recordDone ?? null,
    onNews,
    onShow: show,
  })
  const reader = recording.reader ?? (chosen === undefined ? (readers[0]?.reader ?? null) : chosen)
  const page = book.pages[index] ?? firstOf(book)
  const voice = recordings.list.find((each) => each.reader === reader && each.place === page.place)

  const words = useMemo(() => spokenWords(page.text, book.language), [page.text, book.language])
  const times = useMemo(
    () =>
      voice === undefined
        ? calmTimes(words, book.language, paceMs[book.level])
        : spokenTimes(words, book.language, voice.spans),
    [words, voice, book.language, book.level],
  )
  const sound = voice === undefined ? null : files.addressOf(recordings.pathOf(voice))
  const isReady = voice === undefined || sound !== null

  const last = book.pages.length - 1
  const turn = (by: 1 | -1): void => {
    if (recording.isRunning) return
    onNews(null)
    props.onTurned?.()
    show(Math.min(last, Math.max(0, index + by)))
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
  const goOn = useEffectEvent(() => {
    setHeard(false)
    show(Math.min(last, index + 1))
  })
  useEffect(() => {
    if (!hasHeard) return
    const timer = setTimeout(() => goOn(), restMs)
    return () => clearTimeout(timer)
  }, [hasHeard])
  const toggle = (): void => {
    setHeard(false)
    setOn((old) => !old)
  }
  const again = (old: RecordingView): void => {
    setOn(false)
    setHeard(false)
    setChosen(old.reader)
    recording.begin(old.reader)
  }
  const direction = directionOf[book.language]
  const closing = useClosing(props.closeTo, () => onNews(m.bedtime_offline_stays()))
  const told = useConnectionNews(news, files.kept?.isThere ?? false)
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
    isAway: sheet !== null,
  })
  useWakeLock()
  useEffect(() => () => void leaveFullScreen(), [])
  const isOld = voice !== undefined && voice.said !== null && voice.said !== saidMark(page.text)
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
          address={files.addressOf(page.picture)}
          closedNote={props.closedNote}
          isPaid={props.book.isPaid}
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
        <p
          role="status"
          className="bedtime-news"
          data-problem={recording.problem === null ? undefined : ''}
          data-recording={recording.reader === null ? undefined : ''}
        >
          {recording.problem ?? recording.status ?? told}
        </p>
        {isOld && !recording.isRunning && !recording.isBusy ? (
          <OldWords
            voice={voice}
            canRecord={recording.reader === null && recordAbout !== null}
            onAgain={() => again(voice)}
          />
        ) : null}
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
          dir={direction}
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
          setSheet('voices')
        }}
        onFinish={recording.finish}
      />
      <p role="status" className="sr-only">
        {index === 0 ? '' : label}
      </p>
      {sheet === null ? null : (
        <BedtimeSheet
          first={sheet}
          readers={readers}
          pageCount={book.pages.length}
          reader={reader}
          onReader={setChosen}
          knownName={props.known?.name}
          onRecord={(name) => {
            props.known?.onName(name)
            setSheet(null)
            setChosen(name)
            recording.begin(name)
          }}
          recordAbout={recordAbout}
          isOwn={recordings.isOwn}
          onRemove={(name) => {
            setChosen(undefined)
            void recordings.removeReader(name)
          }}
          kept={files.kept}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  )
}

/** Says that a page was changed after it was recorded: the voice still says what stood there. Whoever can record it offers that. */
function OldWords(props: { voice: RecordingView; canRecord: boolean; onAgain: () => void }): ReactNode {
  const { voice, canRecord, onAgain } = props
  return (
    <p className="bedtime-news bedtime-old">
      {voice.isByLink ? m.bedtime_old_by_link({ name: voice.reader }) : m.bedtime_old({ name: voice.reader })}
      {canRecord && !voice.isByLink ? (
        <button type="button" onClick={onAgain}>
          {m.bedtime_old_again()}
        </button>
      ) : null}
    </p>
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
