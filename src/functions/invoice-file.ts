import * as z from 'zod/mini'
import { asInvoice, readInvoice } from '#records/invoice-rows.ts'
import { invoiceFileName } from '#shop/invoice.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ number: z.string().check(z.regex(/^\d{4}-\d{5,}$/)) })

/** Sets one of the visitor's invoices or credit notes as PDF; somebody else's is as one that is not there. */
export const invoiceFile: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const row = await readInvoice(counter.database, read.body.number)
  if (!row || row.owner !== visitor.userId) return refuse(404, 'not_found')
  const pdf = await counter.typesetter.typesetInvoice(asInvoice(row))
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoiceFileName(row.number)}"`,
      'cache-control': 'no-store',
    },
  })
}
