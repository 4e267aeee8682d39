import { type data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, test } from 'vitest'
import { describeError, errorAnswer, wantsJson } from './error-answer.ts'
import { loader } from './no-page.tsx'

function request(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://fabelaar.example${path}`, { headers })
}

describe('what went wrong', () => {
  test('an address without a page is named with its query', () => {
    let thrown: ReturnType<typeof data> | undefined
    try {
      loader({ url: new URL('http://fabelaar.example/nope?x=1') })
    } catch (error) {
      thrown = error as ReturnType<typeof data>
    }
    expect(thrown?.init?.status).toBe(404)
    const error = new ErrorResponse(404, '', thrown?.data)
    expect(errorAnswer({ root: error }, request('/nope?x=1'))).toEqual({
      error: true,
      url: '/nope?x=1',
      statusCode: 404,
      statusMessage: 'Page Not Found',
      message: 'Page not found: /nope?x=1',
      data: { path: '/nope?x=1' },
    })
  })

  test('a page that refuses its own parameters is a Page Not Found', () => {
    expect(describeError(new ErrorResponse(404, '', null), '/books/%20').message).toBe(
      'Page Not Found: /books/%20',
    )
  })

  test('whatever was not meant for people says nothing', () => {
    const answer = describeError(new Error('password is hunter2'), '/books')
    expect(JSON.stringify(answer)).not.toContain('hunter2')
    expect(answer).toMatchObject({ statusCode: 500, message: 'Server Error', data: null })
    expect(describeError(new ErrorResponse(503, 'x', { message: 'db1 down' }), '/').message).toBe(
      'Server Error',
    )
  })

  test('nothing went wrong: no answer', () => {
    expect(errorAnswer(null, request('/'))).toBeNull()
  })
})

describe('who gets JSON', () => {
  test.each([
    ['/nope', { accept: 'application/json' }, true],
    ['/nope', { 'user-agent': 'curl/8.5.0', accept: '*/*' }, true],
    ['/api/nope', {}, true],
    ['/x.json', {}, true],
    ['/nope', { accept: 'text/html,application/json' }, false],
    ['/api/nope', { accept: 'text/html' }, false],
    ['/nope', { accept: '*/*' }, false],
  ])('%s with %j: %s', (path, headers, expected) => {
    expect(wantsJson(request(path, headers as Record<string, string>))).toBe(expected)
  })
})
