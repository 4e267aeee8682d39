import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CharacterKind } from '#book/character.ts'
import { useLocation } from 'react-router'
import { limits } from '#book/limits.ts'
import { m } from '../messages/generated/messages.js'
import { Button } from '../ui/button.tsx'
import { PlusIcon, TrashIcon } from '../ui/icons.tsx'
import { Toast } from '../ui/toast.tsx'
import { cardHash, cardId } from './card-hash.ts'
import { CompanionFields, DescriptionField } from './companion-fields.tsx'
import { type CompanionDraft, emptyCompanion } from './draft.ts'
import { fieldProblem } from './field-problem.ts'
import { LooksFields } from './looks-fields.tsx'
import { LooksFold, LooksPicture } from './looks-fold.tsx'
import { looksWords } from './looks-words.ts'
import { appearanceAt, ageOf } from './draft-brief.ts'
import { type PortraitRequest, requestOf } from './portrait-request.ts'
import { likelyAge, yearsOf } from './settle-looks.ts'
import { PictureUpload } from './picture-upload.tsx'
import { problemMessage } from './problem-message.ts'
import type { StepProps } from './step-props.ts'

const newName: Readonly<Record<CharacterKind, () => string>> = {
  person: m.builder_new_person,
  animal: m.builder_new_animal,
  toy: m.builder_new_toy,
}

/** How the child looks, and who else is in the book. */
export function StepCharacters({ draft, problems, change }: StepProps): ReactNode {
  const [opened, setOpened] = useState<string | null>(null)
  const [removed, setRemoved] = useState<{ companion: CompanionDraft; index: number } | null>(null)
  const [news, setNews] = useState('')
  const { companions } = draft
  const name = draft.name.trim()
  // Led here to somebody: their card is open.
  const { hash } = useLocation()
  const { section, focusOn } = useCompanionFocus()
  const add = (kind: CharacterKind): void => {
    const companion = emptyCompanion(kind, () => crypto.randomUUID())
    setOpened(companion.id)
    change({ companions: [...companions, companion] })
    setNews(m.builder_added({ what: newName[kind](), number: companions.length + 1 }))
    focusOn(companion.id)
  }
  const remove = (companion: CompanionDraft, index: number): void => {
    setRemoved({ companion, index })
    change({ companions: companions.filter(({ id }) => id !== companion.id) })
    setNews('')
    focusOn((companions[index + 1] ?? companions[index - 1])?.id ?? noCompanion)
  }
  const putBack = (): void => {
    if (removed === null) return
    change({ companions: companions.toSpliced(removed.index, 0, removed.companion) })
    setRemoved(null)
    focusOn(removed.companion.id)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <section aria-labelledby="main-character" className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <h2 id="main-character" className="text-[1.6rem]">
          {m.builder_main_character()}
        </h2>
        <LooksFold
          heading={name === '' ? m.builder_looks() : m.builder_looks_of({ name })}
          words={looksWords(appearanceAt(draft.appearance, ageOf(draft.age)))}
          request={requestOf(draft, null)}
          // Who chose looks before, at the front door, need not see all of them again.
          startsOpen={draft.looksChosen !== true}
          hasProblem={problems.has('hero.description')}
        >
          <LooksFields
            value={draft.appearance}
            ageYears={yearsOf(draft.age, likelyAge.child)}
            onChange={(appearance) => change({ appearance })}
          />
          <DescriptionField
            name={draft.name}
            value={draft.description}
            onText={(description) => change({ description })}
            problem={fieldProblem(problems, 'hero.description')}
          />
          <PictureUpload path={draft.picturePath} onPath={(picturePath) => change({ picturePath })} />
        </LooksFold>
      </section>
      <section ref={section} aria-labelledby="companions">
        <h2 id="companions" className="text-[1.6rem]">
          {m.builder_companions()}
        </h2>
        {companions.length === 0 ? <p className="mt-2 text-ink-soft">{m.builder_no_companions()}</p> : null}
        <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
          {companions.map((companion, index) => (
            <li
              key={companion.id}
              id={cardId(companion.id)}
              data-companion={companion.id}
              className="scroll-mt-32"
            >
              <CompanionCard
                companion={companion}
                child={draft}
                path={`companions.${index}`}
                problems={problems}
                portrait={requestOf(draft, companion)}
                startsOpen={opened === companion.id || hash === cardHash(companion.id)}
                onChange={(changed) => change({ companions: companions.with(index, changed) })}
                onRemove={() => remove(companion, index)}
              />
            </li>
          ))}
        </ol>
        <AddCharacter full={companions.length >= limits.companions} onAdd={add} />
        <p role="status" className="sr-only">
          {news}
        </p>
      </section>
      <Toast
        message={removed === null ? null : removedWords(removed.companion)}
        action={{ label: m.common_undo(), onAct: putBack }}
        onClose={() => setRemoved(null)}
      />
    </div>
  )
}

