import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { BookFiles } from '#book/book-files.ts'
import { bookPaths } from '#book/book-paths.ts'
import { whyNot } from '#models/book-notice.ts'
import { isRefusal, ModelError } from '#models/model-error.ts'
import { type Illustrator, IllustratorError, type Picture, type PictureRequest } from '../illustrator.ts'
import { type Desk, keptOrDrawn } from './desk.ts'
import { drawSheet } from './draw-sheet.ts'
import { loadPicturePrompts } from './load-picture-prompts.ts'
import { picturePrompt, type Telling } from './picture-prompt.ts'
import { drawLooked, type Looked } from './second-look.ts'

export interface AiIllustratorOptions extends Omit<Desk, 'prompts'> {
  /** Draws what no model is paid for, and every book whose character sheet the model did not draw. */
  house: Illustrator
  /** Whether it begins new books; one that does not only goes on with those that it began. */
  begins: boolean
}

/**
 * The illustrator that asks a model. A book's first picture is its character sheet, held beside all that follow. Where the
 * model does not draw that, our own illustrator draws the whole book: no book shows one child by two hands. What was
 * drawn is kept in the book's folder before anything is made of it, and never asked for again.
 */
export function aiIllustrator(options: AiIllustratorOptions): Illustrator {
  const { model, house, begins, log } = options
  const desk: Desk = { ...options, prompts: loadPicturePrompts() }
  return {
    name: begins ? model.name : house.name,
    repeatable: false,
    usesPictures: begins && model.takesReferences,
    drawsFree: false,
    shows: () => 'given',
    async makeCharacterSheet(request) {
      const own = await house.makeCharacterSheet(request)
      const { folder, version = 1 } = request
      // Another sheet is of a book that it began.
      if ((!begins && version === 1) || folder === undefined) return own
      try {
        const { path, notices } = await drawSheet(desk, request, folder)
        return { ...own, references: [path], drawnBy: model.name, notices }
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        log(`character sheet of ${folder} is left to ${house.name}: ${error.reason}, ${error.message}`)
        return { ...own, notices: [`pictures_${whyNot(error.reason)}`] }
      }
    },
    draws: ({ references, drawnBy }) => references.length === 0 || drawnBy === model.name,
    drawPicture: (request) =>
      isDrawnByModel(request) ? drawPage(desk, request) : house.drawPicture(request),
  }
}

/** Ornaments have nobody in them, and portraits belong to no book: they are our own. */
function isDrawnByModel({ sheet, kind }: PictureRequest): boolean {
  return sheet.references.length > 0 && (kind === 'cover' || kind === 'spread')
}

const tellings: readonly Telling[] = ['full', 'plain', 'place']

/**
 * Draws a page, told ever more plainly while it is refused: a place without anybody in the end, since a book that was paid for
 * has no empty page. Throws `IllustratorError`.
 */
async function drawPage(desk: Desk, request: PictureRequest): Promise<Picture> {
  const breaches: string[] = []
  for (const telling of tellings) {
    try {
      const { jpeg, faults } = await drawTold(desk, request, telling)
      return await inPixels(jpeg, request.pixels, [...breaches, ...faults])
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      if (!isRefusal(error)) throw asIllustratorError(error)
      breaches.push(`told in ${telling} the model would not draw it`)
    }
  }
  throw new IllustratorError(breaches.join('; '), false, { isRefusal: true })
}

/** What the model draws of a request, told so, and is looked at. */
async function drawTold(
  desk: Desk,
  { sheet, scene, kind, seed }: PictureRequest,
  telling: Telling,
): Promise<Looked> {
  const { model, prompts, files } = desk
  const [folder = ''] = sheet.references[0]?.split('/') ?? []
  const references = model.takesReferences
    ? await Promise.all(sheet.references.map((one) => existing(files, one)))
    : []
  const order = {
    work: folder,
    task: seed.split('/').slice(1).join(' '),
    prompt: picturePrompt({ sheet, scene, kind }, prompts, { telling, isHeld: model.takesReferences }),
    references,
  }
  return drawLooked(desk, order, references, (asked, again) =>
    keptOrDrawn(desk, bookPaths.drawn(folder, nameOf({ sheet, seed }, asked.prompt, again)), asked),
  )
}

/** Another seed, other words, another sheet than the first, and another try, are another picture. */
function nameOf(
  { sheet, seed }: Pick<PictureRequest, 'sheet' | 'seed'>,
  prompt: string,
  again: number,
): string {
  const held = sheet.references.filter((path) => !path.endsWith('/sheet.jpg'))
  const asked = [seed, prompt, ...held, ...(again === 0 ? [] : [again])].join('\n')
  return createHash('sha256').update(asked).digest('hex').slice(0, 32)
}

async function existing(files: BookFiles, path: string): Promise<Uint8Array> {
  const bytes = await files.get(path)
  if (bytes === null) throw new IllustratorError(`${path} is not there`, false)
  return bytes
}

/**
 * Never enlarged: a print file has the pixels that were drawn, and preflight sees how sharp they are where they are printed.
 */
async function inPixels(drawn: Uint8Array, pixels: number, breaches: string[]): Promise<Picture> {
  const { width } = await sharp(drawn).metadata()
  if (width <= pixels) return { jpeg: drawn, breaches }
  const jpeg = await sharp(drawn)
    .resize(pixels, pixels)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { jpeg, breaches }
}

/**
 * Seconds can help against a provider that is away; a budget and a setting are for another day. Without what the provider
 * said: it holds what was asked about a child, and the queue keeps failures and logs them.
 */
function asIllustratorError(error: ModelError): IllustratorError {
  return new IllustratorError(`${error.reason}: ${error.message}`, error.reason === 'unreachable')
}
