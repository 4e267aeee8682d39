import type { Atmosphere } from '../../drawing.ts'
import { type Rgb, rgbFrom } from '../../raster/rgb.ts'
import { skyLight } from '../light-direction.ts'
import { linear } from './linear-colour.ts'
import type { Plate } from './plate.ts'
import type { Stage } from './stage.ts'

/** Lays a sky on the plate: from its colour above to that below, with the air lit round the sun or moon. */
export function lightSky(
  stage: Stage,
  plate: Plate,
  mask: Float32Array,
  sky: { top: Rgb; foot: Rgb; from: number; to: number },
  atmosphere: Atmosphere,
): void {
  const { box } = plate
  const sun = skyLight(atmosphere, stage.units)
  const glow = linear(rgbFrom(sun?.colour ?? '#000000'))
  const strength = !sun ? 0 : atmosphere.time === 'night' ? 0.3 : 0.55
  const [sunX, sunY] = sun ? sun.centre : [0, 0]
  const unit = 1 / stage.scale
  for (let y = 0, index = 0; y < box.height; y++) {
    const pageY = (y + box.y0) * unit
    const raw = Math.max(0, Math.min(1, (pageY - sky.from) / (sky.to - sky.from)))
    const part = raw * raw * (3 - 2 * raw) * 0.5 + raw * 0.5
    const red = sky.top[0] + (sky.foot[0] - sky.top[0]) * part
    const green = sky.top[1] + (sky.foot[1] - sky.top[1]) * part
    const blue = sky.top[2] + (sky.foot[2] - sky.top[2]) * part
    for (let x = 0; x < box.width; x++, index++) {
      const cover = mask[index]!
      if (cover < 0.004) continue
      let halo = 0
      if (strength > 0) {
        const dx = (x + box.x0) * unit - sunX
        const dy = pageY - sunY
        const away = Math.sqrt(dx * dx + dy * dy)
        const near = 1 / (1 + away / 170)
        halo = strength * (near * near * near + 0.25 * near * near)
      }
      plate.red[index] = (red + halo * glow[0]) * cover
      plate.green[index] = (green + halo * glow[1]) * cover
      plate.blue[index] = (blue + halo * glow[2]) * cover
      plate.cover[index] = cover
    }
  }
}
