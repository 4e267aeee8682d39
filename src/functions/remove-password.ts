import * as z from 'zod/mini'
import { composeNotice } from '#mails/compose-notice.ts'
import { ownNoticeKind } from '#mails/notice-kinds.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { postMail } from '#records/mail-rows.ts'
import { takePasswordAway } from '#records/user-rows.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ locale: z._default(z.enum(['nl', 'en']), 'nl') })

/** Takes the visitor's password away, which is told to their address as every change of how they log in. */
export const removePassword: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const isGone = await inTransaction(counter.database, async (client) => {
    const to = await takePasswordAway(client, visitor.userId, visitor.session.id)
    if (to === null) return false
    const mail = composeNotice(counter.siteUrl, ownNoticeKind, read.body.locale)
    await postMail(client, { name: `${ownNoticeKind}/${counter.newId()}`, to, ...mail })
    return true
  })
  return isGone ? Response.json({}) : refuse(409, 'no_other_way_in')
}
