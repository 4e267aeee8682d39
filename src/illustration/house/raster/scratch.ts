const buffers = new Map<string, Float32Array>()

/**
 * A working buffer of at least `length` numbers that is kept and handed out again under the same name, so that
 * hundreds of shapes a picture cost no memory. Whatever it held is undefined; two users at once need two names.
 */
export function scratch(name: string, length: number): Float32Array {
  const kept = buffers.get(name)
  if (kept && kept.length >= length) return kept
  const fresh = new Float32Array(Math.ceil(length * 1.1))
  buffers.set(name, fresh)
  return fresh
}

const intBuffers = new Map<string, Int32Array>()

/** A working buffer of whole numbers, kept as `scratch` keeps those of fractions. */
export function scratchInts(name: string, length: number): Int32Array {
  const kept = intBuffers.get(name)
  if (kept && kept.length >= length) return kept
  const fresh = new Int32Array(Math.ceil(length * 1.1))
  intBuffers.set(name, fresh)
  return fresh
}
