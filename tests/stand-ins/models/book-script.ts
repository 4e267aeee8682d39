import type { WrittenBook } from '#story/ai/read-written-book.ts'
import type { Script } from './model-stand-in.ts'
import type { Question } from './wire.ts'

/** A model that knows one book by heart: it answers each task on the way to it as a good model would. */
export function bookScript({ story }: Pick<WrittenBook, 'story'>): Script {
  return (question) => {
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
