import { describe, expect, it } from 'vitest'
import { findLoved } from './find-loved.ts'
import { lexicon } from './lexicon.ts'

describe('findLoved', () => {
  it.each([
    ['voetballen', 'football'],
    ['dinosaurussen', 'dinosaur'],
    ['dino', 'dinosaur'],
    ['treintje', 'train'],
    ['stoomtreinen', 'train'],
    ['draken', 'dragon'],
    ['drakentemmer', 'dragon'],
    ['koekjes', 'biscuit'],
    ['balletjes', 'ball'],
    ['ballet', 'balletShoes'],
    ['autootjes', 'car'],
    ['huizen', 'house'],
    ['maantje', 'moonInSky'],
    ['sterretjes', 'star'],
    ['Pinguïns', 'penguin'],
    ['zeemeerminnen', 'mermaid'],
    ['brandweerwagens', 'fireEngine'],
    ['paardrijden', 'horse'],
    ['kikkers en slakken', 'frog'],
    ['een walvis met een hoed', 'whale'],
    ['butterflies', 'butterfly'],
    ['wolves', 'wolf'],
    ['fire engines', 'fireEngine'],
    ['ice cream', 'iceCream'],
    ['a cake with six floors', 'cake'],
    ['big trucks', 'truck'],
  ])('finds %s', (words, motif) => {
    expect(findLoved(words)).toMatchObject({ found: true, motif })
  })

  it.each(['kwantumveld', 'zzz', '', '☂'])(
    'says that it does not know “%s” and gives a heart or a star',
    (words) => {
      const loved = findLoved(words)
      expect(loved.found).toBe(false)
      expect(['heart', 'star']).toContain(loved.motif)
    },
  )

  it('finds every word of the lexicon under its own motif, and no word under two', () => {
    const owners = new Map<string, string[]>()
    for (const [motif, { nl, en }] of Object.entries(lexicon)) {
      for (const word of new Set(`${nl} ${en}`.split(' ')))
        owners.set(word, [...(owners.get(word) ?? []), motif])
    }
    const shared = [...owners].filter(([, motifs]) => motifs.length > 1)
    expect(shared).toEqual([])
    const lost = [...owners].filter(
      ([word, [motif]]) => findLoved(word).motif !== motif || !findLoved(word).found,
    )
    expect(lost).toEqual([])
  })
})
