import sharp from 'sharp'
import { partUnderTitle, titleInk } from '#book/title-ink.ts'

/** Whether dark or light lettering reads better over the top third of a picture. */
export async function inkOver(picture: Uint8Array): Promise<'dark' | 'light'> {
  const { width, height } = await sharp(picture).metadata()
  const top = { left: 0, top: 0, width, height: Math.max(1, Math.round(height * partUnderTitle)) }
  const { channels } = await sharp(await sharp(picture).extract(top).resize(64).toBuffer()).stats()
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => channel.mean)
  return titleInk([red, green, blue])
}
