import { setTimeout as pause } from 'node:timers/promises'
import { bookToPrint } from '#book/print-specification.ts'
import { type Size, sizes } from '#book/size.ts'
import type { Paper, Printer } from './printer.ts'

/** What a printed book is like, as whoever prints the new ones says it. Lengths in millimetres. */
export interface PrintedFacts {
  /** The edge of its page. */
  trimMm: number
  paper: Paper
  /** How thick a book of each size is, with its boards. */
  spineMm: Readonly<Record<Size, number>>
}

/** How long whoever looks at a page waits for a printer that has to be asked. */
const answerWithinMs = 2_000

/** Asks a printer once what its books are like; null while it does not answer: then nothing is claimed. */
export function askPrintedFacts(
  printer: Pick<Printer, 'specificationFor' | 'paper'>,
): () => Promise<PrintedFacts | null> {
  let asked: Promise<PrintedFacts | null> | undefined
  return async () => {
    asked ??= readFacts(printer).catch(() => {
      asked = undefined
      return null
    })
    return Promise.race([asked, pause(answerWithinMs, null, { ref: false })])
  }
}

async function readFacts(printer: Pick<Printer, 'specificationFor' | 'paper'>): Promise<PrintedFacts> {
  const specifications = await Promise.all(
    sizes.map((size) => printer.specificationFor(bookToPrint({ size, language: 'dutch' }))),
  )
  const thick = sizes.map((size, index) => [size, specifications[index]?.spineMm ?? 0])
  return {
    trimMm: specifications[0]?.trimMm ?? 0,
    paper: printer.paper,
    spineMm: Object.fromEntries(thick) as Record<Size, number>,
  }
}
