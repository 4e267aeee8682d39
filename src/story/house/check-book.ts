import type { Brief } from '#book/brief.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { StorySpread } from '../storyteller.ts'
import { bookWords } from './book-words.ts'
import { castMoments } from './cast-moments.ts'
import { type ContentLanguage, isContentLanguage } from './content-language.ts'
import { houseStoryteller } from './house-storyteller.ts'
import { spreadsOfSize } from './spreads-of-size.ts'
import type { SceneSource, StorySource } from './story-schema.ts'
import { tellSpread } from './tell-spread.ts'

export interface BookFault {
  /** Where and what, the same for every child with this fault. */
  key: string
  example: string
}

/** Tells one whole book and lists what a copy editor would mark in it. */
export async function checkBook(story: StorySource, brief: Brief, seed: string): Promise<BookFault[]> {
  const { language } = brief
  if (!isContentLanguage(language)) throw new Error(`no content in ${language}`)
  const sources = spreadsOfSize(story, brief.size)
  const book = bookWords(story, brief, language, seed)
  const moments = castMoments(sources, brief.companions.length)
  const faults: BookFault[] = []
  const register = brief.hero.age <= 4 ? 'short' : 'rich'
  const told: StorySpread[] = []
  for (const [index, source] of sources.entries()) {
    try {
      const spread = tellSpread(source, index, { brief, language, book, seed, actor: moments.get(source.id) })
      told.push(spread)
      const say = (what: string, example: string): void => {
        faults.push({ key: `${source.id} ${register} ${what}`, example })
      }
      checkText(spread.text, story, language, register, say)
      checkScene(source.scene, spread.scene, say)
    } catch (error) {
      faults.push({
        key: `${source.id} ${register}`,
        example: error instanceof Error ? error.message : String(error),
      })
    }
  }
  if (told.length < sources.length) return faults
  checkNeighbours(
    told.map((spread) => spread.scene),
    sources.map((source) => source.id),
    faults,
  )
  const text = told
    .map((spread) => spread.text)
    .join('\n')
    .toLowerCase()
  for (const companion of book.companions.flatMap(({ members }) => members)) {
    if (!text.includes(companion.toLowerCase())) {
      faults.push({
        key: `${brief.size} ${register} never names a companion of ${book.companions.length}`,
        example: companion,
      })
    }
  }
  const { cover, dedication, ending } = await houseStoryteller([story]).writeStory(brief, seed)
  for (const [what, line] of Object.entries({ 'cover caption': cover.caption, dedication, ending })) {
    checkPrint(line, story, language, (fault, example) => faults.push({ key: `${what} ${fault}`, example }))
  }
  return faults
}

type Say = (what: string, example: string) => void

function checkText(
  text: string,
  story: StorySource,
  language: ContentLanguage,
  register: 'short' | 'rich',
  say: Say,
): void {
  const count = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const [least, most] = story.registers[register].words
  if (count < least || count > most) say(`${count} words`, text)
  checkPrint(text, story, language, say)
}

function checkPrint(text: string, story: StorySource, language: ContentLanguage, say: Say): void {
  if (/[{}[\]|]|undefined|\bnull\b|NaN/.test(text)) say('unresolved', text)
  if (/['"]/.test(text)) say('straight quote', text)
  if (/\d/.test(text)) say('digits', text)
  if (/(^|[.!?]’?\s)‘?\p{Ll}/u.test(text.replace(/[.!?,]’ (?=\p{Ll})/gu, '’ ').replace(/…[\p{L}’]*/gu, '')))
    say('lower-case sentence start', text)
  if (/[.!?]{2}|\s[.,!?]|,\s*\./.test(text)) say('punctuation', text)
  if (!/[.!?…’]$/.test(text)) say('ends without a stop', text)
  for (const word of story.barredWords[language]) {
    if (new RegExp(`(^|\\P{L})${word}`, 'iu').test(text)) say(`barred ${word}`, text)
  }
}

function checkScene(source: SceneSource | undefined, scene: ScenePlan, say: Say): void {
  if (scene.caption.length < 25 || scene.caption.length > 220) say('caption length', scene.caption)
  if (/[{}[\]|]|undefined|['"]/.test(scene.caption) || !/[.!?…]$/.test(scene.caption))
    say('caption', scene.caption)
  const lost = (list: readonly { looksAt?: unknown; with?: unknown }[]): number =>
    list.filter((member) => member.looksAt || member.with).length
  if (source && scene.cast.some((member) => member.looksAt === undefined)) {
    say('cast looks at nothing', JSON.stringify(scene.cast))
  }
  if (source && source.cast.length === scene.cast.length && lost(source.cast) !== lost(scene.cast)) {
    say('a gaze or hold points at nothing', JSON.stringify(scene.cast))
  }
  const who = scene.cast.map((member) => member.who)
  if (new Set(who).size < who.length) say('somebody is there twice', who.join(' '))
}

/** Pictures beside each other must differ, and nobody may be away from the pictures for long. */
function checkNeighbours(scenes: readonly ScenePlan[], ids: readonly string[], faults: BookFault[]): void {
  for (let index = 1; index < scenes.length; index++) {
    const [before, scene] = [scenes[index - 1], scenes[index]]
    if (!before || !scene) continue
    const place = `${ids[index - 1]}-${ids[index]}`
    if (before.camera === scene.camera && before.setting === scene.setting) {
      faults.push({ key: `${place} same picture`, example: `${scene.setting} ${scene.camera}` })
    }
    const away = [before, scene].every(({ cast }) => !cast.some(({ who }) => who === 'hero'))
    if (away) faults.push({ key: `${place} without the hero`, example: '' })
  }
}
