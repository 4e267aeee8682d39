import { rememberAnswers } from '../remember-answers.ts'
import { answersIn, queryOf } from './door-answers.ts'

/** What the door's form is called in its document. */
export const doorForm = 'door'

/** Takes what is told at the door of this page along to the builder; nothing where there is no door. */
export function rememberDoor(): void {
  const form = document.forms.namedItem(doorForm)
  if (form) rememberAnswers(queryOf(answersIn(form)))
}
