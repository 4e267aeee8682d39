import { useEffect, useState } from 'react'
import { canKeep, forgetKeptBook, type KeptBook, keepBook } from './kept-books.ts'

export type Keeping = 'keeping' | 'kept' | 'gone' | 'cannot'

/**
 * Keeps a book on this device once all of it has come, until somebody removes it.
 * @param paths of all files of the book
 * @param isWhole they have come
 */
export function useKeptBook(
  book: KeptBook,
  paths: readonly string[],
  isWhole: boolean,
): { keeping: Keeping; remove: () => void } {
  const [keeping, setKeeping] = useState<Keeping>('keeping')
  const { id, title, address } = book
  const wanted = paths.join('\n')
  const isGone = keeping === 'gone'
  useEffect(() => {
    if (isGone) return
    if (!canKeep()) return setKeeping('cannot')
    if (!isWhole) return
    let isOpen = true
    void keepBook({ id, title, address }, wanted.split('\n')).then((isKept) => {
      // Without a connection what is kept is what is shown.
      if (isOpen) setKeeping(isKept || !navigator.onLine ? 'kept' : 'cannot')
    })
    return () => {
      isOpen = false
    }
  }, [id, title, address, wanted, isWhole, isGone])
  const remove = (): void => {
    setKeeping('gone')
    void forgetKeptBook(id)
  }
  return { keeping, remove }
}
