import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LogOutButton } from '../account/log-out-button.tsx'
import { useIsGuest } from '../account/use-is-guest.ts'
import { ConsentButton } from '../consent/consent-button.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { LanguageSwitcher } from '../ui/language-switcher.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'

const links = [
  { key: 'howItWorks', label: m.common_how_it_works },
  { key: 'pricing', label: m.common_pricing },
  { key: 'giftCard', label: m.common_gift_card },
  { key: 'blog', label: m.common_blog },
  { key: 'delivery', label: m.common_delivery },
  { key: 'privacy', label: m.common_privacy },
  { key: 'terms', label: m.common_terms },
  { key: 'login', label: m.common_log_in },
  { key: 'books', label: m.common_my_books },
  { key: 'account', label: m.common_account },
] as const

/** The colophon of the site. */
export function Footer(): ReactNode {
  const locale = useLocale()
  const guest = useIsGuest()
  return (
    <footer className="bg-neutral-900 px-edge pt-14 pb-[calc(2.5rem+env(safe-area-inset-bottom))] text-neutral-200 dark:bg-neutral-950">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,31rem)_1fr]">
        <p className="display text-[1.25rem] !leading-normal font-normal tracking-normal !text-[#f3ecdd]">
          {m.common_colophon()}
        </p>
        <nav aria-label={m.common_footer_menu()} className="lg:justify-self-end">
          <ul className="grid grid-cols-2 gap-x-[min(3rem,12vw)] sm:grid-cols-3">
            {links
              .filter(({ key }) => key !== (guest ? 'account' : 'login'))
              .map(({ key, label }) => (
                <li key={key}>
                  <Link to={pathFor(key, locale)} viewTransition className={footerLink}>
                    {label()}
                  </Link>
                </li>
              ))}
            <li className="empty:hidden">
              <LogOutButton className={footerLink} />
            </li>
            <li className="empty:hidden">
              <ConsentButton className={footerLink} />
            </li>
            <li>
              <LanguageSwitcher className={footerLink} />
            </li>
          </ul>
        </nav>
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-10 gap-y-1 border-t border-neutral-700 pt-5 text-small text-neutral-300">
        <span>{m.common_prices_include_vat()}</span>
        <span>{m.common_ships_to()}</span>
        <span className="sm:ml-auto">
          <ThemeToggle />
        </span>
      </div>
    </footer>
  )
}

const footerLink =
  'flex min-h-11 items-center text-neutral-200 no-underline underline-offset-4 hover:underline focus-visible:outline-white'
