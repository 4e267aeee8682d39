import { bookPaths } from '#book/book-paths.ts'
import type { PictureUploads } from '#book/picture-uploads.ts'
import type { CastName } from '#book/scene-plan.ts'
import { isRefusal } from '#models/model-error.ts'
import type { SheetRequest } from '../illustrator.ts'
import { charactersOf } from './describe-cast.ts'
import { type Desk, keptOrDrawn } from './desk.ts'
import { sheetPrompt } from './picture-prompt.ts'
import { drawLooked } from './second-look.ts'

/** Draws everybody of a book once. @returns its path */
export async function drawSheet(desk: Desk, request: SheetRequest, folder: string): Promise<string> {
  const { model, prompts, files, uploads, log } = desk
  const { version = 1 } = request
  const photos = model.takesReferences ? await readPhotos(uploads, request) : []
  const pathOf = (wordsOfParents: boolean, again: number) =>
    bookPaths.drawn(folder, nameOf({ version, wordsOfParents, again }))
  const draw = async (wordsOfParents: boolean): Promise<string> => {
    // What is refused may be in the words or in the photos.
    const shown = wordsOfParents ? photos : []
    const photosOf = shown.map(({ who }) => who)
    const order = {
      work: folder,
      task: version === 1 ? 'character sheet' : `character sheet ${version}`,
      prompt: sheetPrompt(request, prompts, { wordsOfParents, photosOf }),
      references: shown.map(({ jpeg }) => jpeg),
    }
    // Photos are shown to whoever draws, and to nobody else.
    const { path, faults } = await drawLooked(desk, order, [], (asked, again) =>
      keptOrDrawn(desk, pathOf(wordsOfParents, again), asked),
    )
    if (faults.length > 0) log(`character sheet of ${folder}: ${faults.join('; ')}`)
    return path
  }
  if (await files.exists(pathOf(false, 0))) return draw(false)
  return draw(true).catch((error: unknown) => (isRefusal(error) ? draw(false) : Promise.reject(error)))
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
  for (const { who, character } of charactersOf(request)) {
    const jpeg = character.picturePath === undefined ? null : await uploads.get(character.picturePath)
    if (jpeg !== null) photos.push({ who, jpeg })
  }
  return photos
}
