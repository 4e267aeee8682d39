import type { ClientBase } from 'pg'
import { firstName } from '#book/reading-link.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { readOrder } from '#records/order-rows.ts'
import { readMailedPresent, saveRefused } from '#records/present-rows.ts'
import { mailNames } from './mail-names.ts'
import { tell } from './tell-buyer.ts'
import type { Workshop } from './workshop.ts'

/**
 * Tells the giver of a present that its mail has left, once however often it is mailed with the same link; nothing for any other mail.
 * @param mailName of the mail that left
 */
export async function tellOfSentPresent(
  post: Pick<Workshop, 'siteUrl'>,
  transaction: ClientBase,
  mailName: string,
): Promise<void> {
  const named = presentNamed(mailName)
  const sent = named && (await readMailedPresent(transaction, named))
  const order = sent && (await readOrder(transaction, named.orderId))
  if (!order) return
  await tell(post, transaction, {
    kind: 'present_sent',
    order,
    values: { child: firstName(sent.hero), giver: sent.giver_name, email: sent.recipient_email },
    name: mailNames.aboutPresent('present_sent', named),
  })
}

/** Tells the giver of a present that its mail did not arrive; nothing for any other mail. @param mailName of the mail that will not leave */
export async function tellOfRefusedPresent(
  { database, siteUrl }: Pick<Workshop, 'database' | 'siteUrl'>,
  mailName: string,
): Promise<void> {
  const named = presentNamed(mailName)
  if (!named) return
  await inTransaction(database, async (client) => {
    const refused = await saveRefused(client, named)
    const order = refused && (await readOrder(client, named.orderId))
    if (!order) return
    await tell({ siteUrl }, client, {
      kind: 'present_refused',
      order,
      values: { email: refused.recipient_email },
      name: mailNames.aboutPresent('present_refused', named),
    })
  })
}

/** Which present is brought by a mail of this name, and with which link; null: none. */
function presentNamed(mailName: string): { orderId: string; linkId: string } | null {
  const [kind, orderId = '', linkId = ''] = mailName.split('/')
  return kind === 'present' ? { orderId, linkId } : null
}
