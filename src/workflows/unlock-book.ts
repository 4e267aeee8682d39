import { lockBook, readBook, showProgress } from '#records/book-rows.ts'
import { isBought, listPaidOrders } from '#records/bought-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { type PageRow, readPages, savePicture } from '#records/page-rows.ts'
import { drawPrintCover } from './draw-cover.ts'
import { adorn, drawMoments, drawPrintEndpaper } from './draw-ornaments.ts'
import { drawPicture } from './draw-picture.ts'
import { isRefusedForGood, keepOneHand, orOwnHand } from './keep-one-hand.ts'
import { isWorthAnotherTry, step, tellingStep } from './durable-step.ts'
import { announceGivenDrawn } from './hand-over-book.ts'
import { announceDrawn } from './tell-of-print.ts'
import { typesetBook } from './typeset-book.ts'
import type { Workshop } from './workshop.ts'

/**
 * The recipe after payment: every picture, print-sharp, then the clean file. One durable step a line; pictures
 * that an earlier try or a worker that died has left behind are not drawn again.
 */
export function unlockBook(workshop: Workshop): (bookId: string) => Promise<void> {
  return async (bookId) => {
    await step('plan-pictures', () => planPictures(workshop, bookId))
    const make = (name: string, work: () => Promise<unknown>): Promise<unknown> =>
      tellingStep(name, work, (error) => sayItFailed(workshop, bookId, name, error))
    await make('draw-print-cover', () => drawFirstOrPrintCover(workshop, bookId))
    await adorn(workshop, bookId, 'draw-print-endpaper', drawPrintEndpaper)
    await make('draw-pictures', () => drawPictures(workshop, bookId))
    await adorn(workshop, bookId, 'draw-moments', drawMoments)
    await make('typeset', () => typesetBook(workshop, bookId, 'print'))
    await make('remove-uploads', () => removeUploads(workshop, bookId))
    await step('finish', () => finish(workshop, bookId))
    await step('tell-owner', () => tellBuyers(workshop, bookId))
  }
}

async function planPictures(workshop: Workshop, bookId: string): Promise<void> {
  const pages = await readPages(workshop.database, bookId)
  await showProgress(workshop.database, bookId, {
    state: 'unlocking',
    step: 'draw-pictures',
    done: pages.length - undrawn(pages).length,
    total: pages.length,
  })
}

/** A book of which nothing is to be drawn stays as it is, whoever drew it. */
async function drawFirstOrPrintCover(workshop: Workshop, bookId: string): Promise<void> {
  const pages = await readPages(workshop.database, bookId)
  if (undrawn(pages).length > 0) await keepOneHand(workshop, bookId)
  await drawPrintCover(workshop, bookId)
}

function undrawn(pages: readonly PageRow[]): PageRow[] {
  return pages.filter((page) => page.picture_version === 0 || page.picture_gone)
}

/**
 * All at once: the illustrator has its own queue. One that fails does not keep the others from being drawn. Each
 * notes itself in its row when it is there, so the step needs no other memory: begun again, it draws what is missing.
 */
async function drawPictures(workshop: Workshop, bookId: string): Promise<void> {
  await orOwnHand(workshop, bookId, {
    notice: 'pictures_page_refused',
    draw: () => drawMissingPictures(workshop, bookId),
  })
}

async function drawMissingPictures(workshop: Workshop, bookId: string): Promise<void> {
  const missing = undrawn(await readPages(workshop.database, bookId))
  const results = await Promise.allSettled(missing.map((page) => drawNextPicture(workshop, bookId, page)))
  const reasons = results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => reason as unknown)
  if (reasons.length > 0)
    throw reasons.find(isRefusedForGood) ?? reasons.find(isWorthAnotherTry) ?? reasons[0]
}

async function drawNextPicture(workshop: Workshop, bookId: string, page: PageRow): Promise<void> {
  const { spread } = page
  const version = page.picture_version + 1
  await drawPicture(workshop, { bookId, spread, version })
  await savePicture(workshop.database, bookId, { spread, version })
}

async function removeUploads(workshop: Workshop, bookId: string): Promise<void> {
  const { brief } = await readBook(workshop.database, bookId)
  const paths = [brief.hero, ...brief.companions].map((character) => character.picturePath)
  await workshop.uploads.remove(paths.filter((path) => path !== undefined))
}

/** A book whose order was canceled meanwhile is drawn, and locked again. */
async function finish({ database }: Workshop, bookId: string): Promise<void> {
  const total = (await readPages(database, bookId)).length
  await inTransaction(database, async (client) => {
    await lockBook(client, bookId)
    const state = (await isBought(client, bookId)) ? 'finished' : 'ready'
    await showProgress(client, bookId, { state, step: state, done: total, total })
  })
}

async function sayItFailed(workshop: Workshop, bookId: string, name: string, error: unknown): Promise<void> {
  workshop.log(`book ${bookId}: ${name} failed: ${String(error)}`)
  const pages = await readPages(workshop.database, bookId)
  const done = pages.length - undrawn(pages).length
  const progress = { state: 'unlock_failed' as const, step: name, done, total: pages.length }
  await showProgress(workshop.database, bookId, progress)
}

/** Each order that was paid by now; who pays later is told then (`settleOrder`). */
async function tellBuyers(workshop: Workshop, bookId: string): Promise<void> {
  const orders = await listPaidOrders(workshop.database, bookId)
  for (const order of orders) await announceDrawn(workshop, workshop.database, order)
  await announceGivenDrawn(workshop, workshop.database, bookId)
}
