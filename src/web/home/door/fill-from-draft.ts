import { readDraft } from '../../builder/draft-store.ts'

/** Puts what was told in the builder before back into the form: whoever comes back finds the same child at the door. */
export function fillFromDraft(form: HTMLFormElement): void {
  const draft = readDraft(localStorage, Date.now())
  if (draft === null) return
  const { name, age, appearance, looksChosen } = draft
  const set = (field: string, value: string): void => {
    const input = form.elements.namedItem(field)
    // A list of radio buttons has a value too.
    if (input !== null && 'value' in input) input.value = value
  }
  if (name) set('name', name)
  if (age) set('age', age)
  if (!looksChosen) return
  const { skin, hairForm, hairColour, glasses, traits = [] } = appearance
  set('skin', skin)
  set('hair', hairForm)
  set('colour', hairColour)
  const belongs = {
    glasses,
    hearingAid: traits.includes('hearingAid'),
    wheelchair: traits.includes('wheelchair'),
  }
  for (const [field, isOn] of Object.entries(belongs)) {
    const box = form.elements.namedItem(field)
    if (box instanceof HTMLInputElement) box.checked = isOn
  }
}
