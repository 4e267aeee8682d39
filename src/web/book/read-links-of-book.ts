import type { RecordingView } from '../bedtime/recordings.ts'
import type { BackendClient } from '../session/backend-client.ts'

/** A reading link as its owner sees it. */
export interface LinkView {
  id: string
  created_at: string
  /** null: it stands until it is ended. */
  ends_at: string | null
  views: number
  /** Whoever has it hears the voices that go with the book. */
  with_voices: boolean
  /** The book was mailed as a present with this link: from whom and to whom; null: it was not. */
  present: PresentOfLink | null
}

interface PresentOfLink {
  giver_name: string
  /** null: they were erased since. */
  recipient_email: string | null
}

/** A word that waits for the owner's answer. */
export interface OfferedWord {
  id: string
  name: string
  words: string
}

/** A voice that waits for the owner's answer, with the pages that were recorded so far. */
export interface OfferedVoice {
  voiceId: string
  reader: string
  recordings: Pick<RecordingView, 'id' | 'place' | 'format'>[]
}

export interface LinksOfBook {
  /** Those that stand. */
  links: LinkView[]
  words: OfferedWord[]
  voices: OfferedVoice[]
  /** From whom the book is, when somebody who read it by a link paid for it; null: nobody did, or they were erased since. */
  gift: { giver: string; message: string } | null
}

/** The links of a book, and the words and voices that came by them; when they cannot be read the page does without. */
export async function readLinksOfBook(backend: BackendClient, bookId: string): Promise<LinksOfBook> {
  const [links, words, voices, gifts] = await Promise.all([
    backend
      .from('reading_links')
      .select('id,created_at,ends_at,views,with_voices,present:presents(giver_name,recipient_email)')
      .eq('book_id', bookId)
      .is('ended_at', null)
      .or(`ends_at.is.null,ends_at.gt.${new Date().toISOString()}`)
      .order('created_at')
      .overrideTypes<LinkView[], { merge: false }>(),
    backend
      .from('offered_words')
      .select('id,name,words,reading_links!inner(book_id)')
      .eq('reading_links.book_id', bookId)
      .eq('state', 'waiting')
      .order('created_at'),
    backend
      .from('offered_recordings')
      .select('id,voice_id,place,reader,format,reading_links!inner(book_id)')
      .eq('reading_links.book_id', bookId)
      .order('created_at'),
    backend.from('given_books').select('giver_name,message').eq('book_id', bookId).order('paid_at').limit(1),
  ])
  return {
    links: links.data ?? [],
    words: (words.data ?? []).map(({ id, name, words: told }) => ({ id, name, words: told })),
    gift: giftOf(gifts.data?.[0]),
    voices: voicesOf(voices.data ?? []),
  }
}

type OfferedRow = OfferedVoice['recordings'][number] & { voice_id: string; reader: string }

function voicesOf(rows: readonly OfferedRow[]): OfferedVoice[] {
  const voices = new Map<string, OfferedVoice>()
  for (const { voice_id: voiceId, reader, id, place, format } of rows) {
    const voice = voices.get(voiceId) ?? { voiceId, reader, recordings: [] }
    voices.set(voiceId, voice)
    voice.recordings.push({ id, place, format })
  }
  return [...voices.values()]
}

function giftOf(row: { giver_name: string | null; message: string | null } | undefined): LinksOfBook['gift'] {
  return row?.giver_name ? { giver: row.giver_name, message: row.message ?? '' } : null
}
