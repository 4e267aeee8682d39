import { inTransaction } from '#records/in-transaction.ts'
import { readOrder } from '#records/order-rows.ts'
import { saveRefused } from '#records/present-rows.ts'
import { mailNames } from './mail-names.ts'
import { tell } from './tell-buyer.ts'
import type { Workshop } from './workshop.ts'

/** Tells the giver of a present that its mail did not arrive; nothing for any other mail. @param mailName of the mail that will not leave */
export async function tellOfRefusedPresent(
  { database, siteUrl }: Pick<Workshop, 'database' | 'siteUrl'>,
  mailName: string,
): Promise<void> {
  const [kind, orderId = '', linkId = ''] = mailName.split('/')
  if (kind !== 'present') return
  await inTransaction(database, async (client) => {
    const refused = await saveRefused(client, { orderId, linkId })
    const order = refused && (await readOrder(client, orderId))
    if (!order) return
    await tell({ siteUrl }, client, {
      kind: 'present_refused',
      order,
      values: { email: refused.recipient_email },
      name: `${mailNames.order('present_refused', orderId)}/${linkId}`,
    })
  })
}
