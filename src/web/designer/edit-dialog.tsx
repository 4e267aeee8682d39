import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Draft } from '../builder/draft.ts'
import { changeDraft, useDraft } from '../builder/use-draft.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

export interface EditDialogProps {
  /** The book's answers, to begin from. */
  draft: Draft
  bookId: string
  onClose: () => void
}

/** Says what editing costs before it begins: the whole book is made anew, the old one goes. */
export function EditDialog({ draft, bookId, onClose }: EditDialogProps): ReactNode {
  const locale = useLocale()
  const navigate = useNavigate()
  const begun = useDraft()
  const lost = begun !== null && begun.replaces !== bookId ? begun.name.trim() : ''
  const edit = (): void => {
    changeDraft(() => ({ ...draft, replaces: bookId }))
    void navigate(pathFor('builder', locale, { step: 'generate' }))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      heading={m.design_warning_heading()}
      actions={
        <>
          <Button onClick={onClose} className="max-sm:w-full">
            {m.design_keep()}
          </Button>
          <Button look="secondary" onClick={edit} className="max-sm:w-full">
            {m.design_edit_anyway()}
          </Button>
        </>
      }
    >
      <p>{m.design_warning()}</p>
      <p>{m.design_warning_until()}</p>
      {lost === '' ? null : <p>{m.design_draft_lost({ name: lost })}</p>}
    </Dialog>
  )
}
