import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { LogOutButton } from '../account/log-out-button.tsx'
import { useIsGuest } from '../account/use-is-guest.ts'
import { findPage } from '../find-page.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pages } from '../pages.ts'
import { pathFor } from '../path-for.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { LanguageSwitcher } from '../ui/language-switcher.tsx'
import { MakeBookLink } from './make-book-link.tsx'

const links = [
  { key: 'howItWorks', label: m.common_how_it_works },
  { key: 'pricing', label: m.common_pricing },
  { key: 'blog', label: m.common_blog },
] as const
/** Beside the others on a wide screen; in the menu of smaller ones. */
const gift = { key: 'giftCard', label: m.common_gift_card } as const
const books = { key: 'books', label: m.common_my_books } as const
const account = { key: 'account', label: m.common_account } as const
const login = { key: 'login', label: m.common_log_in } as const

/** The name of the house, the few ways in, and the one thing to do: make a book, with what the visitor told. */
export function Header(): ReactNode {
  const locale = useLocale()
  const page = findPage(useLocation().pathname)
  const own = useIsGuest() ? login : account
  // On pages of one's own another thing is to be done.
  const open = page === null || !('guarded' in pages[page.key])
  return (
    <header className="flex flex-wrap items-center gap-x-2 px-edge py-4 lg:py-5">
      <Wordmark />
      <nav aria-label={m.common_main_menu()} className="ml-auto">
        <ul className="flex flex-wrap items-center justify-end gap-x-2.5 xs:gap-x-5 lg:gap-x-7">
          {links.map(({ key, label }) => (
            <li key={key} className="max-lg:hidden">
              <HeaderLink to={pathFor(key, locale)}>{label()}</HeaderLink>
            </li>
          ))}
          <li className="max-xl:hidden">
            <HeaderLink to={pathFor(gift.key, locale)}>{gift.label()}</HeaderLink>
          </li>
          <li className="max-lg:hidden">
            <LanguageSwitcher className="flex min-h-11 items-center text-ink-soft no-underline hover:underline" />
          </li>
          <li className={open ? 'max-sm:hidden' : undefined}>
            <HeaderLink to={pathFor(books.key, locale)}>{books.label()}</HeaderLink>
          </li>
          <li className="max-lg:hidden">
            <HeaderLink to={pathFor(own.key, locale)}>{own.label()}</HeaderLink>
          </li>
          <li className="max-xl:hidden empty:hidden">
            <LogOutButton className="min-h-11 text-ink-soft underline-offset-4 hover:underline" />
          </li>
          {open ? (
            <li>
              <MakeBookLink look="small">{m.home_end_make()}</MakeBookLink>
            </li>
          ) : null}
          <li className="lg:hidden">
            <Menu />
          </li>
        </ul>
      </nav>
    </header>
  )
}

/** On a phone the ways in lie on a sheet that comes down over the page; it opens and closes without any script. */
function Menu(): ReactNode {
  const locale = useLocale()
  const own = useIsGuest() ? login : account
  return (
    <>
      <button type="button" popoverTarget={menuId} className="min-h-11 font-medium text-ink-strong">
        {m.common_main_menu()}
      </button>
      <div
        id={menuId}
        popover="auto"
        className="top-0 w-full max-w-none bg-sheet px-edge pt-4 pb-7 text-ink shadow-card backdrop:bg-neutral-950/40"
      >
        <div className="flex items-center justify-between pb-3">
          <Wordmark />
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={m.common_close()}
            className="-mr-3 grid size-11 place-items-center text-ink-strong"
          >
            <CloseIcon />
          </button>
        </div>
        <ul>
          {[...links, gift, books, own].map(({ key, label }) => (
            <li key={key}>
              <Link
                to={pathFor(key, locale)}
                viewTransition
                className={`display text-[1.75rem] ${menuLink}`}
                // On the page that it leads to nothing else would close the sheet.
                onClick={({ currentTarget }) =>
                  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                }
              >
                {label()}
              </Link>
            </li>
          ))}
          <li>
            <LanguageSwitcher className={`text-ink-soft ${menuLink}`} />
          </li>
        </ul>
      </div>
    </>
  )
}

const menuId = 'site-menu'
const menuLink = 'flex min-h-14 items-center border-t border-line no-underline'

function HeaderLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <Link
      to={to}
      viewTransition
      className="flex min-h-11 items-center font-medium text-ink-strong no-underline underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}

/** How the name of the product is set. */
export const wordmarkLook =
  'display inline-flex min-h-11 items-center text-[min(1.75rem,7.5vw)] !leading-none font-semibold tracking-tight text-ink-strong no-underline sm:text-[2.1rem]'

/** The name of the product, which leads home. */
export function Wordmark(): ReactNode {
  return (
    <Link to={pathFor('home', useLocale())} viewTransition className={wordmarkLook}>
      {m.common_brand()}
    </Link>
  )
}
