import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartError } from '#backend/postgres/start-error.ts'
import { readEnvironment } from '#environment.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { openKeys } from './services.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-folder-'))
})
afterAll(() => rm(parent, { recursive: true }))

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

test('what this machine keeps is closed to everybody else, also when it was open before', async () => {
  const [fresh, open] = [join(parent, 'fresh'), join(parent, 'open')]
  await mkdir(open)
  await chmod(open, 0o777)
  for (const folder of [fresh, open]) {
    await openKeys(readEnvironment({ DATA_FOLDER: folder }))
    expect(await modeOf(folder)).toBe(0o700)
    expect(await modeOf(join(folder, 'signing-key.json'))).toBe(0o600)
  }
})

test('a folder that cannot be written is told in one line', async () => {
  const file = join(parent, 'file')
  await writeFile(file, '')
  const problem = prepareDataFolder(join(file, 'below'))
  await expect(problem).rejects.toThrow(StartError)
  await expect(problem).rejects.toThrow(
    /^The data folder \S+ cannot be written \(ENOTDIR\): [^\n]+DATA_FOLDER\.$/,
  )
})

test('a disk without room is told in one line', async () => {
  await expect(prepareDataFolder(join(parent, 'full'), 1e12)).rejects.toThrow(
    /^The disk of the data folder \S+ has \d+ MB left, [^\n]+ make room there, [^\n]+$/,
  )
})

test.each([
  ['no JSON', 'abc'],
  ['a public key', '{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}'],
  ['a point off the curve', '{"kty":"EC","crv":"P-256","x":"AA","y":"AA","d":"AA"}'],
])('a signing key that is %s is told in one line', async (_what, AUTH_SIGNING_KEY) => {
  const keys = openKeys(readEnvironment({ DATA_FOLDER: join(parent, 'keys'), AUTH_SIGNING_KEY }))
  await expect(keys).rejects.toThrow(StartError)
  await expect(keys).rejects.toThrow(/^AUTH_SIGNING_KEY cannot be used: [^\n]+$/)
})

test('a damaged key in the data folder is told by its place', async () => {
  const folder = join(parent, 'damaged')
  await mkdir(folder)
  await writeFile(join(folder, 'signing-key.json'), '{')
  await expect(openKeys(readEnvironment({ DATA_FOLDER: folder }))).rejects.toThrow(
    /^The signing key in \S+signing-key\.json cannot be used: [^\n]+$/,
  )
})
