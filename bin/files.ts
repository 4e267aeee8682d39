/** Looks after the bytes of all files: moves them between disk and bucket, and compares them with their rows. */
import { StartError } from '#backend/postgres/start-error.ts'
import { compareBytes, knownVersions } from '#backend/storage/compare-bytes.ts'
import { moveBytes } from '#backend/storage/move-bytes.ts'
import type { Environment } from '#environment.ts'
import { bucketStore, diskStore, openObjectStore } from '#wiring/object-stores.ts'
import { withDatabase } from '#wiring/open-database.ts'
import { startOrSay } from './process-settings.ts'
import { endWith, readOptions } from './read-options.ts'

const usage = `Usage:
  npm run files -- move --to s3     copies every file of DATA_FOLDER/files to S3_BUCKET, each checked by its hash
  npm run files -- move --to disk   and back
  npm run files -- check            names files without a row, and rows without a file
  npm run files -- check --remove   and removes the files without a row
A move that was broken off goes on when it is run again. What was moved stays where it was, too.`

const { positionals, values } = readOptions(
  {
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { to: { type: 'string' }, remove: { type: 'boolean', default: false } },
  },
  usage,
)
const [command] = positionals
if (positionals.length !== 1 || (command !== 'move' && command !== 'check')) endWith(usage)
if (command === 'move' && values.to !== 's3' && values.to !== 'disk') endWith(usage)
await startOrSay(async (environment) => {
  if (environment.SUPABASE_URL !== undefined) {
    throw new StartError(
      'The files are at SUPABASE_URL, which keeps their bytes itself: there is nothing to look after here.',
    )
  }
  try {
    await (command === 'move' ? move(environment) : check(environment))
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `It broke off (${reason}); what was done stays, and running it again goes on.`,
      error,
    )
  }
})

async function move(environment: Environment): Promise<void> {
  const [disk, bucket] = [diskStore(environment), orEnd(() => bucketStore(environment))]
  const [from, to] = values.to === 's3' ? [disk, bucket] : [bucket, disk]
  let told = Date.now()
  const counts = await moveBytes(from, to, ({ moved, already }) => {
    if (Date.now() - told < 5_000) return
    told = Date.now()
    console.log(`${moved} moved, ${already} already there ...`)
  })
  console.log(
    `Done: ${counts.moved} moved and ${counts.already} already there, each the same in both; ` +
      `${counts.passedOver} that are no files of ours stay.`,
  )
}

async function check(environment: Environment): Promise<void> {
  const store = openObjectStore(environment)
  const { strays, missing, strangers } = await withDatabase(environment, (pool) =>
    compareBytes(store, () => knownVersions(pool)),
  )
  if (values.remove) await store.remove(strays)
  say(strays, values.remove ? 'files without a row, removed' : 'files without a row')
  say(missing, 'rows without a file')
  say(strangers, 'that are no files of ours')
  process.exitCode = missing.length > 0 ? 1 : 0
}

function say(keys: readonly string[], what: string): void {
  console.log(`${keys.length} ${what}`)
  for (const key of keys) console.log(`  ${key}`)
}

function orEnd<Value>(open: () => Value): Value {
  try {
    return open()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    endWith(error.message)
  }
}
