import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation inside the site: puts the focus on the new page's heading, unless the page has put it
 * somewhere itself, and answers the title to be announced. Empty until the first navigation away from `firstPath`.
 */
export function useArrival(firstPath: string): string {
  const { pathname, hash } = useLocation()
  const last = useRef(firstPath)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
    const content = document.querySelector<HTMLElement>('#content, main')
    if (hash !== '' || content === null || content.contains(document.activeElement)) return
    const heading = content.querySelector<HTMLElement>('h1') ?? content
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return title
}
