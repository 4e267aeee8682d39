import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printShopSpecification } from '#adapters/print-shop/print-shop.ts'
import type { Brief } from '#book/brief.ts'
import { isNightPage } from '#book/night-page.ts'
import { bookToPrint } from '#book/print-specification.ts'
import type { Illustrator, Picture, PictureRequest } from '#illustration/illustrator.ts'
import { blurredPicture, printedBlur } from '#recipe/blurred-picture.ts'
import { pictureColour } from '#recipe/picture-colour.ts'
import { type BookInPictures, bookToTypeset } from '#recipe/book-to-typeset.ts'
import {
  type BookToDraw,
  coverRequest,
  endpaperPixels,
  endpaperRequest,
  momentRequests,
  printPixels,
  sheetRequest,
  spotRequests,
  spreadRequest,
  vignetteRequest,
} from '#recipe/picture-requests.ts'
import type { Story } from '#story/storyteller.ts'
import { preflight } from '#typesetting/print/preflight.ts'
import { setBothParts } from '#typesetting/print/set-both-parts.ts'
import { withPictureOrigin } from '#typesetting/picture-origin.ts'
import { trimSpot } from '#typesetting/trim-spot.ts'
import type { Typesetter } from '#typesetting/typesetter.ts'

/** A book that is told, and where its pictures and files go. */
export interface BookOnDisk {
  brief: Brief
  story: Story
  seed: string
  folder: string
  /** How large its pages are drawn. */
  pixels: number
  /** Whether the files for a printer are wanted too. */
  forPrinter: boolean
}

interface Engines {
  illustrator: Illustrator
  typesetter: Typesetter
}

/** Does a piece of work and says how long it took. */
type Timed = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
type Draw = (name: string, request: PictureRequest) => Promise<Pick<Picture, 'jpeg' | 'panels'>>

/** Draws a told book, and writes its pictures, its preview and its clean file. */
export async function drawBook(book: BookOnDisk, engines: Engines, timed: Timed): Promise<void> {
  const { brief, story, seed, folder } = book
  const { illustrator, typesetter } = engines
  const sheet = await timed('characters', () => illustrator.makeCharacterSheet(sheetRequest(brief, seed)))
  let coverBend = 0
  const draw: Draw = async (name, request) => {
    const { jpeg, breaches, titleBend, panels } = await illustrator.drawPicture(request)
    if (request.kind === 'cover') coverBend = titleBend ?? 0
    for (const breach of breaches) console.log(`  ${name}: ${breach}`)
    // All ornaments are ours, as `keepPicture` has them say.
    const drawnBy = /^(?:cover|spread-)/.test(name) ? illustrator.name : null
    await writeFile(join(folder, `${name}.jpg`), await withPictureOrigin(jpeg, drawnBy))
    return { jpeg, panels }
  }
  const drawn = await drawPictures(book, { seed, sheet, cover: story.cover }, { draw, timed })
  const pictures = { ...drawn, coverBend }
  const { title } = brief
  const { dedication, ending, blurb } = story
  const words = {
    brief,
    title,
    intro: '',
    dedication,
    ending,
    blurb,
    coverCaption: story.cover.caption,
    madeBy: { storyteller: story.writtenBy, illustrator: illustrator.name },
    madeOn: new Date(),
  }
  const spreads = await Promise.all(pictures.spreads.map(locked))
  const preview = await timed('preview', () =>
    typesetter.typeset(bookToTypeset(words, { ...pictures, spreads }, true)),
  )
  await writeFile(join(folder, 'preview.pdf'), preview)
  const whole = await timed('book', () => typesetter.typeset(bookToTypeset(words, pictures, false)))
  await writeFile(join(folder, 'book.pdf'), whole)
  if (!book.forPrinter) return
  const specification = printShopSpecification(bookToPrint(brief))
  const files = await timed('for printer', () =>
    setBothParts(typesetter, bookToTypeset(words, pictures, false), specification),
  )
  await writeFile(join(folder, 'printer-interior.pdf'), files.interior)
  await writeFile(join(folder, 'printer-cover.pdf'), files.cover)
  const { findings, checks } = await timed('preflight', () => preflight(files, specification))
  console.log(`  ${checks.length} checks: ${findings.length === 0 ? 'nothing found' : ''}`)
  for (const { check, detail } of findings) console.log(`  ${check}: ${detail}`)
}

/** A page as it is seen before payment: the colours of its picture. */
async function locked({
  picture,
  ...page
}: BookInPictures['spreads'][number]): Promise<BookInPictures['spreads'][number]> {
  return picture ? { ...page, blur: await printedBlur(await blurredPicture(picture)) } : page
}

/** Pages as large as asked for, the endpaper in proportion. */
async function drawPictures(
  { brief, story, pixels }: BookOnDisk,
  drawn: BookToDraw,
  { draw, timed }: { draw: Draw; timed: Timed },
): Promise<Omit<BookInPictures, 'coverBend'>> {
  const { jpeg: cover } = await timed('cover', () => draw('cover', coverRequest(drawn, 1, pixels)))
  const { jpeg: vignette } = await draw('vignette', vignetteRequest(drawn))
  const ornaments = await timed('ornaments', () => drawOrnaments({ brief, story, pixels }, drawn, draw))
  const pictures = await timed('pictures', () =>
    Promise.all(
      story.spreads.map(({ spread, scene }) =>
        draw(`spread-${spread + 1}`, spreadRequest(drawn, { spread, scene, version: 1 }, pixels)),
      ),
    ),
  )
  const spreads = await Promise.all(
    story.spreads.map(async ({ text, scene }, index) => {
      const picture = pictures[index]?.jpeg
      return {
        text,
        words: scene.double?.words,
        isWordless: scene.double?.silent !== undefined,
        caption: scene.caption,
        picture,
        colour: picture && (await pictureColour(picture)),
        isNight: isNightPage(scene),
        spot: ornaments.spots[index],
        moment: ornaments.moments[index]?.jpeg,
        panels: ornaments.moments[index]?.panels,
      }
    }),
  )
  return { cover, vignette, endpaper: ornaments.endpaper, spreads }
}

/** A book is whole without what is small. */
function sayWhyNot(error: unknown): undefined {
  console.log(`  ${error instanceof Error ? error.message : String(error)}`)
}

/** The pattern inside the boards, and the small drawings of the text pages that have one. */
async function drawOrnaments(
  { brief, story, pixels }: Pick<BookOnDisk, 'brief' | 'story' | 'pixels'>,
  drawn: BookToDraw,
  draw: Draw,
): Promise<{
  endpaper: Uint8Array
  spots: (Uint8Array | undefined)[]
  moments: (Pick<Picture, 'jpeg' | 'panels'> | undefined)[]
}> {
  const scenes = story.spreads.map(({ scene }) => scene)
  const patternPixels = Math.round((pixels * endpaperPixels.print) / printPixels)
  const endpaper = draw('endpaper', endpaperRequest(drawn, scenes, patternPixels))
  const spots = spotRequests(drawn, story.spreads, brief.companions).map(async (request, index) =>
    request ? trimSpot((await draw(`spot-${index + 1}`, request)).jpeg) : undefined,
  )
  const moments = momentRequests(drawn, story.spreads, brief.companions).map(async (request, index) =>
    request ? draw(`moment-${index + 1}`, request).catch(sayWhyNot) : undefined,
  )
  return {
    endpaper: (await endpaper).jpeg,
    spots: await Promise.all(spots),
    moments: await Promise.all(moments),
  }
}
