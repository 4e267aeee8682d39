import type { ReactNode } from 'react'
import { asPrinted } from '#book/as-printed.ts'
import { inNumerals } from '#book/numerals.ts'
import { languageOfTag, type Style } from '#book/options.ts'
import type { Panel } from '#book/panel.ts'
import { spokenIn } from '#book/speech.ts'
import { isDrawn } from '#book/drawn-lines.ts'
import type { Voice, Voices } from '#book/voices.ts'
import { typographicName } from '#book/typographic.ts'
import { type SpotPlace, spotPlace } from '#book/spot-place.ts'
import {
  hasRoomForSpot,
  pageNumber,
  type ReaderPage,
  storySize,
  textSize,
  voicesOfBook,
} from './book-pages.ts'
import { ClosedLabel } from './closed-label.tsx'
import { CoverFace } from './cover-face.tsx'
import { HalfFace } from './double-face.tsx'
import { type Paper, paperBeside } from './paper-beside.ts'
import { wordAddress } from './lettering-address.ts'
import { panelsSize } from './panels-size.ts'
import { Paragraphs } from './paragraphs.tsx'
import type { ReaderBook } from './reader.tsx'
import { fitWords } from './fit-words.ts'
import { reachWhenScrolled } from './reach-when-scrolled.ts'
import { SpeakingPanels } from './speaking-panels.tsx'
import { SpreadPicture } from './spread-picture.tsx'
import './page-face.css'
import './ornaments.css'

/** What is printed on a page, laid out as in the PDF. */
export function PageFace({ page, book }: { page: ReaderPage; book: ReaderBook }): ReactNode {
  switch (page.kind) {
    case 'cover':
      return (
        <CoverFace
          title={book.title}
          picture={book.cover}
          caption={book.coverCaption}
          lettering={book.coverTitle}
        />
      )
    case 'endpaper':
      return <EndpaperFace address={book.matter?.endpaper} />
    case 'intro':
      return <IntroFace book={book} />
    case 'title':
      return <TitleFace book={book} />
    case 'text':
      return (
        <>
          <PageText
            text={book.spreads[page.spread]?.text ?? ''}
            locale={book.locale}
            size={storySize(book.spreads)}
            voiceOf={voicesOfBook(book.spreads)}
            hyphenated={book.hyphenated}
            spot={book.spreads[page.spread]?.spot}
            moment={book.spreads[page.spread]?.moment}
            panels={book.spreads[page.spread]?.panels}
            place={spotPlace(page.spread)}
            style={book.coverTitle.style}
            isNight={book.spreads[page.spread]?.isNight}
          />
          <Folio page={page} book={book} />
        </>
      )
    case 'picture':
      return <PictureFace spread={page.spread} book={book} />
    case 'half':
      return <HalfFace spread={page.spread} half={page.half} book={book} />
    case 'end':
      return <EndFace book={book} />
  }
}

/** What a page is printed on: pages of text take after their picture, and so does what a picture over both pages is mounted on. */
export function paperOf(page: ReaderPage | null, book: ReaderBook): Paper {
  if (page?.kind !== 'text' && page?.kind !== 'half') return {}
  const spread = book.spreads[page.spread]
  const isLocked = page.kind === 'half' && spread?.picture === undefined
  return isLocked ? {} : paperBeside(spread)
}

export interface PageTextProps {
  text: string
  /** The language of the book's words. */
  locale: string
  /** In hundredths of the page's width: one for the whole book. */
  size: number
  /** How its lines are said. */
  voiceOf: Voices
  /** Whether long words are divided at the end of a line. */
  hyphenated: boolean | undefined
  /** Address of a small drawing, shown where the words leave room for it. */
  spot?: string | undefined
  /** Address of somebody seen from nearby, in its place. */
  moment?: string | undefined
  /** Whom its two panels show, where it has two. */
  panels?: readonly Panel[] | undefined
  place: SpotPlace
  /** In whose hand sounds are drawn. */
  style: Style
  /** Whether the page is dark. */
  isNight?: boolean | undefined
}

