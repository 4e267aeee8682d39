import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepRetiredFiles, keptForMs } from './keep-retired-files.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fabelaar-builds-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function build(name: string, files: string[]): Promise<string> {
  const path = join(folder, name)
  await mkdir(join(path, 'client', 'assets'), { recursive: true })
  for (const file of files) await writeFile(join(path, 'client', 'assets', file), name)
  return path
}

const assets = async (path: string): Promise<string[]> =>
  (await readdir(join(path, 'client', 'assets'))).sort()

test('the chunks of the build before stay for a day, however many builds follow', async () => {
  const first = await build('first', ['a-1.js', 'b-1.js'])
  const second = await build('second', ['a-2.js', 'b-1.js'])
  await keepRetiredFiles(first, second, 1_000)
  expect(await assets(second)).toEqual(['a-1.js', 'a-2.js', 'b-1.js'])

  const third = await build('third', ['a-3.js', 'b-1.js'])
  await keepRetiredFiles(second, third, 1_000 + keptForMs)
  expect(await assets(third)).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'b-1.js'])

  const fourth = await build('fourth', ['a-4.js', 'b-1.js'])
  await keepRetiredFiles(third, fourth, 1_001 + keptForMs)
  expect(await assets(fourth)).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'b-1.js'])
})

test('a file that comes back is not old any more', async () => {
  const first = await build('first', ['a.js'])
  const second = await build('second', ['b.js'])
  await keepRetiredFiles(first, second, 0)
  const third = await build('third', ['a.js'])
  await keepRetiredFiles(second, third, keptForMs)
  const fourth = await build('fourth', ['c.js'])
  await keepRetiredFiles(third, fourth, keptForMs * 2)
  expect(await assets(fourth)).toEqual(['a.js', 'b.js', 'c.js'])
})

test('a first build has nothing to keep', async () => {
  const only = await build('only', ['a.js'])
  await keepRetiredFiles(join(folder, 'missing'), only, 0)
  expect(await assets(only)).toEqual(['a.js'])
})
