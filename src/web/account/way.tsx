import { type ReactNode, useEffect, useRef } from 'react'

/** One way of logging in on the account page, with what was just done about it. */
export function Way(props: {
  heading: string
  children: ReactNode
  news?: string | undefined
  problem?: string | undefined
  /** How often something here took away what was pressed, a dialog with it: the heading then has the focus. */
  changes?: number
}): ReactNode {
  const { changes = 0 } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (changes > 0) heading.current?.focus()
  }, [changes])
  return (
    <section className="border-b border-dotted border-line py-5 first:pt-0 last:border-b-0 last:pb-0">
      <h3 ref={heading} tabIndex={-1} className="mb-1.5 text-[1.25rem] !leading-tight outline-none">
        {props.heading}
      </h3>
      {props.children}
      <p role="status" className="mt-1 text-small text-ink-soft empty:hidden">
        {props.news}
      </p>
      <p role="alert" className="mt-1 font-medium text-wrong empty:hidden">
        {props.problem}
      </p>
    </section>
  )
}
