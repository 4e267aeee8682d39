import { rememberAnswers } from '../remember-answers.ts'
import { answersIn, queryOf } from './door-answers.ts'

/** What the door's form is called in its document. */
export const doorForm = 'door'

/**
 * Takes what is told at the door of this page along to the builder; nothing where there is no door. The name and the looks that
 * stand there for everybody come along with whoever goes on by them only: a book that is begun elsewhere on the page is about
 * nobody yet.
 */
export function rememberDoor({ isGoneOnWith }: { isGoneOnWith: boolean }): void {
  const form = document.forms.namedItem(doorForm)
  if (!form) return
  const { name, age, ...look } = answersIn(form)
  rememberAnswers(
    queryOf({
      name: isGoneOnWith || !isFirstName(form) ? name : '',
      age,
      ...((isGoneOnWith || !isFirstLook(form)) && look),
    }),
  )
}

function isFirstName(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('name')
  return field instanceof HTMLInputElement && field.value === field.defaultValue
}

/** Whether the child looks as everybody finds it. */
function isFirstLook(form: HTMLFormElement): boolean {
  return [...form.elements].every(
    (field) => !(field instanceof HTMLInputElement) || field.checked === field.defaultChecked,
  )
}
