import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sizeTable } from '#book/size.ts'
import { type NewPrintJob, type Printer, type PrintJobState, PrintRefused } from '#shop/printer.ts'

/** A printer, and what its contract needs of the world it works in. */
export interface PrinterInHand {
  printer: Printer
  /** A job that it takes, but for these changes. */
  newJob(changes?: Partial<NewPrintJob>): Promise<NewPrintJob>
  /** What makes of a job one that cannot be printed. */
  spoiled(): Partial<NewPrintJob>
  /** How many jobs the printer has under our name of one. */
  count(id: string): Promise<number>
  /** Brings a job on to its next state. */
  move(jobId: string, state: PrintJobState): Promise<void>
  /** A call of the printer's about a job. */
  webhook(jobId: string): { headers: Headers; body: Uint8Array }
  /** What it asks for a job. */
  costCents: number
  /** For one that is asked over a wire. */
  wire?: {
    /** The next requests get these answers. */
    failNext(...statuses: number[]): void
    /** The next job is taken, and the answer that says so is lost. */
    loseNextAnswer(): void
  }
}

/** What holds for every printer, whoever it is. */
export function keepsThePrinterContract(open: () => PrinterInHand): void {
  let hand: PrinterInHand
  beforeAll(() => {
    hand = open()
  })
  const made = async (): Promise<string> => (await hand.printer.createJob(await hand.newJob())).id

  describe('the contract of a printer', () => {
    test.each(Object.values(sizeTable).map(({ pages }) => pages))(
      'says what the files of a book of %i pages have to be like',
      async (bookPages) => {
        const { binding, pages, bleedMm, wrapMm, spineMm } = await hand.printer.specificationFor({
          pages: bookPages,
          binding: 'right',
        })
        expect(binding).toBe('right')
        expect(pages).toBeGreaterThanOrEqual(bookPages)
        expect(pages % 2).toBe(0)
        expect(spineMm).toBeGreaterThan(0)
        expect(wrapMm).toBeGreaterThan(bleedMm)
      },
    )

    test('a job is made once, however often it is handed in', async () => {
      const job = await hand.newJob()
      const first = await hand.printer.createJob(job)
      expect(first.state).toBe('received')
      expect((await hand.printer.createJob(job)).id).toBe(first.id)
      expect(await hand.count(job.id)).toBe(1)
    })

    test('a job is found by our own name of it', async () => {
      const job = await hand.newJob()
      expect(await hand.printer.findJob(job.id)).toBeNull()
      const { id } = await hand.printer.createJob(job)
      expect(await hand.printer.findJob(job.id)).toMatchObject({ id, state: 'received' })
    })

    test('a job is followed to the door', async () => {
      const id = await made()
      for (const state of ['in_production', 'shipped', 'delivered'] as const) {
        await hand.move(id, state)
        const told = await hand.printer.readJob(id)
        expect(told).toMatchObject({ id, state })
        expect(told?.problem).toBeUndefined()
        if (state === 'shipped') expect(told?.tracking?.carrier).not.toBeUndefined()
      }
    })

    test('a job tells what it costs, in cents of a currency, by the time it is printed', async () => {
      const id = await made()
      await hand.move(id, 'in_production')
      const told = await hand.printer.readJob(id)
      expect(told?.cost).toEqual({ cents: hand.costCents, currency: 'EUR' })
    })

    test('a job that is rejected says why', async () => {
      const id = await made()
      await hand.move(id, 'rejected')
      expect(await hand.printer.readJob(id)).toMatchObject({ state: 'rejected', problem: expect.any(String) })
    })

    test('a job that the printer does not know is none', async () => {
      expect(await hand.printer.readJob(randomUUID())).toBeNull()
    })

    test('a file that cannot be printed is told, at once or when the job is asked about', async () => {
      const making = hand.printer.createJob(await hand.newJob(hand.spoiled()))
      const end = await making.then(({ id }) => hand.printer.readJob(id)).catch((error: unknown) => error)
      if (end instanceof Error) expect(end).toBeInstanceOf(PrintRefused)
      else expect(end).toMatchObject({ state: 'rejected', problem: expect.any(String) })
    })

    test('a webhook names its job, also when it comes twice, and late it tells how the job stands now', async () => {
      const id = await made()
      const early = hand.webhook(id)
      await hand.move(id, 'in_production')
      await hand.move(id, 'shipped')
      for (const call of [early, early, hand.webhook(id)]) {
        expect(hand.printer.readWebhook(call)).toBe(id)
        expect(await hand.printer.readJob(hand.printer.readWebhook(call) ?? '')).toMatchObject({
          state: 'shipped',
        })
      }
    })

    test.each(['', '{', 'null', '[]', '{"id":1}', 'id='])(
      'a call that says “%s” is about nothing',
      (words) => {
        const call = { headers: new Headers(), body: new TextEncoder().encode(words) }
        expect(hand.printer.readWebhook(call)).toBeNull()
      },
    )

    test.each([401, 408, 429, 500, 503])('a job that meets a %i may be handed in again', async (status) => {
      if (!hand.wire) return
      const job = await hand.newJob()
      // As often as one that asks for a new token asks again.
      hand.wire.failNext(status, status)
      const making = hand.printer.createJob(job)
      await expect(making).rejects.toThrow(/\d{3}/)
      await expect(making).rejects.not.toBeInstanceOf(PrintRefused)
      hand.wire.failNext()
      await hand.printer.createJob(job)
      expect(await hand.count(job.id)).toBe(1)
    })

    test('a job that was taken although its answer was lost is found again', async () => {
      if (!hand.wire) return
      const job = await hand.newJob()
      hand.wire.loseNextAnswer()
      await hand.printer
        .createJob(job)
        .catch((error: unknown) => expect(error).not.toBeInstanceOf(PrintRefused))
      expect((await hand.printer.createJob(job)).state).toBe('received')
      expect(await hand.count(job.id)).toBe(1)
    })
  })
}
