/** Tries everything that the product works with, and says in plain words what is missing. */
import type { FindingState } from '#functions/examine-parts.ts'
import { examine } from '#wiring/examine.ts'
import { startOrSay } from './process-settings.ts'

const marks: Readonly<Record<FindingState, string>> = {
  good: 'good',
  twin: 'stands in',
  look: 'look',
  bad: 'BAD',
}

await startOrSay(async (environment) => {
  const findings = await examine(environment)
  const widest = Math.max(...findings.map(({ part }) => part.length))
  for (const { part, state, words } of findings) {
    const [first, ...others] = words.split('\n')
    console.log(`${part.padEnd(widest)}  ${marks[state].padEnd(9)}  ${first}`)
    for (const line of others) console.log(`${' '.repeat(widest + 13)}${line}`)
  }
  process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0
})
