import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { careBeforeNavigation } from './builds/before-navigation.ts'
import { forgiveMissingStyles } from './builds/forgive-missing-styles.ts'
import { keepPageForCrawlers } from './errors/crawler.ts'
import { localeOfPath } from './locale/locale.ts'
import { overwriteGetLocale } from './messages/generated/runtime.js'

// The language is a property of the address; switching it loads a new document.
overwriteGetLocale(() => localeOfPath(location.pathname))

keepPageForCrawlers()
forgiveMissingStyles()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[careBeforeNavigation]} />
    </StrictMode>,
  )
})
