import sharp from 'sharp'

/** Whether dark or light lettering reads better over the top third of a picture. */
export async function inkOver(picture: Uint8Array): Promise<'dark' | 'light'> {
  const { width, height } = await sharp(picture).metadata()
  const top = { left: 0, top: 0, width, height: Math.max(1, Math.round(height * 0.36)) }
  const { channels } = await sharp(await sharp(picture).extract(top).resize(64).toBuffer()).stats()
  const [red, green, blue] = channels.map((channel) => channel.mean)
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  return luminance < 128 ? 'light' : 'dark'
}
