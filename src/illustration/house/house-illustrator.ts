import type { Illustrator } from '../illustrator.ts'
import { traitsOf } from '#book/traits-of.ts'
import { settleChoices } from './cast/actor.ts'
import { coatTold, marksTold } from './cast/coat-told.ts'
import { drawingThreads } from './drawing-threads.ts'
import { encodeJpeg } from './raster/encode-jpeg.ts'

interface HouseIllustratorOptions {
  /** How many pictures are drawn at the same time, each in a thread of its own. */
  threads: number
  /** Hears what was unknown in a scene and what stands in for it. */
  log?(line: string): void
}

/** Our own illustrator: scenes staged before a camera, or composed by rules, and painted in pixels, without any service outside. */
export function houseIllustrator(options: HouseIllustratorOptions): Illustrator & { close(): Promise<void> } {
  const threads = drawingThreads(options.threads)
  const log = options.log ?? console.warn
  const name = 'Fabelaar house illustrator'
  return {
    name,
    repeatable: true,
    usesPictures: false,
    drawsFree: true,
    shows(told, of) {
      const isFur =
        of.species !== undefined &&
        (coatTold(told) !== undefined || Object.keys(marksTold(told, of.species)).length > 0)
      return isFur || traitsOf({ ...of, description: told }).size > 0 ? 'drawn' : 'unseen'
    },
    async makeCharacterSheet({ style, hero, companions, loved, seed, language }) {
      return {
        style,
        hero,
        companions,
        loved: loved.slice(0, 3),
        choices: settleChoices(hero, companions, seed, language),
        references: [],
        drawnBy: name,
      }
    },
    draws: ({ references }) => references.length === 0,
    async drawPicture(request) {
      const { breaches, warnings, titleBend, panels, ...drawn } = await threads.draw(request)
      for (const warning of warnings) log(`picture ${request.seed}: ${warning}`)
      return { jpeg: await encodeJpeg(drawn.rgb, drawn), breaches, titleBend, panels }
    },
    close: () => threads.close(),
  }
}
