import { darker, lighter } from '../pen/colour.ts'
import { ellipse, polar } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'

export type WheelForm = 'spoked' | 'disc' | 'tyre' | 'pulley'

/** A wheel standing on the ground line `y` + `radius`. */
export function drawWheel(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  form: WheelForm,
  colour: string,
): void {
  const rim = form === 'tyre' ? '#3d3a40' : colour
  if (form === 'spoked') {
    pen.fill('wheel', ellipse(x, y, radius), rim, { holes: [ellipse(x, y, radius * 0.8)], material: 'metal' })
    for (let spoke = 0; spoke < 8; spoke++) {
      pen.line(
        'spoke',
        [polar([x, y], spoke * 45 + 10, radius * 0.1), polar([x, y], spoke * 45 + 10, radius * 0.84)],
        radius * 0.07,
        lighter(rim, 0.2),
        { material: 'metal' },
      )
    }
    pen.fill('hub', ellipse(x, y, radius * 0.2), darker(rim, 0.2), { material: 'metal' })
    return
  }
  pen.fill('wheel', ellipse(x, y, radius), rim)
  pen.mark(
    'face',
    ellipse(x, y, radius * (form === 'tyre' ? 0.58 : 0.8)),
    form === 'tyre' ? colour : lighter(rim, 0.22),
  )
  if (form === 'disc') {
    for (const at of [-0.35, 0.1, 0.5]) {
      const half = Math.sqrt(0.6 - at * at) * radius
      pen.stroke(
        'board',
        [
          [x - half, y + at * radius],
          [x + half, y + at * radius],
        ],
        radius * 0.06,
        darker(rim, 0.35),
      )
    }
  }
  if (form === 'pulley')
    for (let hole = 0; hole < 5; hole++)
      pen.mark(
        'hole',
        ellipse(...polar([x, y], hole * 72 - 90, radius * 0.48), radius * 0.13),
        darker(rim, 0.3),
      )
  pen.mark('hub', ellipse(x, y, radius * 0.17), darker(rim, 0.35))
}
