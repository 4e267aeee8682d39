import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { shopProblem } from '../shop/shop-problem.ts'
import { Toast } from '../ui/toast.tsx'
import type { Shelf, ShelfNews } from './use-shelf.ts'

/** Tells what happened on the shelf, with the way back. */
export function ShelfToast({ shelf }: { shelf: Shelf }): ReactNode {
  const locale = useLocale()
  const navigate = useNavigate()
  const { news } = shelf
  const action =
    news?.kind === 'deleted'
      ? { label: m.common_undo(), onAct: () => void shelf.putBack(news.book) }
      : news?.kind === 'duplicated'
        ? {
            label: m.books_duplicate_open(),
            onAct: () => void navigate(pathFor('book', locale, { eid: news.copyId })),
          }
        : undefined
  return (
    <Toast
      message={news === null ? null : wordsOf(news)}
      onClose={shelf.forgetNews}
      {...(action !== undefined && { action })}
    />
  )
}

function wordsOf(news: ShelfNews): string {
  switch (news.kind) {
    case 'deleted':
      return m.books_deleted({ title: news.book.title })
    case 'restored':
      return m.books_restored({ title: news.book.title })
    case 'duplicated':
      return m.books_duplicated({ title: news.book.title })
    case 'failed':
      return shopProblem(news.code)
  }
}
