/** What the bytes of a webhook say, or null when they are no JSON. */
export function parsedJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString())
  } catch {
    return null
  }
}
