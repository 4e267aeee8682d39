import type { ReactNode } from 'react'
import { setTrimCm } from '#book/print-specification.ts'
import type { Cents } from '#book/size.ts'
import type { Country } from '#shop/address.ts'
import { isExport } from '#shop/vat.ts'
import type { BookOrderKind } from '#shop/order.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { formatMoney } from '#book/format-money.ts'

export interface KindChoiceProps {
  kind: BookOrderKind
  pages: number
  downloadCents: Cents
  printedCents: Cents
  /** The download has been bought before: only print is left. */
  downloadOwned: boolean
  /** Where a printed one goes; undefined: that is not known yet. */
  country: Country | undefined
  onChoose: (kind: BookOrderKind) => void
}

/** A file or a printed book. */
export function KindChoice(props: KindChoiceProps): ReactNode {
  const { kind, pages, downloadCents, printedCents, downloadOwned, country, onChoose } = props
  const locale = useLocale()
  return (
    <fieldset className="mt-8 max-w-[38rem]">
      <legend className="display mb-4 text-heading">{m.buy_kind_question()}</legend>
      <Kind
        value="download"
        name={m.buy_download()}
        text={downloadOwned ? m.buy_already_yours() : m.buy_download_text()}
        cents={downloadCents}
        checked={kind === 'download'}
        disabled={downloadOwned}
        onChoose={onChoose}
      />
      <Kind
        value="print"
        name={m.buy_print()}
        text={m.buy_print_text({ side: setTrimCm, pages })}
        cents={printedCents}
        note={country !== undefined && isExport(country) ? m.buy_print_customs() : undefined}
        checked={kind === 'print'}
        onChoose={onChoose}
      />
      {downloadOwned || kind === 'download' ? (
        <p className="mt-3 text-small text-ink-soft">
          {downloadOwned
            ? m.buy_print_full()
            : m.buy_print_later({ amount: formatMoney(printedCents, locale) })}
        </p>
      ) : null}
    </fieldset>
  )
}

function Kind(props: {
  value: BookOrderKind
  name: string
  text: string
  cents: Cents
  /** What may come on top of the price. */
  note?: string | undefined
  checked: boolean
  disabled?: boolean
  onChoose: (kind: BookOrderKind) => void
}): ReactNode {
  const { value, name, text, cents, note, checked, disabled = false, onChoose } = props
  return (
    <label className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-[min(1rem,4vw)] border-t border-ink-strong py-4 last-of-type:border-b has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--ring)">
      <input
        type="radio"
        name="kind"
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChoose(value)}
        className="mt-0.5 size-6.5 appearance-none rounded-full border-2 border-field-line bg-sheet checked:border-ink-strong checked:shadow-[inset_0_0_0_4px_var(--sheet)] checked:bg-act focus-visible:outline-none"
      />
      <span>
        <span className="display block text-[1.35rem] !leading-tight">{name}</span>
        <span className="mt-1 block text-balance text-ink">{text}</span>
        {note === undefined ? null : <span className="mt-1 block text-ink-strong">{note}</span>}
      </span>
      <span className="display text-[1.35rem] !leading-tight whitespace-nowrap">
        {formatMoney(cents, useLocale())}
      </span>
    </label>
  )
}
