import * as z from 'zod'
import { optional, optionalText } from './kinds.ts'

/** Who can print. */
const printerNames = ['lulu', 'gelato', 'print-shop'] as const
export type PrinterName = (typeof printerNames)[number]

/** Who prints, with which keys, and what. */
export const printingSettings = {
  /** The local print shop takes each job to its next state after this many seconds; empty: by its buttons alone. */
  PRINT_SHOP_SECONDS: optional(z.coerce.number().int().min(0).max(86_400)),
  /** What the local print shop says that a book costs, in euro cents. */
  PRINT_SHOP_CENTS: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** Who gets new jobs, where several could; derived where only one has keys. */
  PRINTER: optional(z.enum(printerNames)),
  /** Prints at Lulu in place of the local print shop; all three, or none. */
  LULU_KEY: optionalText,
  LULU_SECRET: optionalText,
  /** A telephone number for whoever brings the parcel. */
  LULU_PHONE: optional(z.string().regex(/^\+?[\d ()-]{7,20}$/, 'must be a telephone number')),
  LULU_API_URL: z.url().default('https://api.lulu.com'),
  /** Size, colours, binding, paper and finish, as Lulu names them. */
  LULU_PACKAGE: z.string().default('0850X0850FCPRECW080CW444MXX'),
  LULU_SHIPPING: z.enum(['MAIL', 'PRIORITY_MAIL', 'GROUND', 'EXPEDITED', 'EXPRESS']).default('MAIL'),
  /** Prints at Gelato in place of the local print shop. */
  GELATO_API_KEY: optionalText,
  /** What Gelato sends along with its webhooks, since it signs nothing, and in which header. */
  GELATO_WEBHOOK_SECRET: optionalText,
  GELATO_WEBHOOK_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a header')
    .default('x-webhook-secret'),
  /** A square hardcover of Gelato's catalogue, by the name that it has there. */
  GELATO_PRODUCT: z
    .string()
    .regex(/^photobooks-hardcover_pf_(\d+)x\1-mm[\w-]*$/, 'must be a square hardcover of Gelato')
    .default(
      'photobooks-hardcover_pf_200x200-mm-8x8-inch_pt_170-gsm-65lb-coated-silk_cl_4-4_ccl_4-4_bt_glued-left_ct_matt-lamination_prt_1-0_cpt_130-gsm-65-lb-cover-coated-silk_ver',
    ),
  GELATO_SHIPPING: z.enum(['normal', 'standard', 'express']).default('normal'),
  /** Drafts are printed only once somebody says so in Gelato's dashboard. */
  GELATO_ORDER_TYPE: z.enum(['order', 'draft']).default('order'),
  GELATO_ORDER_URL: z.url().default('https://order.gelatoapis.com'),
  GELATO_PRODUCT_URL: z.url().default('https://product.gelatoapis.com'),
}

type PrintingSettings = z.infer<z.ZodObject<typeof printingSettings>>
export type PrinterChoice = Pick<PrintingSettings, 'PRINTER' | 'LULU_KEY' | 'GELATO_API_KEY'>

/** Who gets new jobs: as it is set, or else the one that there are keys of, or else the local print shop. */
export function printerOfNewJobs({ PRINTER, LULU_KEY, GELATO_API_KEY }: PrinterChoice): PrinterName {
  if (PRINTER !== undefined) return PRINTER
  if (LULU_KEY !== undefined) return 'lulu'
  return GELATO_API_KEY === undefined ? 'print-shop' : 'gelato'
}

/** New jobs go to one printer, of whom there are keys. */
export function printerProblems({ PRINTER, LULU_KEY, GELATO_API_KEY }: PrintingSettings): string[] {
  if (PRINTER === undefined) {
    return LULU_KEY !== undefined && GELATO_API_KEY !== undefined
      ? ['PRINTER: there are keys of Lulu and of Gelato; name who gets new books, lulu or gelato']
      : []
  }
  const key = { lulu: LULU_KEY, gelato: GELATO_API_KEY, 'print-shop': '' }[PRINTER]
  return key === undefined ? [`PRINTER: there are no keys of ${PRINTER}`] : []
}
