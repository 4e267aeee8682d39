const key = 'fabelaar.answers'

/** Takes what was told at the shop window along to the builder, as a query, in this tab only. */
export function rememberAnswers(answers: string): void {
  try {
    sessionStorage.setItem(key, answers)
  } catch {
    // Without storage the builder simply asks again.
  }
}

/** What was taken along, once. */
export function takeRememberedAnswers(): string | null {
  try {
    const answers = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return answers
  } catch {
    return null
  }
}
