import type { Brief } from '#book/brief.ts'
import { withoutRuby } from '#book/ruby.ts'
import { ModelError } from '#models/model-error.ts'
import { askFor, type Commission } from './ask-for.ts'
import { printFaults, unspeakable } from './check-text.ts'
import type { LanguageModel } from './language-model.ts'
import { languageFaults } from './language-of-text.ts'
import { namesOf } from './names-in-text.ts'
import { type Material, rewrites } from './write-spreads.ts'
import { type WrittenFrame, writtenFrameSchema, type WrittenSpread } from './written-story.ts'

const lines = ['dedication', 'ending', 'blurb'] as const

/**
 * What stands around the pages, sent back while something can be told to be wrong with it. What no book prints of it, and
 * what no model writes, is said in the fixed words of the language, and the cover shows what the first page does.
 */
export async function writeFrame(
  job: Commission & { brief: Brief },
  model: LanguageModel,
  material: Material,
  written: readonly WrittenSpread[],
): Promise<WrittenFrame> {
  const texts = written.map(({ text }) => text)
  const plain = plainFrame(job, written)
  let best = { frame: plain, faults: Number.POSITIVE_INFINITY }
  let reasons: string[] = []
  for (let tries = 0; best.faults > 0 && tries <= rewrites; tries += 1) {
    const name = tries === 0 ? 'frame' : `frame again ${tries}`
    const asked = { ...material, texts, ...(tries > 0 && { reasons }) }
    try {
      const answer = await model.answer(askFor(job, 'frame', asked, { name }), writtenFrameSchema)
      const frame = withoutReadings(answer)
      reasons = frameFaults(frame, job)
      if (reasons.length < best.faults) best = { frame, faults: reasons.length }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      // Who is away or would not was asked with patience already.
      if (error.reason !== 'unusable') break
      reasons = []
    }
  }
  return moderated(printed(best.frame, plain, job), plain, job)
}

/** They stand over the text of pages alone. */
function withoutReadings(frame: WrittenFrame): WrittenFrame {
  const { dedication, ending, blurb, cover } = frame
  return {
    dedication: withoutRuby(dedication),
    ending: withoutRuby(ending),
    blurb: withoutRuby(blurb),
    cover: { ...cover, caption: withoutRuby(cover.caption) },
  }
}

function frameFaults(frame: WrittenFrame, job: Commission & { brief: Brief }): string[] {
  const allergic = (text: string): string[] =>
    job.allergies.foodsIn(text).map((word) => `somebody in the book is allergic to “${word}”`)
  return [
    ...lines.flatMap((part) =>
      [...printFaults(frame[part], job.language, job.brief), ...allergic(frame[part])].map(
        (fault) => `${part}: ${fault}`,
      ),
    ),
    ...unprintedIn(frame.cover.caption, job).map((fault) => `caption of the cover: ${fault}`),
  ]
}

/** What no book prints, whoever wrote it. */
function unprintedIn(text: string, { brief, language, allergies }: Commission & { brief: Brief }): string[] {
  const names = namesOf(brief)
  return [
    ...unspeakable(text, language),
    ...allergies.foodsIn(text),
    ...languageFaults(text, brief.language, { names }),
  ]
}

function printed(frame: WrittenFrame, plain: WrittenFrame, job: Commission & { brief: Brief }): WrittenFrame {
  const line = (part: (typeof lines)[number]): string =>
    unprintedIn(frame[part], job).length === 0 ? frame[part] : plain[part]
  return {
    dedication: line('dedication'),
    ending: line('ending'),
    blurb: line('blurb'),
    cover: job.allergies.without(
      unprintedIn(frame.cover.caption, job).length === 0 ? frame.cover : plain.cover,
    ),
  }
}

/** What a moderator marks is said in the fixed words. */
async function moderated(
  frame: WrittenFrame,
  plain: WrittenFrame,
  { work, moderator }: Commission,
): Promise<WrittenFrame> {
  const marks = await moderator?.marks(work, [...lines.map((part) => frame[part]), frame.cover.caption])
  const isMarked = (at: number): boolean => (marks?.[at]?.length ?? 0) > 0
  const [dedication, ending, blurb] = lines.map((part, at) => (isMarked(at) ? plain : frame)[part])
  return {
    dedication: dedication ?? plain.dedication,
    ending: ending ?? plain.ending,
    blurb: blurb ?? plain.blurb,
    cover: isMarked(lines.length) ? plain.cover : frame.cover,
  }
}

/** The fixed words, and the first picture with the child in it, with room for the title. */
function plainFrame({ brief, language }: Commission & { brief: Brief }, written: readonly WrittenSpread[]) {
  const { name } = brief.hero
  const say = (line: string): string => line.replaceAll('{name}', () => name)
  const { dedication, ending, blurb } = language.plain
  const seen = written.find(({ scene }) => scene.cast.some(({ who }) => who === 'hero')) ?? written[0]
  if (!seen) throw new ModelError('unusable', 'a story without a page')
  const cover: WrittenFrame['cover'] = { ...seen.scene, quiet: 'top' }
  return { dedication: say(dedication), ending: say(ending), blurb: say(blurb), cover }
}
