import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { recommendedSize, type Size, sizes, sizeTable } from '#book/size.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { classNames } from '../ui/class-names.ts'
import { formatMoney } from '#book/format-money.ts'
import { sizesTold } from './draft.ts'
import { fieldProblem } from './field-problem.ts'
import { sizeName } from './option-names.ts'
import { requestOf } from './portrait-request.ts'
import { problemMessage } from './problem-message.ts'
import type { StepProps } from './step-props.ts'
import { usePortrait } from './use-portrait.ts'
import './thin-book.css'

/** How many pages, and what they cost later. Closed until there is a title. */
export function StepSize({ draft, problems, change }: StepProps): ReactNode {
  const locale = useLocale()
  if (draft.title.trim() === '') {
    return (
      <p
        tabIndex={-1}
        data-missing
        className="flex flex-wrap items-center gap-x-4 border-l-4 border-wrong pl-5 text-ink-strong outline-none"
      >
        {problemMessage('size_needs_title')}
        <Link
          to={pathFor('builder', locale, { step: 'title' })}
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        >
          {m.builder_fix_in({ step: 7 })}
        </Link>
      </p>
    )
  }
  return <SizeChoice draft={draft} problems={problems} change={change} />
}

function SizeChoice({ draft, problems, change }: StepProps): ReactNode {
  const { address } = usePortrait(requestOf(draft, null))
  const count = draft.companions.length
  const recommended = recommendedSize(count)
  const told = sizesTold(draft)
  const isTold = (size: Size): boolean => told?.includes(size) ?? true
  return (
    <div className="grid max-w-2xl gap-6">
      {count < 2 || told ? null : (
        <p className="text-ink-strong">
          {m.builder_size_hint({ count: count + 1, size: sizeName[recommended]().toLowerCase() })}
        </p>
      )}
      <ChoiceGroup
        legend={m.builder_size_question()}
        hideLegend
        problem={fieldProblem(problems, 'size')}
        className="grid gap-3"
      >
        {sizes.map((size) => (
          <SizeRow
            key={size}
            size={size}
            portrait={address}
            recommended={count >= 2 && size === recommended && isTold(size)}
            closed={!isTold(size)}
            checked={draft.size === size}
            onChoose={() => change({ size })}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
}

interface SizeRowProps {
  size: Size
  /** Address of a picture of the child; null: it is being drawn. */
  portrait: string | null
  recommended: boolean
  /** The story does not come in it. */
  closed: boolean
  checked: boolean
  onChoose: () => void
}

function SizeRow({ size, portrait, recommended, closed, checked, onChoose }: SizeRowProps): ReactNode {
  const locale = useLocale()
  const { pages, spreads, downloadCents, printedCents } = sizeTable[size]
  return (
    <label
      className={classNames(
        'relative grid grid-cols-[auto_1fr] items-center gap-x-5 rounded-control border bg-sheet py-3 pr-5 pl-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--ring) sm:grid-cols-[auto_1fr_auto]',
        closed && 'opacity-60',
        checked ? 'border-act shadow-[0_0_0_2px_var(--act)]' : 'border-field-line hover:bg-paper-deep',
      )}
    >
      <input
        type="radio"
        name="size"
        value={size}
        checked={checked}
        disabled={closed}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <ThinBook pages={pages} portrait={portrait} />
      <span>
        <span className="display text-[1.35rem] !leading-tight">{sizeName[size]()}</span>
        {recommended ? (
          <span className="ml-3 text-small font-semibold text-link">{m.builder_size_recommended()}</span>
        ) : null}
        <span className="block text-small text-ink-soft">
          {closed ? m.event_size_closed() : m.builder_size_facts({ pages, pictures: spreads + 1 })}
        </span>
      </span>
      <span className="flex gap-x-4 text-small leading-snug text-ink-strong tabular-nums max-sm:col-start-2 max-sm:flex-wrap sm:block sm:text-right">
        <span className="block">
          {m.builder_size_download({ price: formatMoney(downloadCents, locale) })}
        </span>
        <span className="block">{m.builder_size_printed({ price: formatMoney(printedCents, locale) })}</span>
      </span>
    </label>
  )
}

/** The book of this child as it lies there, with as many leaves under its cover as it will have. */
function ThinBook({ pages, portrait }: { pages: number; portrait: string | null }): ReactNode {
  const thick = `${pages / 5}px`
  return (
    <span aria-hidden="true" className="thin-book" style={{ '--thick': thick }}>
      <span className="thin-book-cover">{portrait === null ? null : <img src={portrait} alt="" />}</span>
    </span>
  )
}
