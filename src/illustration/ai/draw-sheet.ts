import { bookPaths } from '#book/book-paths.ts'
import type { PictureUploads } from '#book/picture-uploads.ts'
import type { CastName } from '#book/scene-plan.ts'
import type { PicturesNotice } from '#models/book-notice.ts'
import { isRefusal, ModelError } from '#models/model-error.ts'
import type { SheetRequest } from '../illustrator.ts'
import { charactersOf } from './describe-cast.ts'
import { type Desk, keptOrDrawn } from './desk.ts'
import { sheetPrompt } from './picture-prompt.ts'
import { drawLooked } from './second-look.ts'

/** Draws everybody of a book once. @returns its path, and what of the photos that were sent was not looked at */
export async function drawSheet(
  desk: Desk,
  request: SheetRequest,
  folder: string,
): Promise<{ path: string; notices: PicturesNotice[] }> {
  const { model, prompts, files, uploads, log } = desk
  const { version = 1 } = request
  const photos = model.takesReferences ? await readPhotos(uploads, request) : []
  const missed = missedPhotos(model, request, photos.length)
  const pathOf = (wordsOfParents: boolean, again: number) =>
    bookPaths.drawn(folder, nameOf({ version, wordsOfParents, again }))
  const draw = async (wordsOfParents: boolean): Promise<{ path: string; notices: PicturesNotice[] }> => {
    // What is refused may be in the words or in the photos.
    const shown = wordsOfParents ? photos : []
    const order = {
      work: folder,
      task: version === 1 ? 'character sheet' : `character sheet ${version}`,
      prompt: sheetPrompt(request, prompts, {
        wordsOfParents,
        photosOf: shown.map(({ who }) => who),
      }),
      references: shown.map(({ jpeg }) => jpeg),
    }
    // Photos are shown to whoever draws, and to nobody else.
    const { path, faults } = await drawLooked(desk, order, [], (asked, again) =>
      keptOrDrawn(desk, pathOf(wordsOfParents, again), asked),
    )
    if (faults.length > 0) log(`character sheet of ${folder}: ${faults.join('; ')}`)
    return { path, notices: photos.length > shown.length ? ['pictures_photo_refused'] : missed }
  }
  if (await files.exists(pathOf(false, 0))) return draw(false)
  return draw(true).catch((error: unknown) => {
    if (isRefusal(error) || (photos.length > 0 && isOfPhoto(error))) return draw(false)
    throw error
  })
}

/** Whether a photo may be what a model could not make anything of: providers say so as of any request that is not right. */
function isOfPhoto(error: unknown): boolean {
  return error instanceof ModelError && (error.reason === 'settings' || error.reason === 'unusable')
}

/** Why fewer photos are shown than were sent: they are not kept any more, or the model looks at none. */
function missedPhotos(
  { takesReferences }: Desk['model'],
  request: SheetRequest,
  shown: number,
): PicturesNotice[] {
  const sent = photosOf(request).length
  if (sent === shown) return []
  return [takesReferences ? 'pictures_photo_missing' : 'pictures_photo_unseen']
}

function photosOf(request: SheetRequest): { who: CastName; path: string }[] {
  return charactersOf(request).flatMap(({ who, character: { picturePath: path } }) =>
    path === undefined ? [] : [{ who, path }],
  )
}

function nameOf({
  version,
  wordsOfParents,
  again,
}: {
  version: number
  wordsOfParents: boolean
  again: number
}): string {
  return [
    'sheet',
    ...(version === 1 ? [] : [`v${version}`]),
    ...(wordsOfParents ? [] : ['plain']),
    ...(again === 0 ? [] : [again]),
  ].join('-')
}

async function readPhotos(
  uploads: PictureUploads,
  request: SheetRequest,
): Promise<{ who: CastName; jpeg: Uint8Array }[]> {
  const photos = []
  for (const { who, path } of photosOf(request)) {
    const jpeg = await uploads.get(path)
    if (jpeg !== null) photos.push({ who, jpeg })
  }
  return photos
}
