/** Wraps a fetch so that it tells when the accounts' backend answers that it has no such session any more. */
export function watchEnded(fetchOnce: typeof fetch, onEnded: () => void): typeof fetch {
  return async (input, init) => {
    const answer = await fetchOnce(input, init)
    if (answer.status === 403 && (await isSessionGone(answer.clone()))) onEnded()
    return answer
  }
}

/** GoTrue names it `code` or, to older clients, `error_code`. */
async function isSessionGone(answer: Response): Promise<boolean> {
  const told: unknown = await answer.json().catch(() => null)
  if (typeof told !== 'object' || told === null) return false
  const { code, error_code: oldCode } = told as { code?: unknown; error_code?: unknown }
  return code === 'session_not_found' || oldCode === 'session_not_found'
}
