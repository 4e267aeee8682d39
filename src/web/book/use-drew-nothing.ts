import { useEffect, useRef, useState } from 'react'

/** Whether the last drawing ended without another version: it did not work out, and the turn was given back. */
export function useDrewNothing(drawing: boolean, version: number): boolean {
  const before = useRef<number | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (drawing) {
      before.current ??= version
      setFailed(false)
    } else if (before.current !== null) {
      setFailed(before.current === version)
      before.current = null
    }
  }, [drawing, version])
  return failed
}
