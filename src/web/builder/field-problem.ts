import { problemMessage } from './problem-message.ts'
import type { Problems } from './step-props.ts'

/** The words for what is wrong with one field, or undefined when nothing is. */
export function fieldProblem(problems: Problems, path: string): string | undefined {
  const key = problems.get(path)
  return key === undefined ? undefined : problemMessage(key)
}
