import { browserBackend } from '../session/browser-backend.ts'
import { portraitCache } from './portrait-cache.ts'
import type { PortraitRequest } from './portrait-request.ts'
import { TooManyPortraits } from './draw-patiently.ts'

/** All styles of the child as it looks now, and the ways it looked before. */
const keptPortraits = 40

/** The portraits that the builder shows, beside the question and on the styles. */
export const portraits = portraitCache(askForPortrait, keptPortraits)

async function askForPortrait(request: PortraitRequest, signal: AbortSignal): Promise<Blob> {
  const backend = await browserBackend()
  const { data, error } = await backend.functions.invoke<unknown>('portrait', {
    body: { ...request },
    signal,
  })
  const answer: unknown = error?.context
  if (answer instanceof Response && answer.status === 429) {
    throw new TooManyPortraits(Number(answer.headers.get('retry-after')) || 60)
  }
  // A network that wants a login first answers with a page of its own.
  if (!(data instanceof Blob)) throw new Error('the portrait did not come', { cause: error })
  return new Blob([data], { type: 'image/jpeg' })
}
