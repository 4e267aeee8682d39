import { type ReactNode, useEffect, useState } from 'react'
import { useNonce } from '../security/nonce.tsx'
import { keepForAWhile } from '../shop/kept-for-a-while.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { closeBanner, hideClosedBanner, isBannerClosed } from './closed-banner.ts'
import type { SiteDiscount } from './site-discount.server.ts'

/** A discount for whoever wants it. Once closed it stays closed, until there is another code. */
export function DiscountBanner({ discount }: { discount: SiteDiscount }): ReactNode {
  const { code, words } = discount
  const nonce = useNonce()
  const [closed, setClosed] = useState(false)
  const [taken, setTaken] = useState(false)
  useEffect(() => setClosed(isBannerClosed(localStorage, code)), [code])
  if (closed) return null
  return (
    <aside
      id="discount-banner"
      aria-label={words.label}
      className="flex items-center gap-x-3 bg-neutral-900 py-1 pr-2 pl-(--edge) text-neutral-100 dark:bg-neutral-950"
    >
      <p className="flex-1 text-small text-pretty max-sm:leading-6 sm:flex sm:flex-wrap sm:items-center sm:justify-center sm:gap-x-4">
        <span role="status">{taken ? words.taken : words.text}</span>{' '}
        {taken ? null : (
          <button
            type="button"
            onClick={() => {
              keepForAWhile('discount', code)
              setTaken(true)
            }}
            className="min-h-6 text-start font-semibold sm:min-h-11 text-primary-300 underline underline-offset-4 focus-visible:outline-white"
          >
            {words.take}
          </button>
        )}
      </p>
      <button
        type="button"
        aria-label={words.close}
        onClick={() => {
          closeBanner(localStorage, code)
          setClosed(true)
        }}
        className="grid size-11 flex-none place-items-center focus-visible:outline-white"
      >
        <CloseIcon />
      </button>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: hideClosedBanner(code) }}
      />
    </aside>
  )
}
