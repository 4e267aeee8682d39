import type { WrittenBook } from '#story/ai/read-written-book.ts'
import type { Script } from './model-stand-in.ts'
import type { Question } from './wire.ts'

/**
 * A model that knows one book by heart, and tells it of whoever was ordered: it answers each task on the way to it as a
 * good model would.
 */
export function bookScript(book: Pick<WrittenBook, 'brief' | 'story'>): Script {
  return (question) => answerTo(toldOf(book, question.material), question)
}

function answerTo(story: WrittenBook['story'], question: Question): unknown {
  const properties = Object.keys(question.schema.properties ?? {})
  const has = (name: string): boolean => properties.includes(name)
  const { dedication, ending, blurb, cover, titles, spreads } = story
  if (has('facts'))
    return {
      facts: [
        { kind: 'loves', fact: 'The child loves puddles.', quote: 'puddles', sensitive: false, words: [] },
      ],
    }
  if (has('plots')) return { plots: [plot, plot, plot] }
  if (has('again')) return { again: [], best: 'the bucket', untold: [] }
  if (has('best')) return { best: 1, reason: 'It has a bucket.', changes: [] }
  if (listsTitles(question)) return { elements: titles.map((title) => ({ title })) }
  if (has('dedication')) return { dedication, ending, blurb, cover }
  if (has('elements')) return { elements: spreads.slice(fromOf(question)) }
  if (has('text')) return spreads[numberOf(question)]
  return {
    spreads: spreads.map(({ scene, text }) => ({
      happens: text.slice(0, 100),
      who: scene.cast.map(({ who }) => who),
      setting: scene.setting,
      time: scene.time,
      turn: 'and then',
    })),
  }
}

/** The story with the names of the brief that is asked for in the places of its own. */
function toldOf(
  { brief, story }: Pick<WrittenBook, 'brief' | 'story'>,
  material: string,
): WrittenBook['story'] {
  const { brief: ordered } = JSON.parse(material) as {
    brief: Pick<WrittenBook['brief'], 'hero' | 'companions'>
  }
  const names = new Map(
    [
      [brief.hero, ordered.hero] as const,
      ...brief.companions.map((one, at) => [one, ordered.companions[at]] as const),
    ].flatMap(([own, other]) => (other ? [[own.name, other.name] as const] : [])),
  )
  if ([...names].every(([own, other]) => own === other)) return story
  const pattern = new RegExp(`(?<!\\p{L})(?:${[...names.keys()].join('|')})`, 'gu')
  const renamed = JSON.stringify(story).replace(pattern, (name) => names.get(name) ?? name)
  return JSON.parse(renamed) as WrittenBook['story']
}

const plot = {
  skeleton: 'search',
  want: 'a bucket',
  obstacles: ['the lid', 'the cat'],
  planted: 'the hole in it',
  turn: 'the child carries it upside down',
  lastLaugh: 'a hat',
  companions: [],
}

/** Whether the entries of the list asked for are titles. */
function listsTitles({ schema }: Question): boolean {
  const { properties } = schema as { properties?: { elements?: { items?: { properties?: object } } } }
  return 'title' in (properties?.elements?.items?.properties ?? {})
}

/** The spread to go on from: as many as are written. */
function fromOf({ material }: Question): number {
  return (JSON.parse(material) as { written: unknown[] }).written.length
}

/** The spread to write anew. */
function numberOf({ material }: Question): number {
  return (JSON.parse(material) as { number: number }).number
}
