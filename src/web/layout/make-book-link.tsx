import type { ReactNode } from 'react'
import { rememberDoor } from '../home/door/remember-door.ts'
import { useLocale } from '../locale/use-locale.ts'
import { pathFor } from '../path-for.ts'
import { type ButtonLook, LinkButton } from '../ui/button.tsx'

export interface MakeBookLinkProps {
  look?: ButtonLook
  className?: string
  children: ReactNode
}

/** To the first question, with what was told at the door of this page, if it has one. */
export function MakeBookLink(props: MakeBookLinkProps): ReactNode {
  return (
    <LinkButton
      to={pathFor('builder', useLocale(), { step: 'who' })}
      {...props}
      onClick={({ metaKey, ctrlKey, shiftKey }) => {
        // What opens in another tab leaves nothing behind in this one.
        if (!(metaKey || ctrlKey || shiftKey)) rememberDoor({ isGoneOnWith: false })
      }}
    />
  )
}
