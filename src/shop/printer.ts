import type { Binding, BookToPrint, PrintSpecification } from '#book/print-specification.ts'
import type { Cents } from '#book/size.ts'
import type { Address } from './address.ts'
import type { DeliveryTimes } from './delivery-times.ts'

export type PrintJobState = 'received' | 'in_production' | 'shipped' | 'delivered' | 'rejected' | 'canceled'

/** How a parcel can be followed, as far as the printer tells. */
export interface Tracking {
  carrier?: string | undefined
  number?: string | undefined
  url?: string | undefined
}

/** What a printer asks for a job, with postage and tax, in its own money. */
export interface PrintCost {
  cents: Cents
  /** As in ISO 4217, such as EUR. */
  currency: string
}

export interface PrintJob {
  id: string
  state: PrintJobState
  /** Why it was rejected, in the printer's words. */
  problem?: string | undefined
  tracking?: Tracking | undefined
  /** Once the printer tells it. */
  cost?: PrintCost | undefined
}

export interface NewPrintJob {
  /** Our own name of this try; the printer prints it once, however often it is handed in. */
  id: string
  title: string
  /** Pages of the inside, with blank ones. */
  pages: number
  binding: Binding
  /** Addresses from which the printer fetches the files, for a day. */
  interiorUrl: string
  coverUrl: string
  /** Both in one, for a printer that asks for one file. */
  wholeUrl?: string | undefined
  address: Address
  /** Told that something changed; the truth is asked with `readJob`. */
  webhookUrl: string
}

/** The printer will not print this, and handing it in again will not help: a person has to look. */
export class PrintRefused extends Error {
  readonly retryable = false
}

/** The paper of the pages; null: the printer's settings do not tell. */
export interface Paper {
  gramsPerSquareMetre: number | null
  coated: boolean | null
}

/** The port to whoever prints, binds and sends. */
export interface Printer {
  readonly name: string
  /** What the files of a book have to be like. */
  specificationFor(book: BookToPrint): Promise<PrintSpecification>
  /** On what it prints its pages. */
  readonly paper: Paper
  /** How long a book takes from here to the door. */
  readonly deliveryTimes: DeliveryTimes
  /** How often to ask it about a job: webhooks get lost. */
  readonly lookEverySeconds: number
  /** Throws `PrintRefused`. */
  createJob(job: NewPrintJob): Promise<PrintJob>
  /** A job by our own name of it, or null: an answer to `createJob` may have been lost. */
  findJob(ourId: string): Promise<PrintJob | null>
  /** How a job stands, or null if there is none by this id. */
  readJob(jobId: string): Promise<PrintJob | null>
  /** Which job a webhook is about; null when it is not the printer's, or about none. */
  readWebhook(request: { headers: Headers; body: Uint8Array }): string | null
}

/** Who prints. */
export interface Printers {
  /** Gets new jobs. */
  printer: Printer
  /** Others that the settings know: each brings to an end what it has. */
  formerPrinters: readonly Printer[]
}

/** A printer by its name, or null when the settings know it no longer. */
export function printerNamed({ printer, formerPrinters }: Printers, name: string): Printer | null {
  return [printer, ...formerPrinters].find((one) => one.name === name) ?? null
}
