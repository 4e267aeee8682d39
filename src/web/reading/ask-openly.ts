/** What a function answered: that it did it, with what it has to say, or a message key, with what it found wrong in what field. */
export type OpenAnswer =
  | { ok: true; answer: Response }
  | { ok: false; code: string; problems: readonly string[] }

/**
 * Calls a function that anybody may call, as nobody: no session is begun, and nothing is kept of who asks. The client of the
 * backend, which could do more, is not loaded for it.
 */
export async function askOpenly(name: string, body: Record<string, unknown> | FormData): Promise<OpenAnswer> {
  const isForm = body instanceof FormData
  const { anonKey = '' } = document.documentElement.dataset
  try {
    const answer = await fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${anonKey}`,
        // A form tells its own.
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
      credentials: 'omit',
    })
    if (answer.ok) return { ok: true, answer }
    const { code = 'server_problem', problems = [] } = (await answer.json()) as {
      code?: string
      problems?: { message: string }[]
    }
    return { ok: false, code, problems: problems.map(({ message }) => message) }
  } catch {
    return { ok: false, code: 'connection_problem', problems: [] }
  }
}
