import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { expect, inject, test } from 'vitest'
import { readEnvironment } from '#environment.ts'
import { prepareDatabase } from '#wiring/prepare-database.ts'
import { openWorkQueue } from '#workflows/open-work-queue.ts'
import { withDatabase } from '../start-test-database.ts'

test('an empty database that was prepared takes a book before there has ever been a worker', async () => {
  const { url: server } = inject('testDatabase')
  const name = `first_${randomUUID().replaceAll('-', '')}`
  const url = withDatabase(server, name)
  const owner = new Pool({ connectionString: server })
  await owner.query(`create database ${name}`)
  await owner.end()
  await prepareDatabase(readEnvironment({}), url)
  const bookId = randomUUID()
  const queue = await openWorkQueue(url)
  await queue.makeBook(bookId, 1)
  await queue.close()
  const database = new Pool({ connectionString: url })
  const { rows } = await database.query('select workflow_uuid, status from dbos.workflow_status')
  await database.end()
  expect(rows).toEqual([{ workflow_uuid: `make-${bookId}`, status: 'ENQUEUED' }])
})
