import { limits } from '#book/limits.ts'
import type { BackendClient } from '../session/backend-client.ts'

/** A book of the visitor's, and the child that it is about. */
export interface HeroBook {
  id: string
  child: string
}

/** The visitor's newest books, each with its child; when they cannot be read the page does without. */
export async function readHeroes(backend: BackendClient): Promise<HeroBook[]> {
  const { data } = await backend
    .from('books')
    .select('id,child:brief->hero->>name')
    .order('created_at', { ascending: false })
    .limit(limits.listPageSize)
  return data ?? []
}
