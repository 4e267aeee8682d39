import type { ReactNode } from 'react'
import { MakeBookLink } from '../layout/make-book-link.tsx'

/**
 * What follows the book at the head of the page. On a phone the one green action comes along within the thumb's reach;
 * it cannot leave this part, so that it never lies on the book, where the header has the action.
 */
export function BelowHero(props: { make: string; children: ReactNode }): ReactNode {
  return (
    <div>
      {props.children}
      <div className="sticky-action sticky bottom-0 z-20 border-t border-line bg-paper px-edge pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:hidden">
        <MakeBookLink className="w-full">{props.make}</MakeBookLink>
      </div>
    </div>
  )
}
