import type { Atmosphere, Drawing } from '../../drawing.ts'
import { rgbFrom } from '../../raster/rgb.ts'
import type { Canvas } from './canvas.ts'

/** Page units that the glow of the sun or moon reaches. */
const reach = 400

/** The glow of the sun or moon if it stands in the sky, and not that of a lamp or a window. */
export function sunOf({ things, atmosphere }: Drawing): Atmosphere['glows'][number] | undefined {
  const disc = things.find(({ id }) => id === 'sun')?.box
  if (!disc) return undefined
  return atmosphere.glows.find(
    ({ centre: [x, y] }) => x > disc.x0 && x < disc.x1 && y > disc.y0 && y < disc.y1,
  )
}

/** Lets the air glow round the sun or moon: sky, cloud and what is far melt into it, what is near stands before it. */
export function lightAir(canvas: Canvas, drawing: Drawing): void {
  const light = sunOf(drawing)
  if (!light) return
  const { width, height, scale, seen, owner } = canvas
  const night = drawing.atmosphere.time === 'night'
  const strength = night ? 0.32 : 0.84
  const [red, green, blue] = rgbFrom(light.colour).map((tone) => 255 - (255 - tone) * (night ? 0.6 : 0.36))
  const clear = new Float32Array(drawing.things.length + 1).fill(1)
  drawing.things.forEach(({ depth }, index) => {
    clear[index + 1] = Math.max(0, 1 - depth * 1.6)
  })
  const [centreX, centreY] = [light.centre[0] * scale, light.centre[1] * scale]
  const far = reach * scale
  const foot = Math.min(height - 1, Math.ceil(centreY + far))
  const right = Math.min(width - 1, Math.ceil(centreX + far))
  for (let y = Math.max(0, Math.floor(centreY - far)); y <= foot; y++) {
    for (let x = Math.max(0, Math.floor(centreX - far)); x <= right; x++) {
      const place = y * width + x
      const away = Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2) / far
      if (away >= 1) continue
      const near = (1 - away) * (1 - away)
      const amount = near * (0.55 + 0.45 * near) * strength * clear[owner[place]!]!
      seen.red[place] = seen.red[place]! + (red! - seen.red[place]!) * amount
      seen.green[place] = seen.green[place]! + (green! - seen.green[place]!) * amount
      seen.blue[place] = seen.blue[place]! + (blue! - seen.blue[place]!) * amount
    }
  }
}
