import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { BookFiles } from '#book/book-files.ts'
import { bookPaths } from '#book/book-paths.ts'
import type { PictureUploads } from '#book/picture-uploads.ts'
import type { CastName } from '#book/scene-plan.ts'
import { ModelError } from '#models/model-error.ts'
import {
  type Illustrator,
  IllustratorError,
  type Picture,
  type PictureRequest,
  type SheetRequest,
} from '../illustrator.ts'
import { charactersOf } from './describe-cast.ts'
import { loadPicturePrompts, type PicturePrompts } from './load-picture-prompts.ts'
import type { PictureModel } from './picture-model.ts'
import { picturePrompt, sheetPrompt, type Telling } from './picture-prompt.ts'

export interface AiIllustratorOptions {
  model: PictureModel
  /** Draws what no model is paid for, and every book whose character sheet the model did not draw. */
  house: Illustrator
  files: BookFiles
  uploads: PictureUploads
  /** Whether it begins new books; one that does not only goes on with those that it began. */
  begins: boolean
  log(line: string): void
}

/**
 * The illustrator that asks a model. A book's first picture is its character sheet, held beside all that follow. Where the
 * model does not draw that, our own illustrator draws the whole book: no book shows one child by two hands. What was
 * drawn is kept in the book's folder before anything is made of it, and never asked for again.
 */
export function aiIllustrator(options: AiIllustratorOptions): Illustrator {
  const { model, house, begins, log } = options
  const prompts = loadPicturePrompts()
  return {
    name: begins ? model.name : house.name,
    repeatable: false,
    usesPictures: begins && model.takesReferences,
    drawsFree: false,
    async makeCharacterSheet(request) {
      const own = await house.makeCharacterSheet(request)
      if (!begins || request.folder === undefined) return own
      try {
        const reference = await drawSheet(options, prompts, request, request.folder)
        return { ...own, references: [reference], drawnBy: model.name }
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        log(`book ${request.folder} is drawn by ${house.name}: ${error.reason}, ${error.message}`)
        return own
      }
    },
    drawPicture: (request) =>
      isDrawnByModel(request) ? drawPage(options, prompts, request) : house.drawPicture(request),
  }
}

/** Ornaments have nobody in them, and portraits belong to no book: they are our own. */
function isDrawnByModel({ sheet, kind }: PictureRequest): boolean {
  return sheet.references.length > 0 && (kind === 'cover' || kind === 'spread')
}

/** Draws everybody of a book once. @returns its path */
async function drawSheet(
  { model, files, uploads }: AiIllustratorOptions,
  prompts: PicturePrompts,
  request: SheetRequest,
  folder: string,
): Promise<string> {
  const photos = model.takesReferences ? await readPhotos(uploads, request) : []
  const order = (wordsOfParents: boolean) => {
    // What is refused may be in the words or in the photos.
    const shown = wordsOfParents ? photos : []
    const photosOf = shown.map(({ who }) => who)
    return {
      work: folder,
      task: 'character sheet',
      prompt: sheetPrompt(request, prompts, { wordsOfParents, photosOf }),
      references: shown.map(({ jpeg }) => jpeg),
    }
  }
  const path = bookPaths.drawn(folder, 'sheet')
  if (await files.exists(path)) return path
  const jpeg = await model
    .draw(order(true))
    .catch((error: unknown) => (isRefusal(error) ? model.draw(order(false)) : Promise.reject(error)))
  await files.put(path, jpeg, 'image/jpeg')
  return path
}

async function readPhotos(
  uploads: PictureUploads,
  request: SheetRequest,
): Promise<{ who: CastName; jpeg: Uint8Array }[]> {
  const photos = []
  for (const { who, character } of charactersOf(request)) {
    const jpeg = character.picturePath === undefined ? null : await uploads.get(character.picturePath)
    if (jpeg !== null) photos.push({ who, jpeg })
  }
  return photos
}

const tellings: readonly Telling[] = ['full', 'plain', 'place']

/**
 * Draws a page, told ever more plainly while it is refused: a place without anybody in the end, since a book that was paid for
 * has no empty page. Throws `IllustratorError`.
 */
async function drawPage(
  options: AiIllustratorOptions,
  prompts: PicturePrompts,
  request: PictureRequest,
): Promise<Picture> {
  const breaches: string[] = []
  for (const telling of tellings) {
    try {
      const drawn = await drawOnce(options, prompts, request, telling)
      return await inPixels(drawn, request.pixels, breaches)
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      if (!isRefusal(error)) throw asIllustratorError(error)
      breaches.push(`told in ${telling} the model would not draw it`)
    }
  }
  throw new IllustratorError(breaches.join('; '), false)
}

/** What the model draws of a request, told so, once. */
async function drawOnce(
  { model, files }: AiIllustratorOptions,
  prompts: PicturePrompts,
  { sheet, scene, kind, seed }: PictureRequest,
  telling: Telling,
): Promise<Uint8Array> {
  const prompt = picturePrompt({ sheet, scene, kind }, prompts, { telling, isHeld: model.takesReferences })
  const [folder = ''] = sheet.references[0]?.split('/') ?? []
  // Another seed, or other words, are another picture.
  const name = createHash('sha256').update(`${seed}\n${prompt}`).digest('hex').slice(0, 32)
  const path = bookPaths.drawn(folder, name)
  const kept = await files.get(path)
  if (kept !== null) return kept
  const references = model.takesReferences
    ? await Promise.all(sheet.references.map((one) => existing(files, one)))
    : []
  const jpeg = await model.draw({
    work: folder,
    task: seed.split('/').slice(1).join(' '),
    prompt,
    references,
  })
  await files.put(path, jpeg, 'image/jpeg')
  return jpeg
}

async function existing(files: BookFiles, path: string): Promise<Uint8Array> {
  const bytes = await files.get(path)
  if (bytes === null) throw new IllustratorError(`${path} is not there`, false)
  return bytes
}

/**
 * Never enlarged: a print file has the pixels that were drawn, and preflight sees how sharp they are where they are printed.
 */
async function inPixels(drawn: Uint8Array, pixels: number, refused: readonly string[]): Promise<Picture> {
  const { width } = await sharp(drawn).metadata()
  if (width <= pixels) return { jpeg: drawn, breaches: [...refused] }
  const jpeg = await sharp(drawn)
    .resize(pixels, pixels)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { jpeg, breaches: [...refused] }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ModelError && error.reason === 'refused'
}

/** Seconds can help against a provider that is away; a budget and a setting are for another day. */
function asIllustratorError(error: ModelError): IllustratorError {
  return new IllustratorError(`${error.reason}: ${error.message}`, error.reason === 'unreachable', error)
}
