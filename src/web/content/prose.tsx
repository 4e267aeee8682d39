import type { ReactNode } from 'react'
import './prose.css'

/** Running text from `renderMarkdown`; the page around it has the first heading. */
export function Prose({ html, className = '' }: { html: string; className?: string }): ReactNode {
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
