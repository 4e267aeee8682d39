import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { noor } from '../acceptance/start-workshop.ts'
import { startProduct } from './start-product.ts'

/** The public key, as every page tells it. */
async function anonKey(url: string): Promise<string> {
  const page = await (await fetch(`${url}/en/pricing`, { headers: { accept: 'text/html' } })).text()
  return /data-anon-key="([^"]+)"/.exec(page)?.[1] ?? ''
}

test('who buys at another name of this machine comes back from the till to that name', async () => {
  const product = await startProduct()
  try {
    const here = product.url.replace('localhost', '127.0.0.1')
    const visitor = createClient(here, await anonKey(here), {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const email = 'buyer@example.com'
    await visitor.auth.signInWithOtp({ email })
    const token = /\b(\d{6})\b/.exec(await (await fetch(`${here}/mailbox`)).text())?.[1] ?? ''
    const { data } = await visitor.auth.verifyOtp({ email, token, type: 'email' })
    const bookId = randomUUID()
    const database = new Client({ connectionString: product.databaseUrl() })
    await database.connect()
    await database.query(
      `insert into public.books (id, owner, brief, title, seed, state) values ($1, $2, $3, $4, 'seed', 'ready')`,
      [bookId, data.user?.id, noor, noor.title],
    )
    await database.end()
    const body = { orderId: randomUUID(), bookId, kind: 'download', locale: 'en', withdrawalWords }
    const { data: order } = await visitor.functions.invoke<{ paymentUrl: string }>('buy', { body })
    const paid = await fetch(order?.paymentUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({ action: 'cancel' }),
      redirect: 'manual',
    })
    expect(paid.headers.get('location')).toBe(`${here}/en/orders/${body.orderId}`)
  } finally {
    await product.stop()
  }
})
