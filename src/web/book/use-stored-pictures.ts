import { useEffect, useRef, useState } from 'react'
import { useWhenBack } from '../connection/use-when-back.ts'
import { browserBackend } from '../session/browser-backend.ts'

const bucket = 'books'
const atOnce = 3

export type StoredPicture = { address: string } | 'failed'

export interface StoredPictures {
  /** What is known of a path: its address in this page, that it failed, or nothing yet. */
  get: (path: string | null) => StoredPicture | undefined
  /** Tries those that failed again. */
  retry: () => void
}

/**
 * The pictures at these paths, fetched with the visitor's rights a few at a time. Addresses hold as long as
 * the component does.
 */
export function useStoredPictures(paths: readonly string[]): StoredPictures {
  const [pictures, setPictures] = useState<ReadonlyMap<string, StoredPicture>>(new Map())
  const [round, setRound] = useState(0)
  const asked = useRef(new Set<string>())
  const made = useRef(new Set<string>())
  const alive = useRef(true)
  const wanted = paths.join('\n')
  useEffect(() => {
    alive.current = true
    const addresses = made.current
    const paths = asked.current
    return () => {
      alive.current = false
      for (const address of addresses) URL.revokeObjectURL(address)
      addresses.clear()
      paths.clear()
    }
  }, [])
  useEffect(() => {
    const queue = wanted.split('\n').filter((path) => path !== '' && !asked.current.has(path))
    for (const path of queue) asked.current.add(path)
    const work = async (): Promise<void> => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const picture = await fetchPicture(path)
        if (!alive.current) {
          if (picture !== 'failed') URL.revokeObjectURL(picture.address)
          return
        }
        const name = path
        if (picture === 'failed') asked.current.delete(name)
        else made.current.add(picture.address)
        setPictures((old) => new Map(old).set(name, picture))
      }
    }
    for (let worker = 0; worker < Math.min(atOnce, queue.length); worker++) void work()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round asks again for what failed
  }, [wanted, round])
  const retry = (): void => {
    setPictures((old) => new Map([...old].filter(([, picture]) => picture !== 'failed')))
    setRound((old) => old + 1)
  }
  useWhenBack(retry)
  return { get: (path) => (path === null ? undefined : pictures.get(path)), retry }
}

/** The address when there is one. */
export function addressOf(picture: StoredPicture | undefined): string | undefined {
  return picture === undefined || picture === 'failed' ? undefined : picture.address
}

async function fetchPicture(path: string): Promise<StoredPicture> {
  try {
    const backend = await browserBackend()
    const { data } = await backend.storage.from(bucket).download(path)
    return data === null ? 'failed' : { address: URL.createObjectURL(data) }
  } catch {
    return 'failed'
  }
}
