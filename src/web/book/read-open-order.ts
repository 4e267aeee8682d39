import type { BackendClient } from '../session/backend-client.ts'

/** The newest order of a book that still waits for its payment, or null. */
export async function readOpenOrder(backend: BackendClient, bookId: string): Promise<string | null> {
  const { data } = await backend
    .from('orders')
    .select('id')
    .eq('book_id', bookId)
    .eq('status', 'pending')
    .order('created_at', { ascending: false })
    .limit(1)
  const id: unknown = data?.[0]?.id
  return typeof id === 'string' ? id : null
}
