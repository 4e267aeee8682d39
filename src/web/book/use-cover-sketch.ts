import { portraitOf } from '../builder/portrait-request.ts'
import { usePortrait } from '../builder/use-portrait.ts'
import type { BookView } from './book-view.ts'

/**
 * The proof of the child as a first sketch of the cover: the builder's, when this page still has it. Null without one,
 * and while it is not wanted.
 */
export function useCoverSketch(book: Pick<BookView, 'hero' | 'style'>, wanted: boolean): string | null {
  const portrait = usePortrait(wanted ? portraitOf(book.hero, book.style) : null)
  return wanted ? portrait.address : null
}
