import type { Canvas } from './canvas.ts'

/** Weights of the pixels round an edge, from -2 to 2 both ways. */
const weights = [1, 2, 3, 2, 1, 2, 4, 6, 4, 2, 3, 6, 9, 6, 3, 2, 4, 6, 4, 2, 1, 2, 3, 2, 1]
const whole = 81

/**
 * Cuts the edges of things anew: strokes and rims keep to whole pixels, which leaves saw teeth. A pixel on an edge
 * becomes so much of what stands in front and so much of what lies behind as there is of each round it.
 */
export function softenEdges(canvas: Canvas): void {
  const { paint, thickness } = canvas
  const edges = edgePlaces(canvas)
  const cut = new Float32Array(edges.length * 4)
  for (const [index, place] of edges.entries()) cutAnew(canvas, place, cut, index * 4)
  for (const [index, place] of edges.entries()) {
    paint.red[place] = cut[index * 4]!
    paint.green[place] = cut[index * 4 + 1]!
    paint.blue[place] = cut[index * 4 + 2]!
    thickness[place] = cut[index * 4 + 3]!
  }
}

/** Pixels with a neighbour of another thing. */
function edgePlaces({ owner, width, height }: Canvas): number[] {
  const places: number[] = []
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2, place = y * width + 2; x < width - 2; x++, place++) {
      const own = owner[place]
      const level = owner[place - 1] === own && owner[place + 1] === own
      if (level && owner[place - width] === own && owner[place + width] === own) continue
      places.push(place)
    }
  }
  return places
}

/** Writes the tones of a pixel on an edge and the thickness of its paint. */
function cutAnew(
  { width, owner, paint, thickness }: Canvas,
  place: number,
  into: Float32Array,
  at: number,
): void {
  const foremost = Math.max(
    owner[place]!,
    owner[place - 1]!,
    owner[place + 1]!,
    owner[place - width]!,
    owner[place + width]!,
  )
  let [front, red, green, blue] = [0, 0, 0, 0]
  let [backRed, backGreen, backBlue] = [0, 0, 0]
  let thick = 0
  for (let row = -2, tap = 0; row <= 2; row++) {
    for (let column = -2; column <= 2; column++, tap++) {
      const near = place + row * width + column
      const weight = weights[tap]!
      thick += thickness[near]! * weight
      if (owner[near] === foremost) {
        front += weight
        red += paint.red[near]! * weight
        green += paint.green[near]! * weight
        blue += paint.blue[near]! * weight
      } else {
        backRed += paint.red[near]! * weight
        backGreen += paint.green[near]! * weight
        backBlue += paint.blue[near]! * weight
      }
    }
  }
  // Steeper than a blur, so that edges stay crisp.
  const even = (front / whole - 0.5) * 1.7 + 0.5
  const cover = even < 0 ? 0 : even > 1 ? 1 : even
  const back = (1 - cover) / (whole - front)
  const share = cover / front
  into[at] = red * share + backRed * back
  into[at + 1] = green * share + backGreen * back
  into[at + 2] = blue * share + backBlue * back
  into[at + 3] = thick / whole
}
