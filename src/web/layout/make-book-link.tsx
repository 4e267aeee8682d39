import type { ReactNode } from 'react'
import { limits } from '#book/limits.ts'
import { rememberName } from '../home/remember-name.ts'
import { useLocale } from '../locale/use-locale.ts'
import { pathFor } from '../path-for.ts'
import { type ButtonLook, LinkButton } from '../ui/button.tsx'

export interface MakeBookLinkProps {
  /** Whom the visitor named on this page; blank when nobody was. */
  name: string
  look?: ButtonLook
  className?: string
  children: ReactNode
}

/** To the first question, with the name that stands in the headline. */
export function MakeBookLink({ name, ...rest }: MakeBookLinkProps): ReactNode {
  return (
    <LinkButton
      to={pathFor('builder', useLocale(), { step: 'who' })}
      {...rest}
      onClick={({ metaKey, ctrlKey, shiftKey }) => {
        // What opens in another tab leaves no name behind in this one.
        if (!(metaKey || ctrlKey || shiftKey)) rememberName(name.slice(0, limits.nameCharacters))
      }}
    />
  )
}
