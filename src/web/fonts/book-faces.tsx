import type { ReactNode } from 'react'
import type { BookLanguage } from '#book/options.ts'
import chinese from './chinese.css?url'
import japanese from './japanese.css?url'
import './book-faces.css'

/** Lists of slices, as long as the rest of the site's styles together: only for who has a book in that language. */
const sheets: Readonly<Partial<Record<BookLanguage, string>>> = { chinese, japanese }

/** The faces of the books on this screen, on top of those that come with it. */
export function BookFaces({ languages }: { languages: readonly BookLanguage[] }): ReactNode {
  return [...new Set(languages)].flatMap((language) => {
    const sheet = sheets[language]
    return sheet === undefined ? [] : [<link key={language} rel="stylesheet" href={sheet} />]
  })
}
