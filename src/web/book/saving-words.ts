import { unprintableSigns } from '#book/unprintable-signs.ts'
import { m } from '../messages/generated/messages.js'
import type { SaveResult } from './save-book.ts'

export type Saving = 'idle' | 'saving' | SaveResult

/** How the saving of a text stands, in words; none while nothing is going on. */
export function savingWords(saving: Saving, text: string): string {
  switch (saving) {
    case 'idle':
      return ''
    case 'saving':
      return m.preview_saving()
    case 'saved':
      return m.preview_saved()
    case 'closed':
      return m.preview_text_closed()
    case 'unprintable':
      return m.preview_unprintable({ signs: unprintableSigns(text) })
    case 'failed':
      return m.preview_not_saved()
  }
}
