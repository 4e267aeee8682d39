import type { Brief } from '#book/brief.ts'
import { pick, randomFrom } from '#book/random.ts'
import type { StorySpread } from '../storyteller.ts'
import type { BookWords } from './book-words.ts'
import type { ContentLanguage } from './content-language.ts'
import { formatMessage, type Words } from './format-message.ts'
import { capitalise } from './grammar/capitalise.ts'
import { registerOf } from './register-of.ts'
import { resolveScene } from './resolve-scene.ts'
import { doubleWith, type StagedSpreads } from './staged-spreads.ts'
import type { SpreadSource, SpreadVariant } from './story-schema.ts'

export interface SpreadSituation {
  brief: Brief
  language: ContentLanguage
  book: BookWords
  seed: string
  /** Place from 0 of the companion whose moment this is. */
  actor: number | undefined
  /** Says once who somebody is and what is called by a name. */
  known: (page: string) => string
  /** The folder of `content/stages` that has all pictures of this book, if any has, and what is staged in it. */
  stages: { story: string; staged: StagedSpreads } | undefined
}

/** What is told of a spread in one book: itself, or the variant that the seed picks. */
function toldOf(source: SpreadSource, seed: string): SpreadSource | SpreadVariant {
  return source.variants ? pick(source.variants, randomFrom(`${seed}/${source.id}`)) : source
}

/** The name under which a spread of this book is staged: a variant that shows something else has a stage of its own. */
export function stageNameOf(source: SpreadSource, seed: string): string {
  const told = toldOf(source, seed)
  return told !== source && told.scene ? `${source.id}-${told.id}` : source.id
}

/** Writes one spread in the register of the child's age. */
export function tellSpread(source: SpreadSource, index: number, situation: SpreadSituation): StorySpread {
  const { brief, language, seed, book, actor, stages } = situation
  const told = toldOf(source, seed)
  const scene = told.scene ?? source.scene
  if (!told.text || !scene) throw new Error(`spread ${source.id} has no text or scene`)
  const words = { ...book.words, ...actorWords(situation) }
  const register = registerOf(brief.hero.age)
  const text = situation.known(formatMessage(told.text[language][register], words, language))
  const spread = stageNameOf(source, seed)
  const place = stages?.staged.get(spread)
  return {
    spread: index,
    text,
    scene: {
      ...resolveScene(scene, {
        language,
        words,
        companionCount: book.companions.length,
        actor,
        ...(stages && { stage: { story: stages.story, spread, words: book.pictured } }),
      }),
      ...(stages && { called: book.called }),
      ...doubleWith(text, place),
    },
  }
}

function actorWords({ book, actor, language }: SpreadSituation): Words {
  const companion = actor === undefined ? undefined : book.companions[actor]
  return {
    actor: companion?.name ?? '',
    Actor: capitalise(companion?.name ?? '', language),
    call: companion?.call ?? '',
    actorNumber: companion?.many ? 'many' : 'one',
    kind: companion?.kind ?? 'none',
    actorWheels: companion?.wheels ? 'yes' : 'no',
  }
}
