import { createRequire } from 'node:module'
import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  type Image,
  loadImage,
  type SKRSContext2D,
} from '@napi-rs/canvas'
import { cardSize } from './card-address.ts'

const resolve = createRequire(import.meta.url).resolve
for (const [file, name] of [
  ['500Medium/Fraunces_500Medium.ttf', 'Card Title'],
  ['600SemiBold/Fraunces_600SemiBold.ttf', 'Card Brand'],
] as const) {
  GlobalFonts.registerFromPath(resolve(`@expo-google-fonts/fraunces/${file}`), name)
}

const { width, height } = cardSize
const edge = 72
/** Where the picture begins; the words keep off it. */
const pictureLeft = 600
const textWidth = pictureLeft - edge - 36
const paper = '#fdfaf3'
const sizes = [76, 68, 60, 52, 46]
const mostLines = 5

export interface CardWords {
  title: string
  brand: string
  /** The bytes of a square picture; null: paper only. */
  picture: Uint8Array | null
}

/** Draws what is shown when a page is shared: its title on paper, and a picture that runs off the edge. JPEG. */
export async function drawCard({ title, brand, picture }: CardWords): Promise<Uint8Array> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  if (picture !== null) drawPicture(canvas, context, await loadImage(picture))
  context.textBaseline = 'alphabetic'
  context.fillStyle = '#17202a'
  drawTitle(context, title)
  context.font = '40px "Card Brand"'
  context.letterSpacing = '-0.8px'
  context.fillStyle = '#216b3f'
  context.fillText(brand, edge, height - edge)
  return await canvas.encode('jpeg', 86)
}

/** The paper takes the colour of the picture's own margin, where that is light, so that they are one sheet. */
function drawPicture(canvas: Canvas, context: SKRSContext2D, image: Image): void {
  const side = height + 60
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, pictureLeft, -30, side, side)
  const [red = 0, green = 0, blue = 0] = context.getImageData(pictureLeft + 3, height / 2, 1, 1).data
  if (Math.min(red, green, blue) < 225) return
  context.fillStyle = `rgb(${red} ${green} ${blue})`
  context.fillRect(0, 0, pictureLeft + 3, canvas.height)
}

function drawTitle(context: SKRSContext2D, title: string): void {
  for (const size of sizes) {
    context.font = `${size}px "Card Title"`
    context.letterSpacing = `${-size * 0.022}px`
    const lines = wrap(title, (text) => context.measureText(text).width <= textWidth)
    const last = size === sizes.at(-1)
    if (!last && (lines === null || lines.length > mostLines)) continue
    const leading = size * 1.08
    const shown = (lines ?? [title]).slice(0, mostLines + 1)
    shown.forEach((line, index) => context.fillText(line, edge, edge + size * 0.8 + index * leading))
    return
  }
}

/** The text in lines that fit; null when a single word is too wide. */
export function wrap(text: string, fits: (line: string) => boolean): string[] | null {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    if (!fits(word)) return null
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
