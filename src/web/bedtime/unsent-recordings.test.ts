import { expect, test, vi } from 'vitest'
import { callFunction } from '../builder/call-function.ts'
import { sendRecording } from './unsent-recordings.ts'

vi.mock('../builder/call-function.ts', () => ({ callFunction: vi.fn<typeof callFunction>() }))

const recording = {
  id: 'one',
  bookId: 'book',
  place: '0',
  reader: 'Oma',
  format: 'webm',
  spans: [[0, 900]],
} as unknown as Parameters<typeof sendRecording>[0]

/* A recording is made once: only what no other try can change lets it go. */

test.each([
  ['connection_problem', 'waits'],
  ['too_many_requests', 'waits'],
  ['session_missing', 'waits'],
  ['factor_missing', 'waits'],
  ['book_not_ready', 'waits'],
  ['something_new', 'waits'],
  ['too_many_readers', 'too_many_readers'],
  ['recording_not_supported', 'refused'],
  ['not_found', 'refused'],
])('a recording that is answered with %s %s', async (code, sending) => {
  vi.mocked(callFunction).mockResolvedValue({ ok: false, code })
  expect(await sendRecording(recording, new Blob(['voice']))).toBe(sending)
})

test('a recording that is taken is kept', async () => {
  vi.mocked(callFunction).mockResolvedValue({ ok: true, answer: {} })
  expect(await sendRecording(recording, new Blob(['voice']))).toBe('kept')
})
