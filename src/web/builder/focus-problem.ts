/** To the first field that is wrong, with its words in view; or to the list of what is missing. */
export function focusProblem(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector('[aria-invalid="true"], [data-missing]')
  const field = wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong
  if (!(wrong && field instanceof HTMLElement)) return
  field.focus()
  const words = wrong.getAttribute('aria-describedby')?.split(' ').at(-1)
  const shown = (words !== undefined && document.getElementById(words)) || wrong
  shown.scrollIntoView({ block: 'nearest' })
  // Where there is no room for both, or the words were in view already, the field itself must be.
  field.scrollIntoView({ block: 'nearest' })
}
