import { useEffect, useRef, useState } from 'react'
import { canKeep, forgetKeptBook, type KeptBook, keepBook } from './kept-books.ts'

export type Keeping = 'keeping' | 'kept' | 'gone' | 'cannot'

/**
 * Keeps a book on this device once all of it has come, until somebody removes it.
 * @param paths of all files of the book
 * @param isWhole they have come
 * @param edition another one when the server's page of the book says something new
 * @returns `isThere`: some edition of it is kept, while another one may be on its way
 */
export function useKeptBook(
  book: KeptBook,
  paths: readonly string[],
  isWhole: boolean,
  edition: number,
): { keeping: Keeping; isThere: boolean; remove: () => void } {
  const [keeping, setKeeping] = useState<Keeping>('keeping')
  const [isThere, setThere] = useState(false)
  const { id, title, address } = book
  const wanted = paths.join('\n')
  const isGone = keeping === 'gone'
  /** One at a time: of two pages on their way the older one could come last, and stay. */
  const before = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    if (isGone) return
    if (!canKeep()) return setKeeping('cannot')
    setKeeping('keeping')
    if (!isWhole) return
    let isOpen = true
    const keep = async (): Promise<void> => {
      if (!isOpen) return
      const isKept = await keepBook({ id, title, address }, wanted.split('\n'))
      // Without a connection what is kept is what is shown.
      const isHere = isKept || !navigator.onLine
      if (isHere) setThere(true)
      if (isOpen) setKeeping(isHere ? 'kept' : 'cannot')
    }
    before.current = before.current.then(keep)
    return () => {
      isOpen = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another edition is kept anew
  }, [id, title, address, wanted, isWhole, isGone, edition])
  const remove = (): void => {
    setKeeping('gone')
    setThere(false)
    before.current = before.current.then(() => forgetKeptBook(id))
  }
  return { keeping, isThere, remove }
}
