import type { Vector } from '../../space/vector.ts'
import type { Build } from './build-of.ts'
import { headFrom, restingOn, spineOf, type Stance } from './stance-parts.ts'

export function sitting(build: Build): Stance {
  const { length, chest, rump } = build
  const half = length * 0.3
  const spine = spineOf([0, rump * 0.95, -half], [0, (1 - chest) * 0.98, half])
  return {
    spine,
    feet: [
      [-chest * 0.5, 0, half + chest * 0.2],
      [chest * 0.5, 0, half + chest * 0.2],
      [-rump * 1.0, 0, half * 0.9],
      [rump * 1.0, 0, half * 0.9],
    ],
    head: headFrom(build, spine, 10),
    haunches: true,
    down: false,
  }
}

/** @param raised how far the head is above the chest */
export function lying(build: Build, raised: number): Stance {
  const { length, chest, rump, head } = build
  const half = length / 2
  const spine = restingOn(build, (part, high) => [0, high, (part - 0.5) * length])
  const ahead = half + chest * 0.6 + head[2] * 0.6
  const rest = chinHeight(build)
  return {
    spine,
    feet: [
      [-chest * 0.62, 0, half + chest * 1.1],
      [chest * 0.62, 0, half + chest * 1.1],
      [-rump * 1.1, 0, -half + rump * 0.9],
      [rump * 1.1, 0, -half + rump * 0.9],
    ],
    head: raised > 0 ? headFrom(build, spine, 6) : [0, rest, ahead + build.neck.length * 0.5],
    haunches: true,
    down: true,
  }
}

/** Small ones roll up; hoofed and heavy ones lay their head down over folded legs. */
export function sleeping(build: Build): Stance {
  if (!build.leg.hoof && build.shoulder < 1.2) return curled(build)
  const stance = lying(build, -0.5)
  const folded = (sign: number): Vector => [sign * build.chest * 0.8, 0, build.length / 2 + build.chest * 0.1]
  return { ...stance, feet: [folded(-1), folded(1), stance.feet[2], stance.feet[3]] }
}

/** How far the spine of a sleeper bends, in radians. */
const curl = 3.6

/** How far a sleeper lies turned, so that its head is to the front. */
export const sleeperTurn = curl / 2 + 0.55 - Math.PI / 2

function curled(build: Build): Stance {
  const { length, chest } = build
  const radius = length / curl
  // Turned so that the head lies in front.
  const onArc = (angle: number, high: number, out = radius): Vector => [
    Math.cos(angle - sleeperTurn) * out,
    high,
    Math.sin(angle - sleeperTurn) * out,
  ]
  const spine = restingOn(build, (part, high) => onArc((part - 0.5) * curl, high))
  const paw = (angle: number): Vector => onArc(angle, 0, radius * 0.5)
  return {
    spine,
    feet: [paw(1.2), paw(1.5), paw(-1.2), paw(-0.9)],
    head: onArc(curl / 2 + 0.55, chinHeight(build), radius + chest * 0.5),
    haunches: true,
    down: true,
    curled: { facing: [-0.25, -0.12, 0.96], angle: curl, radius },
  }
}

/** How high the middle of a head is that lies on the ground with its chin, mane or ears. */
function chinHeight({ head, chin, traits, ears, unit }: Build): number {
  const mane = traits.includes('ruff') ? head[1] * 1.5 : 0
  const fans = ears.form === 'fan' ? (ears.width * 1.12 + ears.length * 0.14) * unit : 0
  return Math.max(chin * 0.97, mane, fans)
}
