import { useEffect, useState } from 'react'
import { browserBackend } from '../session/browser-backend.ts'
import type { PortraitRequest } from './portrait-request.ts'

export interface Portrait {
  /** Address of the newest picture; the last one stays while the next is being drawn. */
  address: string | null
  drawing: boolean
  failed: boolean
}

const quietMs = 350
const keptPortraits = 24
const drawn = new Map<string, string>()

/** The proof of the child, drawn by the server a moment after the answers stop changing. */
export function usePortrait(request: PortraitRequest | null): Portrait {
  const key = request === null ? null : JSON.stringify(request)
  const [portrait, setPortrait] = useState<Portrait>({ address: null, drawing: false, failed: false })
  useEffect(() => {
    if (key === null) return
    const known = drawn.get(key)
    if (known !== undefined) {
      setPortrait({ address: known, drawing: false, failed: false })
      return
    }
    const stop = new AbortController()
    setPortrait((old) => ({ ...old, drawing: true, failed: false }))
    const timer = setTimeout(() => {
      drawPortrait(key, stop.signal)
        .then((address) => setPortrait({ address, drawing: false, failed: false }))
        .catch(() => {
          if (!stop.signal.aborted) setPortrait((old) => ({ ...old, drawing: false, failed: true }))
        })
    }, quietMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key])
  return portrait
}

async function drawPortrait(key: string, signal: AbortSignal): Promise<string> {
  const backend = await browserBackend()
  const body: unknown = JSON.parse(key)
  const { data, error } = await backend.functions.invoke<Blob>('portrait', { body: body as object, signal })
  if (error !== null || data === null) throw new Error('the portrait did not come', { cause: error })
  const address = URL.createObjectURL(new Blob([data], { type: 'image/jpeg' }))
  keep(key, address)
  return address
}

function keep(key: string, address: string): void {
  drawn.set(key, address)
  const oldest = drawn.entries().next().value
  if (drawn.size <= keptPortraits || oldest === undefined) return
  drawn.delete(oldest[0])
  URL.revokeObjectURL(oldest[1])
}
