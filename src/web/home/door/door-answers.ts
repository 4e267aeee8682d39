/**
 * What is told on the front door, as its form sends it: text, a choice of each kind, and `on` for each thing that belongs
 * to the child. Checked where it arrives, in the builder.
 */
export interface DoorAnswers {
  name: string
  /** Years, or empty. */
  age: string
  skin: string
  hair: string
  colour: string
  glasses?: string
  hearingAid?: string
  wheelchair?: string
}

/** The form's answers as they stand. */
export function answersIn(form: HTMLFormElement): DoorAnswers {
  return Object.fromEntries(new FormData(form)) as unknown as DoorAnswers
}

/** As a query, for the builder. */
export function queryOf(answers: Partial<DoorAnswers>): string {
  return `${new URLSearchParams({ ...answers })}`
}
