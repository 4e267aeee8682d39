/** The media type of a picture by its first 16 bytes, or null when they are no picture that we know. */
function sniffPicture(start: Buffer): string | null {
  if (start.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png'
  if (start.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg'
  const text = start.toString('latin1')
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.slice(4, 12) === 'ftypavif') return 'image/avif'
  return null
}

const sniffed = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']

/** Whether bytes are what they are said to be. Only pictures can be told from their bytes. */
export function isWhatItSays(type: string, start: Buffer): boolean {
  return !sniffed.includes(type) || sniffPicture(start) === type
}
