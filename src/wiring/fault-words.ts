import { readFileSync } from 'node:fs'
import type { ModelFault } from '#models/model-error.ts'

const messages = new URL('../../content/messages/en/operator.json', import.meta.url)

/** What an operator is told of a fault, in the words of the counter: the doctor speaks before anything is built. */
export function faultWords(fault: ModelFault): string {
  const words = JSON.parse(readFileSync(messages, 'utf8')) as Record<string, string>
  return words[`operator_fault_${fault}`] ?? fault
}
