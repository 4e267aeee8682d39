import { isRouteErrorResponse } from 'react-router'

/** An error as people and programs are told about it. */
export interface ErrorAnswer {
  error: true
  url: string
  statusCode: number
  statusMessage: string
  message: string
  data: Record<string, unknown> | null
}

/** The answer for what went wrong during a render, or null when nothing did. */
export function errorAnswer(
  errors: Record<string, unknown> | null | undefined,
  request: Request,
): ErrorAnswer | null {
  const error = Object.values(errors ?? {})[0]
  if (error === undefined) return null
  const url = new URL(request.url)
  return describeError(error, url.pathname + url.search)
}

/** Names the status and the words; whatever was not meant for people stays "Server Error". */
export function describeError(error: unknown, url: string): ErrorAnswer {
  const answer = { error: true, url } as const
  if (!isRouteErrorResponse(error)) {
    return { ...answer, statusCode: 500, statusMessage: 'Server Error', message: 'Server Error', data: null }
  }
  if (error.status === 404) {
    const message = messageIn(error.data) ?? `Page Not Found: ${url}`
    return { ...answer, statusCode: 404, statusMessage: 'Page Not Found', message, data: { path: url } }
  }
  const statusMessage = error.status >= 500 ? 'Server Error' : error.statusText || 'Error'
  const message = error.status >= 500 ? 'Server Error' : (messageIn(error.data) ?? statusMessage)
  return { ...answer, statusCode: error.status, statusMessage, message, data: null }
}

function messageIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null
  return typeof data.message === 'string' ? data.message : null
}

/** A program rather than a person asks: it gets JSON. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? ''
  if (accept.includes('text/html')) return false
  const path = new URL(request.url).pathname
  return (
    accept.includes('application/json') ||
    request.headers.get('sec-fetch-mode') === 'cors' ||
    /^(curl|httpie)\b/i.test(request.headers.get('user-agent') ?? '') ||
    path.startsWith('/api/') ||
    path.endsWith('.json')
  )
}