const noCompanion = ''

interface CompanionFocus {
  section: React.RefObject<HTMLElement | null>
  /** Whose card gets the focus once it is there; without a card of theirs, the first button that adds somebody. */
  focusOn: (companionId: string) => void
}

/** Whoever adds or removes somebody goes on at the card that it is about, or at its neighbour. */
function useCompanionFocus(): CompanionFocus {
  const section = useRef<HTMLElement>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null) return
    const card = section.current?.querySelector(`[data-companion="${CSS.escape(wanted)}"] summary`)
    const place = card ?? section.current?.querySelector('[data-add-companion]')
    if (place instanceof HTMLElement) place.focus()
    setWanted(null)
  }, [wanted])
  return { section, focusOn: setWanted }
}

function removedWords({ name }: CompanionDraft): string {
  return name.trim() === '' ? m.builder_removed_unnamed() : m.builder_removed({ name: name.trim() })
}

function AddCharacter({ full, onAdd }: { full: boolean; onAdd: (kind: CharacterKind) => void }): ReactNode {
  if (full) {
    return <p className="mt-5 font-medium text-ink-strong">{problemMessage('too_many_characters')}</p>
  }
  return (
    <div className="mt-6">
      <p className="mb-2.5 font-semibold text-ink-strong">{m.builder_add_character()}</p>
      <div className="flex flex-wrap gap-3">
        {(
          [
            ['person', m.builder_add_person],
            ['animal', m.builder_add_animal],
            ['toy', m.builder_add_toy],
          ] as const
        ).map(([kind, label]) => (
          <Button key={kind} data-add-companion look="secondary" onClick={() => onAdd(kind)}>
            <PlusIcon className="size-4" />
            {label()}
          </Button>
        ))}
      </div>
    </div>
  )
}

interface CompanionCardProps {
  companion: CompanionDraft
  /** Whom the book is for, as typed. */
  child: { name: string; age: string }
  path: string
  problems: StepProps['problems']
  portrait: PortraitRequest | null
  startsOpen: boolean
  onChange: (companion: CompanionDraft) => void
  onRemove: () => void
}

/** One more character as a slip of paper that folds open. */
function CompanionCard(props: CompanionCardProps): ReactNode {
  const { companion, child, path, problems, portrait, startsOpen, onChange, onRemove } = props
  const [isNew] = useState(companion.name === '')
  const name = companion.name.trim()
  const hasProblem = [...problems.keys()].some((field) => field.startsWith(`${path}.`))
  return (
    <details
      open={startsOpen || hasProblem || undefined}
      className="group rounded-sheet bg-sheet shadow-card open:pb-4"
    >
      <summary className="scroll-mt-56 scroll-mb-28 flex min-h-14 items-center gap-3 px-5 py-2 font-semibold text-ink-strong">
        <span className="text-xl leading-none transition-transform duration-150 group-open:rotate-90">›</span>
        <span className="display min-w-0 flex-1 text-[1.3rem] [overflow-wrap:anywhere]">
          {name === '' ? newName[companion.kind]() : name}
        </span>
        <LooksPicture request={portrait} className="size-11 group-open:invisible" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 pt-2">
        <CompanionFields
          companion={companion}
          child={child}
          path={path}
          problems={problems}
          portrait={portrait}
          isNew={isNew}
          onChange={onChange}
        />
        <Button look="text" onClick={onRemove} className="w-fit">
          <TrashIcon />
          {name === '' ? m.builder_remove_unnamed() : m.builder_remove({ name })}
        </Button>
      </div>
    </details>
  )
}
