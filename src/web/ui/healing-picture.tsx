import { type ReactNode, useState } from 'react'
import { useWhenBack } from '../connection/use-when-back.ts'

/** A picture without words of its own that comes after all when the connection is back. */
export function HealingPicture({ source, className }: { source: string; className: string }): ReactNode {
  const [broken, setBroken] = useState(false)
  useWhenBack(() => setBroken(false))
  return broken ? null : <img src={source} alt="" onError={() => setBroken(true)} className={className} />
}
