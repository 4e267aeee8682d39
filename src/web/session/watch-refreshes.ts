/** Told on `window` when the session cannot be refreshed for now, and when it can again. */
export const refreshFailing = 'fabelaar:refresh-failing'
export const refreshSettled = 'fabelaar:refresh-settled'

/** One that comes to nothing now and then is nobody's concern. */
const silentFailures = 2
const retriedStatuses = [502, 503, 504]

/** Whether an answer means that the client will ask again: the session stands, but nobody can say so now. */
function isForNow(answer: Response | null): boolean {
  return answer === null || retriedStatuses.includes(answer.status)
}

/** Whether a request asks for a session's next tokens. */
function isRefresh(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input)
  return address.includes('/auth/v1/token') && address.includes('grant_type=refresh_token')
}

/** Wraps a fetch so that it tells when refreshing the session fails several times in a row, and when it is over. */
export function watchRefreshes(fetchOnce: typeof fetch, tell: (event: string) => void): typeof fetch {
  let failures = 0
  const note = (answer: Response | null): void => {
    if (isForNow(answer)) {
      failures += 1
      if (failures === silentFailures + 1) tell(refreshFailing)
    } else {
      if (failures > silentFailures) tell(refreshSettled)
      failures = 0
    }
  }
  return async (input, init) => {
    if (!isRefresh(input)) return await fetchOnce(input, init)
    const answer = await fetchOnce(input, init).catch((error: unknown) => {
      note(null)
      throw error
    })
    note(answer)
    return answer
  }
}
