import { useEffect, useState } from 'react'
import type { PortraitRequest } from './portrait-request.ts'
import { portraits } from './portraits.ts'

export interface Portrait {
  /** Address of the newest picture; the last one stays while the next is being drawn. */
  address: string | null
  drawing: boolean
  failed: boolean
}

const quietMs = 350

/** The proof of the child, drawn by the server a moment after the answers stop changing. */
export function usePortrait(request: PortraitRequest | null): Portrait {
  const key = request === null ? null : JSON.stringify(request)
  const [portrait, setPortrait] = useState<Portrait>({ address: null, drawing: false, failed: false })
  useEffect(() => {
    if (key === null) return
    const asked = JSON.parse(key) as PortraitRequest
    const known = portraits.find(asked)
    if (known !== null) {
      setPortrait({ address: known, drawing: false, failed: false })
      return
    }
    const stop = new AbortController()
    setPortrait((old) => ({ ...old, drawing: true, failed: false }))
    const timer = setTimeout(() => {
      void portraits
        .draw(asked, stop.signal)
        .then((address) => ({ address, failed: false }))
        .catch(() => ({ failed: true }))
        .then((drawn) => {
          if (!stop.signal.aborted) setPortrait((old) => ({ ...old, ...drawn, drawing: false }))
        })
    }, quietMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key])
  return portrait
}
