/** Who stands at the counter, and the books of a month. */
import { listOperators, saveOperator } from '#records/operator-rows.ts'
import { siteUrl } from '#wiring/addresses.ts'
import { withDatabase } from '#wiring/open-database.ts'
import { bookkeeping } from '#workflows/bookkeeping.ts'
import { forgetSecondStep } from '#workflows/forget-second-step.ts'
import { startOrSay } from './process-settings.ts'
import { endWith, readOptions } from './read-options.ts'

const usage = `Usage:
  npm run operator -- grant EMAIL     lets somebody who has logged in once stand at the counter (/operator)
  npm run operator -- revoke EMAIL    and no longer
  npm run operator -- list            names them
  npm run operator -- forget-factor EMAIL
                                      for who lost the second step of logging in: takes it and all passkeys away and logs
                                      them out everywhere
  npm run --silent operator -- books 2026-11 > books.csv
                                      writes what was invoiced and credited in a month`

const { positionals } = readOptions(
  { args: process.argv.slice(2), allowPositionals: true, options: {} },
  usage,
)
const [command, subject = ''] = positionals

await startOrSay((environment) =>
  withDatabase(environment, async (pool) => {
    if (command === 'list' && positionals.length === 1) {
      for (const email of await listOperators(pool)) console.log(email)
    } else if ((command === 'grant' || command === 'revoke') && positionals.length === 2) {
      if (await saveOperator(pool, subject, command === 'grant')) {
        console.log(command === 'grant' ? `${subject} is an operator.` : `${subject} is no operator.`)
      } else {
        console.error(`Nobody has logged in as ${subject} yet: log in once on the site, then try again.`)
        process.exitCode = 1
      }
    } else if (command === 'forget-factor' && positionals.length === 2) {
      if (await forgetSecondStep(pool, siteUrl(environment), subject)) {
        console.log(
          `${subject} has no second step and no passkeys any more and is logged out everywhere. Only the counter asks for a new second step.`,
        )
      } else {
        console.error(`Nobody has logged in as ${subject}.`)
        process.exitCode = 1
      }
    } else if (command === 'books' && /^\d{4}-(0[1-9]|1[0-2])$/.test(subject) && positionals.length === 2) {
      process.stdout.write(await bookkeeping(pool, subject))
    } else {
      endWith(usage)
    }
  }),
)
