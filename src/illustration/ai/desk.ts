import type { BookFiles } from '#book/book-files.ts'
import type { PictureUploads } from '#book/picture-uploads.ts'
import type { PicturePrompts } from './load-picture-prompts.ts'
import type { PictureModel, PictureOrder } from './picture-model.ts'
import type { VisionModel } from './vision-model.ts'

/** What a model draws a book with. */
export interface Desk {
  model: PictureModel
  /** Looks at what was drawn; null: nobody does. */
  vision: VisionModel | null
  prompts: PicturePrompts
  files: BookFiles
  uploads: PictureUploads
  log(line: string): void
}

/** A picture that was drawn and is kept. */
export interface Drawn {
  path: string
  jpeg: Uint8Array
}

/** What was drawn and kept there, or is now. */
export async function keptOrDrawn({ model, files }: Desk, path: string, order: PictureOrder): Promise<Drawn> {
  const kept = await files.get(path)
  if (kept !== null) return { path, jpeg: kept }
  const jpeg = await model.draw(order)
  await files.put(path, jpeg, 'image/jpeg')
  return { path, jpeg }
}