/** The story's words: an empty line begins a paragraph, a single break stays a break. */
export function PageText({
  text,
  locale,
  size,
  voiceOf,
  hyphenated,
  spot,
  moment,
  panels = [],
  place,
  style,
  isNight = false,
}: PageTextProps): ReactNode {
  const small = moment ?? spot
  const spoken = spokenIn(asPrinted(text, languageOfTag(locale)), panels)
  const speaking = spoken && panelsSize(spoken, size, voiceOf)
  const drawnAt = (line: string, voice: Voice | undefined): string | null =>
    isDrawn(line, voice, style) ? wordAddress(line.trim(), { style, ink: isNight ? 'light' : 'dark' }) : null
  const paragraphs = (part: string): ReactNode =>
    part === '' ? null : (
      <div>
        <Paragraphs text={part} locale={locale} voiceOf={voiceOf} drawnAt={drawnAt} />
      </div>
    )
  return (
    <div
      ref={fitWords}
      className="reader-text"
      data-hyphenated={hyphenated === true ? '' : undefined}
      style={{ '--text-size': size }}
    >
      {moment !== undefined && speaking ? (
        <>
          {paragraphs(spoken.before)}
          <SpeakingPanels picture={moment} balloons={spoken.balloons} size={speaking} />
          {paragraphs(spoken.after)}
        </>
      ) : (
        paragraphs(text)
      )}
      {small !== undefined && !(moment !== undefined && speaking) && hasRoomForSpot(text, size, voiceOf) ? (
        <img
          src={small}
          alt=""
          decoding="async"
          data-place={place}
          data-moment={moment === undefined ? undefined : ''}
          className="reader-spot"
        />
      ) : null}
    </div>
  )
}

/** Paper of one colour until the pattern is there. */
function EndpaperFace({ address }: { address: string | null | undefined }): ReactNode {
  return (
    <div className="reader-endpaper">
      {address ? <img src={address} alt="" loading="lazy" decoding="async" /> : null}
    </div>
  )
}

/** The number that is printed at the foot of a page. */
export function Folio({ page, book }: { page: ReaderPage; book: ReaderBook }): ReactNode {
  const number = pageNumber(page, book.spreads.length)
  return (
    <span className="reader-folio">
      {number === null ? null : inNumerals(number, languageOfTag(book.locale))}
    </span>
  )
}

function PictureFace({ spread, book }: { spread: number; book: ReaderBook }): ReactNode {
  const shown = book.spreads[spread]
  if (shown === undefined) return null
  if (shown.picture !== undefined) return <SpreadPicture spread={shown} className="reader-picture" />
  return (
    <div className="reader-closed" data-blurred={shown.blur === undefined ? undefined : ''}>
      {shown.blur === undefined ? (
        <CropMarks />
      ) : (
        <img src={shown.blur} alt="" className="reader-closed-blur" />
      )}
      <ClosedLabel spread={spread} book={book} />
    </div>
  )
}

/** Marks where a sheet is cut: this one has not been printed yet. */
export function CropMarks(): ReactNode {
  return (
    <span aria-hidden="true" className="reader-crop">
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}

function IntroFace({ book }: { book: ReaderBook }): ReactNode {
  const { matter } = book
  if (matter === undefined) return null
  if (matter.intro.trim() !== '') {
    return (
      <div
        ref={reachWhenScrolled}
        className="reader-text reader-intro"
        style={{ '--text-size': textSize(matter.intro) * 0.92 }}
      >
        <div>
          <Paragraphs text={matter.intro} locale={book.locale} />
        </div>
      </div>
    )
  }
  return (
    <div className="reader-belongs">
      <p>{matter.belongsTo}</p>
      <p className="display">{typographicName(matter.childName)}</p>
      <hr />
    </div>
  )
}

function TitleFace({ book }: { book: ReaderBook }): ReactNode {
  return (
    <div className="reader-title-page">
      <p className="display">{asPrinted(book.title, languageOfTag(book.locale))}</p>
      <Vignette book={book} />
      <p className="reader-dedication">
        {asPrinted(book.matter?.dedication ?? '', languageOfTag(book.locale))}
      </p>
    </div>
  )
}

function EndFace({ book }: { book: ReaderBook }): ReactNode {
  return (
    <div className="reader-title-page reader-end-page">
      <Vignette book={book} />
      <p className="display">{book.matter?.theEnd ?? ''}</p>
      <p className="reader-dedication">{asPrinted(book.matter?.ending ?? '', languageOfTag(book.locale))}</p>
    </div>
  )
}

function Vignette({ book }: { book: ReaderBook }): ReactNode {
  const vignette = book.matter?.vignette
  if (vignette === undefined || vignette === null) return <span className="reader-vignette" />
  return <img src={vignette} alt="" className="reader-vignette" />
}
