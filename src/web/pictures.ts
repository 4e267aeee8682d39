import type { Style, Theme } from '#book/options.ts'
import { blogPicturePixels } from './site-pictures/blog-picture-pixels.ts'

/** Our own pictures on the site, drawn by our own illustrator: `public/pictures/{folder}/{name}.webp` or `.avif`. */
const drawn = new Set(
  Object.keys(import.meta.glob('/public/pictures/**/*.{avif,webp}', { query: '?url', eager: false })),
)

function pictureOf(folder: string, name: string): string | null {
  const paths = ['avif', 'webp'].map((format) => `/pictures/${folder}/${name}.${format}`)
  return paths.find((path) => drawn.has(`/public${path}`)) ?? null
}

/** The same child in a style; null when it has not been drawn. */
export function styleSample(style: Style): string | null {
  return pictureOf('styles', style)
}

/** Address of the sample picture of a theme; null while it has not been drawn. */
export function themeSample(theme: Theme): string | null {
  return pictureOf('themes', theme)
}

export type SceneName = 'child' | 'family' | 'gift' | 'reading' | 'waving' | 'girl' | 'boy' | 'either'

/** A figure or vignette between the texts; null when it has not been drawn. */
export function scenePicture(name: SceneName): string | null {
  return pictureOf('scenes', name)
}

/** The picture beside the terms and their like; null when it has not been drawn. */
export function textPicture(name: string): string | null {
  return pictureOf('texts', name)
}

export interface SizedPicture {
  source: string
  /** For `srcSet`: the same picture in each of its widths. */
  sourceSet: string
}

/** The picture at the head of an article; null when it has not been drawn. */
export function blogPicture(topic: string): SizedPicture | null {
  const { large, smaller } = blogPicturePixels
  const source = pictureOf('blog', topic)
  if (source === null) return null
  const narrower = smaller.map((width) => ({ width, path: pictureOf('blog', `${topic}-${width}`) }))
  const drawnOnes = [{ width: large, path: source }, ...narrower].filter(({ path }) => path !== null)
  return { source, sourceSet: drawnOnes.map(({ width, path }) => `${path} ${width}w`).join(', ') }
}
