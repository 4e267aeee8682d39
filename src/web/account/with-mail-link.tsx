import type { ReactNode } from 'react'

/** A sentence with an address in it, which can be pressed to write there. */
export function WithMailLink(props: {
  say: (values: { email: string }) => string
  email: string
}): ReactNode {
  const { say, email } = props
  const [before, after] = say({ email: '\n' }).split('\n')
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className="break-words text-link underline underline-offset-4">
        {email}
      </a>
      {after}
    </>
  )
}
