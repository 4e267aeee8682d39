import { useEffect, useState } from 'react'
import { keepForAWhile, readKept } from '../shop/kept-for-a-while.ts'
import { readWho } from './who-reads.ts'

/** From whom a book is to be, and with which words, as far as that was typed. */
export interface GivenDraft {
  giverName: string
  message: string
}

/** What is typed to give the book of a link, kept in this tab: a phone drops it while its owner looks for the code in their mail. */
export function useGivenDraft(token: string): [GivenDraft, (changed: Partial<GivenDraft>) => void] {
  const [draft, setDraft] = useState<GivenDraft>({ giverName: '', message: '' })
  // The server's page knows nothing of what this device keeps.
  useEffect(() => {
    const kept = asKept(readKept('given'), token)
    setDraft((old) => kept ?? { ...old, giverName: old.giverName || readWho(token).name })
  }, [token])
  return [
    draft,
    (changed) => {
      const now = { ...draft, ...changed }
      setDraft(now)
      keepForAWhile('given', { ...now, token })
    },
  ]
}

function asKept(value: unknown, token: string): GivenDraft | null {
  if (typeof value !== 'object' || value === null || !('token' in value) || value.token !== token) return null
  const { giverName, message } = value as Partial<GivenDraft>
  return typeof giverName === 'string' && typeof message === 'string' ? { giverName, message } : null
}
