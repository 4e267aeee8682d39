import type * as z from 'zod/mini'

/** Message key of the first problem of each field of a form. */
export type FieldProblems<Field extends string> = Partial<Record<Field, string | undefined>>

/** What is wrong with a form, by its fields. */
export function firstProblems<Field extends string>(
  fields: readonly Field[],
  issues: readonly z.core.$ZodIssue[],
): FieldProblems<Field> {
  const problems: FieldProblems<Field> = {}
  for (const issue of issues) {
    const field = fields.find((each) => each === issue.path[0])
    if (field !== undefined) problems[field] ??= issue.message
  }
  return problems
}

/** Puts the focus in the first field, in the order in which they stand, in which something is wrong. */
export function focusFirst<Field extends string>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
  problems: FieldProblems<Field>,
): void {
  focusField(
    form,
    fields.find((field) => problems[field] !== undefined),
  )
}

/** Puts the focus in the field with this name. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const element = name === undefined ? null : form?.elements.namedItem(name)
  if (element instanceof HTMLElement) element.focus()
}
