import * as z from 'zod'
import { StorageError } from './storage-error.ts'

const longestSide = 2500

const side = z.coerce
  .number()
  .int()
  .min(0)
  .transform((pixels) => Math.min(pixels, longestSide))

/** How a picture is to be shown (https://supabase.com/docs/guides/storage/serving/image-transformations). Sides in pixels. */
export const transformationSchema = z.object({
  width: side.optional(),
  height: side.optional(),
  /** `cover` fills both sides and cuts off the rest, `contain` fits within them, `fill` takes no heed of proportions. */
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  /** In percent. */
  quality: z.coerce.number().int().min(20).max(100).optional(),
  /** `origin` keeps the picture's own, whatever the browser could show. */
  format: z.enum(['origin', 'webp', 'avif']).optional(),
})

export type Transformation = z.infer<typeof transformationSchema>

/** Checks what an address or a body asks for. Throws a `StorageError` that says which word is wrong. */
export function readTransformation(given: unknown): Transformation {
  const result = transformationSchema.safeParse(given)
  if (result.success) return result.data
  const [fault] = result.error.issues
  throw new StorageError(400, 'InvalidRequest', `${fault?.path.join('.')}: ${fault?.message}`)
}

/** Whether anything is asked for at all. */
export function isTransformed(transformation: Transformation): boolean {
  return Object.values(transformation).some((value) => value !== undefined)
}

const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' }

/** For the header `X-Transformations`, in the words of Supabase's own renderer. */
export function describeTransformation({ width, height, resize, quality, format }: Transformation): string {
  const parts = [
    height ? `height:${height}` : '',
    width ? `width:${width}` : '',
    width || height ? `resizing_type:${resizingTypes[resize ?? 'cover']}` : '',
    quality === undefined ? '' : `quality:${quality}`,
    format === undefined || format === 'origin' ? '' : `format:${format}`,
  ]
  return parts.filter((part) => part !== '').join(',')
}
