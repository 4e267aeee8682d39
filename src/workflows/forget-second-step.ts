import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { composeNotice } from '#mails/compose-notice.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { postMail } from '#records/mail-rows.ts'
import { forgetFactors } from '#records/operator-rows.ts'

/**
 * Lets somebody in without the second step that they lost, and tells them so: whoever asked for it may have been somebody else. False
 * when nobody has this address.
 */
export function forgetSecondStep(database: Pool, siteUrl: string, address: string): Promise<boolean> {
  return inTransaction(database, async (client) => {
    const owner = await forgetFactors(client, address)
    if (owner === null) return false
    const kind = 'mfa_factor_unenrolled'
    const mail = composeNotice(siteUrl, kind, owner.locale === 'en' ? 'en' : 'nl')
    await postMail(client, { name: `${kind}/${randomUUID()}`, to: owner.email, ...mail })
    return true
  })
}
