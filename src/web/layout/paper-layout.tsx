import { type ReactNode, Suspense } from 'react'
import { m } from '../messages/generated/messages.js'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export interface PaperLayoutProps {
  /** Stands above the header, such as a banner. */
  above?: ReactNode
  children: ReactNode
}

/** An ordinary page: header, content, footer, with a way past the menu for the keyboard. */
export function PaperLayout({ above, children }: PaperLayoutProps): ReactNode {
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-sheet font-semibold text-ink-strong focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
      >
        {m.common_skip_to_content()}
      </a>
      {above}
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </div>
  )
}
