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

/** The file at a path; null when it cannot be had now. */
export type FetchFile = (path: string) => Promise<Blob | null>

/**
 * The pictures at these paths, fetched with the visitor's rights a few at a time. Addresses hold as long as
 * the component does.
 * @param fetchFile another way to them, the same as long as the component lives; they are files of any kind then
 */
export function useStoredPictures(
  paths: readonly string[],
  fetchFile: FetchFile = downloadFile,
): StoredPictures {
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
        const picture = await addressedFile(path, fetchFile)
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
  }, [wanted, round, fetchFile])
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

async function addressedFile(path: string, fetchFile: FetchFile): Promise<StoredPicture> {
  try {
    const file = await fetchFile(path)
    return file === null ? 'failed' : { address: URL.createObjectURL(file) }
  } catch {
    return 'failed'
  }
}

/** A file of a book, with the visitor's rights; null when it is not to be had. */
export async function downloadFile(path: string): Promise<Blob | null> {
  const { data } = await (await browserBackend()).storage.from(bucket).download(path)
  return data
}
