import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '#book/limits.ts'
import { useLocale } from '../locale/use-locale.ts'
import { pathFor } from '../path-for.ts'
import { LinkButton } from '../ui/button.tsx'
import { rememberName } from './remember-name.ts'

/** To the first question, with the name that stands in the headline. */
export function MakeBookLink(props: { name: string; className?: string; children: ReactNode }): ReactNode {
  const locale = useLocale()
  const navigate = useNavigate()
  const address = pathFor('builder', locale, { step: 'who' })
  return (
    <LinkButton
      to={address}
      className={props.className}
      onClick={(event) => {
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        rememberName(props.name.slice(0, limits.nameCharacters))
        void navigate(address)
      }}
    >
      {props.children}
    </LinkButton>
  )
}

/** On a phone the one green action stays within the thumb's reach. */
export function StickyAction({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="sticky-action sticky bottom-0 z-20 border-t border-line bg-paper px-edge pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:hidden">
      <MakeBookLink name={name} className="w-full">
        {children}
      </MakeBookLink>
    </div>
  )
}
