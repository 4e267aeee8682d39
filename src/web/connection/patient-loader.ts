import type { ClientLoaderFunctionArgs } from 'react-router'
import { serverAnswers } from './server-answers.ts'
import { waitForConnection } from './wait-for-connection.ts'

/** Beyond this many failures while the server does answer, it is not the connection. */
const mostTries = 3

/**
 * The `clientLoader` of a screen that only the server can fill. While the server cannot be reached the page that is
 * left stays as it is, and the navigation goes on by itself afterwards.
 */
export async function patientLoader({ serverLoader, request }: ClientLoaderFunctionArgs): Promise<unknown> {
  return await askPatiently(serverLoader, request.signal)
}

/**
 * Asks again for as long as nothing answers. Rejects with what the server said, or once the signal ends it.
 */
export async function askPatiently<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      // A fetch that nobody answers rejects with a TypeError; everything else is an answer.
      if (!(error instanceof TypeError) || signal.aborted) throw error
      if (!(await serverAnswers())) await waitForConnection(signal)
      else if (tries >= mostTries) throw error
    }
  }
}
