/** The bytes that a request brings, read no further than the most that is allowed; null when there are more. */
export async function readBytes(request: Request, mostBytes: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null
  const parts: Uint8Array[] = []
  let size = 0
  // What comes in chunks declares no length.
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
