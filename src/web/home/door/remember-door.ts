import { rememberAnswers } from '../remember-answers.ts'
import { answersIn, queryOf } from './door-answers.ts'

/** What the door's form is called in its document. */
export const doorForm = 'door'

/**
 * Takes what is told at the door of this page along to the builder; nothing where there is no door. The name that stands there for
 * everybody comes along with whoever goes on by it only: a book that is begun elsewhere on the page is about nobody yet.
 */
export function rememberDoor({ isGoneOnWith }: { isGoneOnWith: boolean }): void {
  const form = document.forms.namedItem(doorForm)
  if (!form) return
  const { name, ...rest } = answersIn(form)
  rememberAnswers(queryOf({ ...rest, name: isGoneOnWith || !isFirstName(form) ? name : '' }))
}

function isFirstName(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('name')
  return field instanceof HTMLInputElement && field.value === field.defaultValue
}
