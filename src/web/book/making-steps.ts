import { m } from '../messages/generated/messages.js'
import type { BookView } from './book-view.ts'
import { whyUnwritten } from './notice-words.ts'

type Told = 'done' | 'now' | 'stuck' | 'later'

export interface MakingStep {
  name: string
  told: Told
  words: string
}

const order = ['write-story', 'meet-characters', 'draw-cover', 'draw-vignette'] as const
type StepKey = (typeof order)[number]

const names: Readonly<Record<StepKey, () => string>> = {
  'write-story': m.making_story,
  'meet-characters': m.making_characters,
  'draw-cover': m.making_cover,
  'draw-vignette': m.making_title_page,
}

/** Where the work is: its place in the order, before it (`waiting`) or after it. */
export function placeOfStep(step: string): number {
  if (step === 'waiting') return -1
  const place = order.findIndex((each) => each === step)
  return place === -1 ? order.length : place
}

const stopped = {
  refused: m.making_refused,
  unusable: m.making_unusable,
  unfit: m.making_refused,
  away: m.making_away,
  budget: m.making_budget,
  other: m.making_failed,
} as const

/** What happens now, as a headline. */
export function makingHeadline(
  book: Pick<BookView, 'step' | 'state' | 'child' | 'notices'>,
  writtenPages: number,
): string {
  if (book.state === 'failed') return stopped[whyUnwritten(book) ?? 'other']()
  switch (book.step) {
    case 'waiting':
      return m.making_waiting()
    case 'write-story':
      return writtenPages === 0 ? m.making_write_story() : m.making_write_page({ page: 4 + writtenPages * 2 })
    case 'meet-characters':
      return m.making_meet_characters({ name: book.child })
    case 'draw-cover':
      return m.making_draw_cover()
    case 'draw-vignette':
      return m.making_draw_vignette()
    default:
      return m.making_ready()
  }
}

/** How long it may still take, no more exact than we know. */
export function makingTime(step: string): string {
  const place = placeOfStep(step)
  if (place <= 0) return m.making_time_start()
  return place < order.length - 1 ? m.making_time_middle() : m.making_time_end()
}

/** The whole list of work with what is done, under way or stuck, and to come. */
export function makingSteps(
  { step, state }: Pick<BookView, 'step' | 'state'>,
  writtenPages: number,
  spreads: number,
): MakingStep[] {
  const place = placeOfStep(step)
  const here = state === 'failed' ? 'stuck' : 'now'
  return order.map((key, index) => {
    const told: Told = index < place ? 'done' : index === place ? here : 'later'
    return { name: names[key](), told, words: wordsFor(key, told, writtenPages, spreads) }
  })
}

function wordsFor(key: StepKey, told: Told, writtenPages: number, spreads: number): string {
  if (key === 'write-story' && told === 'now' && writtenPages > 0) {
    return m.making_story_part({ done: writtenPages, total: spreads })
  }
  if (key === 'write-story' && told === 'done') return m.making_story_done()
  return { done: m.making_done, now: m.making_now, stuck: m.making_stuck, later: m.making_later }[told]()
}
