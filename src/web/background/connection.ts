interface ConnectionFacts {
  saveData?: boolean
  effectiveType?: string
}

/** What the browser tells about its connection; not every browser does. */
export function connectionFacts(): ConnectionFacts {
  return (navigator as { connection?: ConnectionFacts }).connection ?? {}
}
