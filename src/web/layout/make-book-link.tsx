import type { ReactNode } from 'react'
import { rememberAnswers } from '../home/remember-answers.ts'
import { useLocale } from '../locale/use-locale.ts'
import { pathFor } from '../path-for.ts'
import { type ButtonLook, LinkButton } from '../ui/button.tsx'

export interface MakeBookLinkProps {
  /** What the visitor told on this page, as a query. */
  answers?: string | undefined
  look?: ButtonLook
  className?: string
  children: ReactNode
}

/** To the first question, with what was told. */
export function MakeBookLink({ answers, ...rest }: MakeBookLinkProps): ReactNode {
  return (
    <LinkButton
      to={pathFor('builder', useLocale(), { step: 'who' })}
      {...rest}
      onClick={({ metaKey, ctrlKey, shiftKey }) => {
        // What opens in another tab leaves nothing behind in this one.
        if (answers && !(metaKey || ctrlKey || shiftKey)) rememberAnswers(answers)
      }}
    />
  )
}
