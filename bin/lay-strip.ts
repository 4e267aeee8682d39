import sharp from 'sharp'

/** A picture of a contact sheet. */
export interface StripPicture {
  /** Written below it. */
  name: string
  png: Buffer
  /** In pixels. */
  width: number
  height: number
}

const label = 26

/** Pictures in rows of so many, each with its name below it, as a PNG. */
export function layStrip(pictures: readonly StripPicture[], columns: number): Promise<Buffer> {
  const rows: StripPicture[][] = []
  pictures.forEach((picture, index) => {
    if (index % columns === 0) rows.push([])
    rows.at(-1)?.push(picture)
  })
  const laid: { input: Buffer; left: number; top: number }[] = []
  let [width, top] = [1, 0]
  for (const row of rows) {
    let left = 0
    const tall = Math.max(...row.map(({ height }) => height))
    for (const picture of row) {
      laid.push({ input: picture.png, left, top }, { input: nameTag(picture), left, top: top + tall })
      left += picture.width
    }
    width = Math.max(width, left)
    top += tall + label
  }
  return sharp({ create: { width, height: Math.max(1, top), channels: 3, background: '#ffffff' } })
    .composite(laid)
    .png()
    .toBuffer()
}

function nameTag({ name, width }: StripPicture): Buffer {
  return Buffer.from(
    `<svg width="${width}" height="${label}"><text x="8" y="18" font-family="sans-serif" font-size="15" fill="#333">${name}</text></svg>`,
  )
}
