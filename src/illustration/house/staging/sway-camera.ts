import { randomFrom } from '#book/random.ts'
import type { CameraWords } from './space/lens.ts'

/** How far a camera sways at most: degrees to the side, degrees up or down, part of its distance, and of the picture. */
const most = { yaw: 16, pitch: 4, distance: 0.09, put: 0.035 }

/**
 * The same picture seen from a little elsewhere, so that a redraw and another child's book are another picture.
 * @param amount 1 for as far as a plan bears, 0 for the plan's own camera
 */
export function swayed<Words extends CameraWords>(camera: Words, amount: number, seed: string): Words {
  if (amount === 0) return camera
  const random = randomFrom(`${seed}/camera`)
  const sway = (reach: number): number => (random() * 2 - 1) * reach * amount
  const [x, y] = camera.put
  return {
    ...camera,
    yaw: (camera.yaw ?? 0) + sway(most.yaw),
    pitch: camera.pitch + sway(most.pitch),
    distance: camera.distance * (1 + sway(most.distance)),
    put: [x + sway(most.put), y + sway(most.put)],
  }
}
