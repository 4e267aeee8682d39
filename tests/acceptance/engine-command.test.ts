import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWrittenBook } from '#story/ai/read-written-book.ts'
import { bookScript } from '../stand-ins/models/book-script.ts'
import { modelStandIn, type ModelStandIn } from '../stand-ins/models/model-stand-in.ts'

let model: ModelStandIn
beforeAll(async () => {
  const written = bookScript(await readWrittenBook('examples/languages/dutch.json'))
  const fault = { kind: 'facts', reason: 'nobody sings' }
  let isRead = false
  // A critic who sends the fourth page back once.
  model = await modelStandIn('compatible', (question) => {
    const answer = written(question)
    const { properties } = question.schema as { properties: object }
    // Another one than before: the same question would have the answer that is kept.
    if ('text' in properties) return { ...(answer as object), wishes: ['a song'] }
    if (!('again' in properties)) return answer
    const again = isRead ? [] : [{ spread: 3, faults: [fault] }]
    isRead = true
    return { again, best: 'the last page', untold: ['The child sings in the bath.'] }
  })
})
afterAll(() => model.close())

test('a story is told with what the critic says of it, and what each request cost', async () => {
  const flags = ['--brief', 'examples/noor.json', '--story', 'compatible:m', '--price', '1/4']
  const said = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      ['bin/engine.ts', ...flags, '--url', model.apiUrl],
      { env: { ...process.env, COMPATIBLE_API_KEY: 'key' } },
      (_, stdout, stderr) => resolve(stdout + stderr),
    )
  })
  expect(said).toContain('the critic: 1 marks\n[4] facts: nobody sings\nbest: the last page\n')
  expect(said).toContain('told nowhere: The child sings in the bath.')
  expect(said).toContain('the critic: nothing to write again')
  expect(said).toMatch(/spread 3 again 3 +finished .* cents/)
})

test('without a key it says what is missing, and no stack', async () => {
  const flags = ['--brief', 'examples/noor.json', '--story', 'openai:m', '--price', '1/4']
  const { OPENAI_API_KEY: _, ...env } = process.env
  const said = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, ['bin/engine.ts', ...flags], { env }, (error, _stdout, stderr) =>
      resolve({ code: error?.code, stderr }),
    )
  })
  expect(said.code).toBe(1)
  expect(said.stderr).toContain('These settings are wrong')
  expect(said.stderr).not.toMatch(/^ {4}at /m)
})
