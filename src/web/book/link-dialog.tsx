import { type ReactNode, useId, useState } from 'react'
import { firstName, type LinkSpan, linkSpans, linkLimits } from '#book/reading-link.ts'
import type { MadeLink } from '#functions/make-reading-link.ts'
import { callFunction } from '../builder/call-function.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { ShareLink } from '../sharing/share-link.tsx'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { fieldBox, fieldLabel } from '../ui/field.tsx'
import { WordChoice } from '../ui/word-choice.tsx'
import type { BookView } from './book-view.ts'
import { keepToken } from './kept-addresses.ts'
import { isBought } from './screen-of.ts'

const spanWords: Readonly<Record<LinkSpan, () => string>> = {
  week: m.link_span_week,
  month: m.link_span_month,
  open: m.link_span_open,
}

interface LinkDialogProps {
  book: Pick<BookView, 'id' | 'child' | 'state'>
  onClose: () => void
}

/** Makes a reading link and shows its address. Mounted only while it is open. */
export function NewLinkDialog({ book, onClose }: LinkDialogProps): ReactNode {
  const locale = useLocale()
  const [linkId] = useState(() => crypto.randomUUID())
  const [span, setSpan] = useState<LinkSpan>('month')
  const [withVoices, setWithVoices] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  if (token !== null) return <SendLinkDialog book={book} token={token} isNew onClose={onClose} />
  const make = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    const called = await callFunction<MadeLink>('make-reading-link', {
      bookId: book.id,
      linkId,
      span,
      locale,
      withVoices,
    })
    setBusy(false)
    if (!called.ok) {
      return setProblem(
        called.code === 'too_many_links'
          ? m.link_too_many({ count: linkLimits.links })
          : shopProblem(called.code),
      )
    }
    keepToken(localStorage, { id: linkId, token: called.answer.token })
    setToken(called.answer.token)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      heading={m.link_dialog()}
      actions={
        <>
          <Button busy={busy} onClick={() => void make()}>
            {busy ? m.link_making() : m.link_make_now()}
          </Button>
          <Button look="text" onClick={onClose}>
            {m.preview_leave()}
          </Button>
        </>
      }
    >
      <p>{isBought(book.state) ? m.link_dialog_text_bought() : m.link_dialog_text()}</p>
      <ChoiceGroup legend={m.link_span()} problem={problem} className="grid gap-2.5 sm:grid-cols-3">
        {linkSpans.map((one) => (
          <WordChoice key={one} name="span" value={one} checked={span === one} onChoose={() => setSpan(one)}>
            {spanWords[one]()}
          </WordChoice>
        ))}
      </ChoiceGroup>
      <label className="flex min-h-11 items-start gap-3 text-ink-strong">
        <input
          type="checkbox"
          checked={withVoices}
          onChange={(event) => setWithVoices(event.target.checked)}
          className="size-6 flex-none accent-primary"
        />
        {m.link_with_voices()}
      </label>
    </Dialog>
  )
}

/** The address of a link, to send on. @param isNew it was made just now, and is told how to be kept */
export function SendLinkDialog(props: LinkDialogProps & { token: string; isNew?: boolean }): ReactNode {
  const { book, token, onClose, isNew = false } = props
  const locale = useLocale()
  const id = useId()
  const address = location.origin + pathFor('reading', locale, { token })
  return (
    <Dialog
      open
      onClose={onClose}
      heading={isNew ? m.link_ready() : m.link_sending()}
      actions={
        <Button look="text" onClick={onClose}>
          {m.link_done()}
        </Button>
      }
    >
      <div>
        <label htmlFor={id} className={fieldLabel}>
          {m.link_address()}
        </label>
        <input
          id={id}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={`${fieldBox} min-h-13`}
        />
      </div>
      {isNew ? <p className="text-small text-ink-soft">{m.link_address_once()}</p> : null}
      <ShareLink title={m.link_share_title({ name: firstName(book.child) })} address={() => address} />
    </Dialog>
  )
}
