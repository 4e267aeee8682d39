import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noor } from './start-workshop.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'book-command-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function tellStory(brief: unknown): Promise<{ code: number; said: string; out: string }> {
  const [file, out] = [join(folder, 'brief.json'), await mkdtemp(join(folder, 'out-'))]
  await writeFile(file, JSON.stringify(brief))
  const flags = ['bin/book.ts', file, '--only', 'story', '--out', out]
  return new Promise((resolve) => {
    execFile(process.execPath, flags, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr, out }),
    )
  })
}

test('a story can be had alone, with ten titles and without a picture', async () => {
  const { code, out } = await tellStory(noor)
  expect(code).toBe(0)
  expect((await readdir(out)).sort()).toEqual(['story.json', 'story.txt', 'titles.txt'])
  const titles = (await readFile(join(out, 'titles.txt'), 'utf8')).trim().split('\n')
  expect(new Set(titles).size).toBe(10)
  expect(await readFile(join(out, 'story.txt'), 'utf8')).toContain('Noor')
})

test('all that is wrong with a brief is told at once, and of whom', async () => {
  const { appearance } = noor.hero
  const companions = [
    { kind: 'person', name: 'Mila', age: 'six', gender: 'girl', appearance: { ...appearance, skin: 'blue' } },
    { kind: 'cat', name: 'Mies' },
    { kind: 'animal', name: 'Boef', species: 'cats' },
    { kind: 'person', name: ' ', age: 0, gender: 'male', appearance },
  ]
  const { code, said } = await tellStory({ ...noor, companions })
  expect(code).toBe(1)
  expect(said.split('\n').slice(1, -1)).toEqual([
    '  companion 1 (Mila), age: Age must be a number',
    '  companion 1 (Mila), gender: Select a valid gender',
    '  companion 1 (Mila), appearance, skin: Choose one of the looks that we can draw',
    '  companion 2 (Mies), kind: Say whether this is a person, an animal or a toy',
    '  companion 3 (Boef), species: Choose one of the animals that we can draw',
    '  companion 4, name: Name is required',
    '  companion 4, age: Age must be a positive number',
  ])
})

test('a language without stories is told in words', async () => {
  const { code, said } = await tellStory({ ...noor, language: 'french' })
  expect(code).toBe(1)
  expect(said).toContain('At the moment we can’t make books in French')
  expect(said).not.toMatch(/^\s+at /m)
})
