import { useEffect, useState } from 'react'
import { useWhenBack } from '../connection/use-when-back.ts'
import { drawPatiently } from './draw-patiently.ts'
import type { PortraitRequest } from './portrait-request.ts'
import { portraits } from './portraits.ts'

export interface Portrait {
  /** Address of the newest picture; the last one stays while the next is being drawn. */
  address: string | null
  drawing: boolean
  /** Too much was asked for; drawing goes on by itself. */
  busy: boolean
  failed: boolean
}

const idle = { drawing: false, busy: false, failed: false }

const quietMs = 350

/** The proof of the child, drawn by the server a moment after the answers stop changing. */
export function usePortrait(request: PortraitRequest | null): Portrait {
  const key = request === null ? null : JSON.stringify(request)
  const [portrait, setPortrait] = useState<Portrait>({ address: null, ...idle })
  const [tries, setTries] = useState(1)
  useWhenBack(() => {
    if (portrait.failed) setTries((made) => made + 1)
  })
  useEffect(() => {
    if (key === null) return
    const asked = JSON.parse(key) as PortraitRequest
    const known = portraits.find(asked)
    if (known !== null) {
      setPortrait({ address: known, ...idle })
      return
    }
    const stop = new AbortController()
    setPortrait((old) => ({ ...old, ...idle, drawing: true }))
    const wait = (): void => setPortrait((old) => ({ ...old, busy: true }))
    const timer = setTimeout(() => {
      void drawPatiently(portraits, asked, stop.signal, wait)
        .then((address) => ({ address }))
        .catch(() => ({ failed: true }))
        .then((drawn) => {
          if (!stop.signal.aborted) setPortrait((old) => ({ ...old, ...idle, ...drawn }))
        })
    }, quietMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try asks again for what failed
  }, [key, tries])
  return portrait
}
