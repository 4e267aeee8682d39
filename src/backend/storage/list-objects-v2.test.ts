import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { bucketsSql } from './storage-fixture.ts'

let backend: TestBackend
let guest: SupabaseClient
let folder: string

beforeAll(async () => {
  backend = await startTestBackend({ sql: bucketsSql })
  const made = await backend.guest()
  guest = made.client
  folder = made.userId
  for (const name of ['b.txt', 'a/x.txt', 'a/y.txt', 'C.txt', 'z/deep/er.txt']) {
    await guest.storage.from('drawer').upload(`${folder}/${name}`, new Blob(['x']))
  }
})
afterAll(() => backend[Symbol.asyncDispose]())

interface Page {
  hasNext: boolean
  nextCursor?: string
  folders: { key: string; name: string }[]
  objects: { name: string; key?: string }[]
}

async function list(body: Record<string, unknown>, client = guest): Promise<{ status: number; page: Page }> {
  const { session } = (await client.auth.getSession()).data
  const answer = await fetch(`${backend.url}/storage/v1/object/list-v2/drawer`, {
    method: 'POST',
    headers: {
      apikey: backend.keys.anonKey,
      'content-type': 'application/json',
      ...(session ? { authorization: `Bearer ${session.access_token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, page: (await answer.json()) as Page }
}

const names = (page: Page): string[] => page.objects.map(({ name }) => name.slice(folder.length + 1))

test('everything with a prefix is listed, or what lies in a folder and its folders', async () => {
  const all = await list({ prefix: folder })
  expect(names(all.page)).toEqual(['C.txt', 'a/x.txt', 'a/y.txt', 'b.txt', 'z/deep/er.txt'])
  const one = await list({ prefix: `${folder}/`, with_delimiter: true })
  expect(one.page.folders).toEqual([
    { key: 'a', name: `${folder}/a/` },
    { key: 'z', name: `${folder}/z/` },
  ])
  expect(one.page.objects).toMatchObject([{ key: 'C.txt' }, { key: 'b.txt' }])
})

test.each(['name', 'created_at', 'updated_at'])(
  'pages sorted by %s hold everything once, in both orders',
  async (column) => {
    for (const order of ['asc', 'desc']) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { page } = await list({
          prefix: `${folder}/`,
          with_delimiter: true,
          limit: 1,
          sortBy: { column, order },
          cursor,
        })
        seen.push(...page.folders.map(({ name }) => name), ...page.objects.map(({ name }) => name))
        cursor = page.nextCursor
      } while (cursor !== undefined)
      expect(seen.map((name) => name.slice(folder.length + 1)).toSorted()).toEqual([
        'C.txt',
        'a/',
        'b.txt',
        'z/',
      ])
    }
  },
)

test('nobody else sees anything, and a forged cursor is refused', async () => {
  expect((await list({ prefix: folder }, backend.client())).page.objects).toEqual([])
  const forged = Buffer.from(JSON.stringify({ column: 'name; drop', order: 'asc', name: '', moment: null }))
  expect((await list({ cursor: forged.toString('base64url') })).status).toBe(400)
  expect((await list({ cursor: 'x' })).status).toBe(400)
  expect((await list({ limit: 0 })).status).toBe(400)
  const misdated = { column: 'created_at', order: 'asc', name: 'a', moment: 'never' }
  expect((await list({ cursor: Buffer.from(JSON.stringify(misdated)).toString('base64url') })).status).toBe(
    400,
  )
})

test('buckets are searched, sorted and listed in part', async () => {
  const service = backend.client({ key: backend.keys.serviceKey })
  const shown = async (options: Parameters<typeof service.storage.listBuckets>[0]): Promise<unknown> =>
    (await service.storage.listBuckets(options)).data?.map(({ id }) => id)
  expect(await shown({ search: 'WIN' })).toEqual(['window'])
  const all = (await shown({ sortColumn: 'id', sortOrder: 'desc' })) as string[]
  expect(all).toEqual(all.toSorted().toReversed())
  expect(await shown({ sortColumn: 'id', sortOrder: 'desc', limit: 1, offset: 1 })).toEqual([all[1]])
  const answer = await fetch(`${backend.url}/storage/v1/bucket?sortColumn=id;drop`, {
    headers: { apikey: backend.keys.serviceKey },
  })
  expect(answer.status).toBe(400)
})
