/**
 * A story of `content/arcs`, to read:
 * npm run stories:read -- seven-pegs [--beat s03] [--language dutch] [--size medium] [--children 30] [--child 1]
 * With `--beat`, one beat as it is told to thirty children of all levels; without, the whole book of one of them.
 */
import { type Size, sizes } from '#book/size.ts'
import { childrenToRead } from '#story/house/arcs/arc-children.ts'
import { type Arc, loadArcs } from '#story/house/arcs/load-arcs.ts'
import { prepareArc } from '#story/house/arcs/prepare-arc.ts'
import { frameOf, tellArc, textOf, titlesOf } from '#story/house/arcs/tell-arc.ts'
import { type ContentLanguage, contentLanguages } from '#story/house/content-language.ts'
import { endWith, readOptions } from './read-options.ts'

const usage =
  'Usage: npm run stories:read -- seven-pegs [--beat s03] [--language dutch] [--size medium] [--children 30] [--child 1]'
const { values, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      beat: { type: 'string' },
      language: { type: 'string', default: 'dutch' },
      size: { type: 'string' },
      children: { type: 'string', default: '30' },
      child: { type: 'string', default: '1' },
    },
  },
  usage,
)

const [id] = positionals
const arcs = loadArcs()
const arc = arcs.find((one) => one.id === id)
const language = contentLanguages.find((known) => known === values.language)
if (!arc || positionals.length > 1) endWith(`${usage}\nArcs: ${arcs.map((one) => one.id).join(', ')}`)
if (!language) endWith(`--language is one of ${contentLanguages.join(', ')}`)
if (values.beat === undefined) readBook(arc, language, sizeOf('small'), countOf('child'))
else readBeat(arc, language, values.beat)

/** What a beat says to each of many children; without a size, in the smallest that tells it. */
function readBeat(arc: Arc, language: ContentLanguage, beatId: string): void {
  const beat = arc.beats.find((one) => one.id === beatId)
  if (!beat) endWith(`--beat is one of ${arc.beats.map((one) => one.id).join(', ')}`)
  console.log(`${beat.id}, from ${beat.from}. ${beat.job}. Joke: ${beat.joke}. Turn: ${beat.turn}.`)
  for (const [place, child] of childrenToRead(
    arc,
    language,
    sizeOf(beat.from),
    countOf('children'),
  ).entries()) {
    const told = tellArc(arc, prepareArc(arc, child.brief, child.facts, child.name))
    const page = told.find((one) => one.id === beat.id)
    if (!page) endWith(`${beat.id} is told from ${beat.from} on`)
    console.log(`\n[${place + 1}] ${child.name}\n${textOf(page)}`)
  }
}

/** The book of the child at a place, from 1. */
function readBook(arc: Arc, language: ContentLanguage, size: Size, place: number): void {
  const child = childrenToRead(arc, language, size, place).at(-1)
  if (!child) endWith('--child is a number from 1')
  const book = prepareArc(arc, child.brief, child.facts, child.name)
  const { dedication, ending } = frameOf(arc, book)
  console.log(`${child.name}\n${titlesOf(arc, book).join(' · ')}\n\n${dedication}`)
  for (const beat of tellArc(arc, book)) console.log(`\n[${beat.id}]\n${textOf(beat)}`)
  console.log(`\n${ending}`)
}

function sizeOf(unlessTold: Size): Size {
  const size = sizes.find((known) => known === (values.size ?? unlessTold))
  return size ?? endWith(`--size is one of ${sizes.join(', ')}`)
}

function countOf(option: 'children' | 'child'): number {
  const count = Number(values[option])
  return Number.isInteger(count) && count > 0 ? count : endWith(`--${option} is a number from 1`)
}
