import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LogOutButton } from '../account/log-out-button.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { LanguageSwitcher } from '../ui/language-switcher.tsx'

const links = [
  { key: 'howItWorks', label: m.common_how_it_works },
  { key: 'pricing', label: m.common_pricing },
  { key: 'blog', label: m.common_blog },
] as const

/** The name of the house and the few ways in. */
export function Header(): ReactNode {
  const locale = useLocale()
  return (
    <header className="flex flex-wrap items-center gap-x-3 px-edge py-4 sm:gap-x-8 lg:py-5">
      <Wordmark />
      <nav aria-label={m.common_main_menu()} className="ml-auto">
        <ul className="flex items-center gap-x-4 xs:gap-x-5 sm:gap-x-8">
          {links.map(({ key, label }) => (
            <li key={key} className="max-md:hidden">
              <HeaderLink to={pathFor(key, locale)}>{label()}</HeaderLink>
            </li>
          ))}
          <li className="max-md:hidden">
            <LanguageSwitcher className="flex min-h-11 items-center text-ink-soft no-underline hover:underline" />
          </li>
          <li>
            <HeaderLink to={pathFor('books', locale)}>{m.common_my_books()}</HeaderLink>
          </li>
          <li className="max-md:hidden empty:hidden">
            <LogOutButton className="min-h-11 text-ink-soft underline-offset-4 hover:underline" />
          </li>
          <li className="md:hidden">
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
  return (
    <>
      <button type="button" popoverTarget={menuId} className="min-h-11 font-medium text-ink-strong">
        {m.common_main_menu()}
      </button>
      <div
        id={menuId}
        popover="auto"
        className="top-0 w-full max-w-none bg-sheet px-edge pt-4 pb-7 text-ink shadow-card backdrop:bg-slate-950/40"
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
          {links.map(({ key, label }) => (
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

/** The name of the product, which leads home. */
export function Wordmark(): ReactNode {
  return (
    <Link
      to={pathFor('home', useLocale())}
      viewTransition
      className="display inline-flex min-h-11 items-center text-[1.75rem] !leading-none font-semibold tracking-tight text-ink-strong no-underline sm:text-[2.1rem]"
    >
      {m.common_brand()}
    </Link>
  )
}
