import { createElement, type ReactNode } from 'react'

export function loader(): { words: string } {
  return { words: 'Hello' }
}

export default function Page({ loaderData }: { loaderData: { words: string } }): ReactNode {
  return createElement('h1', null, loaderData.words)
}
