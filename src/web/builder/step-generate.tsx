import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useWhenBack } from '../connection/use-when-back.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { keepForAWhile } from '../shop/kept-for-a-while.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { callFunction } from './call-function.ts'
import { draftProblems, stepProblems } from './check-step.ts'
import type { CompanionDraft, Draft } from './draft.ts'
import { briefOf } from './draft-brief.ts'
import { draftSummary, type SummaryLine } from './draft-summary.ts'
import { LooksPicture } from './looks-fold.tsx'
import { MissingList } from './missing-list.tsx'
import { requestOf } from './portrait-request.ts'
import { problemMessage } from './problem-message.ts'
import { rememberRefused } from './refused-words.ts'
import type { StepProps } from './step-props.ts'
import { TwistReading } from './twist-reading.tsx'
import { endDraft } from './use-draft.ts'
import { useOfferedLanguages } from './use-writers.ts'

/** Everything once more, each with the way back to its question. */
export function StepGenerate({ draft, change }: Pick<StepProps, 'draft' | 'change'>): ReactNode {
  const offered = useOfferedLanguages()
  const problems = draftProblems(draft, offered)
  return (
    <div className="grid gap-8">
      {problems.length === 0 ? null : <MissingList problems={problems} heading={m.builder_incomplete()} />}
      <dl className="max-w-2xl border-t border-line">
        {facesFirst(draftSummary(draft)).map((line) => (
          <SummaryRow key={line.label} {...line}>
            {line.step === 'characters' ? <Cast draft={draft} told={line.value} /> : null}
          </SummaryRow>
        ))}
      </dl>
      <TwistReading isFolded draft={draft} problems={stepProblems('twist', draft, offered)} change={change} />
    </div>
  )
}

function facesFirst(lines: readonly SummaryLine[]): SummaryLine[] {
  return lines.toSorted(
    (one, other) => Number(other.step === 'characters') - Number(one.step === 'characters'),
  )
}

/** Everybody as a face with their name; what they look like is said to whoever does not see it. */
function Cast({ draft, told }: { draft: Draft; told: string }): ReactNode {
  const all: { id: string; of: CompanionDraft | null; name: string }[] = [
    { id: '', of: null, name: draft.name },
    ...draft.companions.map((of) => ({ id: of.id, of, name: of.name })),
  ]
  return (
    <>
      <span className="sr-only">{told}</span>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-3 pt-1">
        {all.map(({ id, of, name }) => (
          <li
            key={id}
            className="grid w-20 content-start justify-items-center gap-1.5 text-center leading-tight"
          >
            <LooksPicture request={requestOf(draft, of)} className="size-20" />
            <span className="w-full [overflow-wrap:anywhere]">{name.trim()}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function SummaryRow({
  step,
  label,
  value,
  lang,
  children,
}: SummaryLine & {
  /** In place of its words; null: none. */
  children: ReactNode
}): ReactNode {
  const locale = useLocale()
  return (
    <div
      className={classNames(
        'grid items-start gap-x-4 border-b border-line py-2.5 sm:grid-cols-[11rem_1fr_auto] sm:gap-x-6 sm:py-3.5',
        children === null ? 'grid-cols-[min(5.5rem,24%)_1fr_auto]' : 'grid-cols-[1fr_auto]',
      )}
    >
      <dt
        className={classNames(
          'text-ink-soft hyphens-auto',
          children !== null && 'max-sm:col-span-2 max-sm:text-small',
        )}
      >
        {label}
      </dt>
      <dd lang={lang} className="min-w-0 font-semibold break-words whitespace-pre-line text-ink-strong">
        {children ?? (value || '–')}
      </dd>
      <dd>
        <Link
          to={pathFor('builder', locale, { step })}
          aria-label={m.builder_change_what({ what: label })}
          className="-my-2 inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {m.builder_change()}
        </Link>
      </dd>
    </div>
  )
}

/** The last question before the work begins; then the book is made and shown. */
export function ConfirmDialog(props: { draft: Draft; open: boolean; onClose: () => void }): ReactNode {
  const { draft, open, onClose } = props
  const locale = useLocale()
  const navigate = useNavigate()
  const offered = useOfferedLanguages()
  const [making, setMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useWhenBack(() => setProblem((old) => (old === 'connection_problem' ? null : old)))
  const make = async (): Promise<void> => {
    const brief = briefOf(draft)
    if (brief === null) return onClose()
    setMaking(true)
    setProblem(null)
    const result = await callFunction<{ bookId: string }>('make-book', {
      bookId: draft.bookId,
      brief,
      ...(draft.replaces !== undefined && { replaces: draft.replaces }),
    })
    if (result.ok) {
      await navigate(pathFor('book', locale, { eid: result.answer.bookId }))
      keepForAWhile('made', result.answer.bookId)
      endDraft()
    } else {
      setMaking(false)
      rememberRefused(brief, result.details)
      // What stands in a field is told of there.
      if (draftProblems(draft, offered).length > 0) return onClose()
      setProblem(result.code)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={m.builder_confirm_heading()}
      actions={
        <>
          <Button busy={making} onClick={() => void make()} className="max-sm:w-full">
            {making ? m.builder_making() : m.builder_confirm_yes()}
          </Button>
          <Button look="text" onClick={onClose}>
            {m.builder_confirm_no()}
          </Button>
        </>
      }
    >
      <p>{m.builder_confirm_text()}</p>
      {draft.replaces === undefined ? null : <p>{m.builder_confirm_replaces()}</p>}
      <p>{m.builder_confirm_free()}</p>
      {problem === null ? null : (
        <p role="alert" className="font-medium text-wrong">
          {problemMessage(problem)}
        </p>
      )}
    </Dialog>
  )
}
