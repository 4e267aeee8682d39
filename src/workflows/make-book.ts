import { bookPaths } from '#book/book-paths.ts'
import type { Brief } from '#book/brief.ts'
import type { CharacterSheet } from '#illustration/illustrator.ts'
import { type BookNotice, whyUnwritten } from '#models/book-notice.ts'
import { readMadeBy, writeMadeBy } from '#recipe/made-by.ts'
import { sheetRequest, vignetteRequest } from '#recipe/picture-requests.ts'
import { readBook, saveCharacterSheet, saveStory, showProgress, tellOwner } from '#records/book-rows.ts'
import { countBriefToBook, countWishes } from '#records/ai-call-rows.ts'
import { leaveToOtherHands, saveSpread } from '#records/page-rows.ts'
import { workOfBrief } from '#story/ai/work-of-brief.ts'
import { StorytellerError } from '#story/storyteller.ts'
import { bookToDraw } from './book-to-draw.ts'
import { blurPictures } from './blur-pictures.ts'
import { drawCover } from './draw-cover.ts'
import { adorn, drawEndpaper, drawSpots } from './draw-ornaments.ts'
import { tellingStep } from './durable-step.ts'
import { keepOneHand, orOwnHand } from './keep-one-hand.ts'
import { keepPicture } from './keep-picture.ts'
import { keepSheet } from './keep-sheet.ts'
import { openPreview } from './open-preview.ts'
import { titleOfOwnStory } from './title-of-own-story.ts'
import type { Workshop } from './workshop.ts'

/**
 * The recipe of a book up to the preview: story, characters, cover; then the ornaments and the colours of the locked
 * pictures, which arrive while somebody is leafing through it. One durable step a line; a step whose work an earlier try has left behind
 * does nothing.
 */
export function makeBook(workshop: Workshop): (bookId: string) => Promise<void> {
  return async (bookId) => {
    const make = stepsOf(workshop, bookId)
    await make(0, 'write-story', writeStory)
    await make(1, 'meet-characters', meetCharacters)
    await make(2, 'draw-cover', drawFirstCover)
    await make(3, 'draw-vignette', drawVignette)
    await make(4, 'open-preview', openPreview)
    await adorn(workshop, bookId, 'draw-endpaper', drawEndpaper)
    await adorn(workshop, bookId, 'draw-spots', drawSpots)
    await adorn(workshop, bookId, 'blur-pictures', blurPictures)
  }
}

type Work = (workshop: Workshop, bookId: string) => Promise<void>

/** Each step first shows that it begins, then does its work, and says so honestly when it cannot. */
function stepsOf(workshop: Workshop, bookId: string) {
  return (done: number, name: string, work: Work): Promise<void> => {
    const progress = { step: name, done, total: 4 }
    return tellingStep(
      name,
      async () => {
        if (done < 4) await showProgress(workshop.database, bookId, { state: 'making', ...progress })
        await work(workshop, bookId)
      },
      async (error) => {
        workshop.log(`book ${bookId}: ${name} failed: ${String(error)}`)
        await showProgress(workshop.database, bookId, { state: 'failed', ...progress })
      },
    )
  }
}

async function writeStory(workshop: Workshop, bookId: string): Promise<void> {
  const { brief, seed, cover_scene, by_house } = await readBook(workshop.database, bookId)
  // Saved last, once all is written.
  if (cover_scene) return
  await countBriefToBook(workshop.database, workOfBrief(brief), bookId)
  const { storyteller } = workshop
  const teller = by_house ? (storyteller.free ?? storyteller) : storyteller
  const told: BookNotice[] = []
  const story = await teller
    .writeStory(
      brief,
      seed,
      (spread) => saveSpread(workshop.database, bookId, spread),
      (reason) => told.push(`story_${whyUnwritten(reason)}`),
    )
    .catch(async (error: unknown) => {
      // Said at once: who hangs is asked again, and somebody is watching.
      if (error instanceof StorytellerError && error.reason !== null)
        await tellOwner(workshop.database, bookId, 'story', [`story_${whyUnwritten(error.reason)}`])
      throw error
    })
  const title = await titleOfOwnStory(workshop, bookId, story)
  if (title !== null) told.push('story_title')
  await tellOwner(workshop.database, bookId, 'story', [...told, ...(story.leftOut?.notices ?? [])])
  const madeBy = writeMadeBy({ storyteller: story.writtenBy, illustrator: workshop.illustrator.name })
  await saveStory(workshop.database, bookId, story, { madeBy, title })
  await countWishes(workshop.database, story.wishes, brief.language)
}

async function meetCharacters(workshop: Workshop, bookId: string): Promise<void> {
  const { brief, seed, character_sheet, made_by } = await readBook(workshop.database, bookId)
  if (character_sheet) return
  const sheet = await workshop.illustrator.makeCharacterSheet(sheetRequest(brief, seed, bookId))
  if (sheet.references.length > 0) await leaveToOtherHands(workshop.database, bookId)
  // Who draws is known only now: a model may have left the book to our own illustrator.
  const madeBy = { ...readMadeBy(made_by), illustrator: sheet.drawnBy }
  const version = (await keepSheet(workshop, sheet, { bookId, version: 1 })) ? 1 : 0
  await tellOwner(workshop.database, bookId, 'pictures', noticesOf(sheet, brief))
  await saveCharacterSheet(workshop.database, bookId, sheet, { madeBy: writeMadeBy(madeBy), version })
}

/** Our own illustrator looks at no photos, whyever the book is theirs. */
function noticesOf({ references, notices = [] }: CharacterSheet, { hero, companions }: Brief): BookNotice[] {
  const hasPhoto = [hero, ...companions].some(({ picturePath }) => picturePath !== undefined)
  return hasPhoto && references.length === 0 ? [...notices, 'pictures_photo_unseen'] : notices
}

async function drawFirstCover(workshop: Workshop, bookId: string): Promise<void> {
  const book = await readBook(workshop.database, bookId)
  if (book.cover_version > 0) return
  await keepOneHand(workshop, bookId)
  await orOwnHand(workshop, bookId, {
    notice: 'pictures_refused',
    draw: () => drawCover(workshop, bookId, 1),
  })
}

async function drawVignette({ database, files, illustrator }: Workshop, bookId: string): Promise<void> {
  const path = bookPaths.vignette(bookId)
  if (await files.exists(path)) return
  const book = await readBook(database, bookId)
  const { jpeg } = await illustrator.drawPicture(vignetteRequest(bookToDraw(book)))
  await keepPicture(files, path, jpeg, null)
}
