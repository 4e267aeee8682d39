import { describe, expect, it } from 'vitest'
import { findLoved } from './find-loved.ts'
import { lexicons } from './lexicon/lexicon.ts'

/** Words that an earlier language uses for something else. */
const homographs: ReadonlySet<string> = new Set(['ballon', 'ape', 'nave', 'trenó', 'lanterna', '宇宙'])

describe('findLoved', () => {
  it.each([
    ['voetballen', 'football'],
    ['bananen', 'banana'],
    ['bananas', 'banana'],
    ['hamburgers', 'burger'],
    ['watermeloen', 'watermelon'],
    ['t-rex', 'dinosaur'],
    ['nijlpaarden', 'hippo'],
    ['zeehondjes', 'seal'],
    ['jachtluipaarden', 'leopard'],
    ['luiaards', 'sloth'],
    ['alpaca', 'llama'],
    ['hot air balloons', 'hotAirBalloon'],
    ['verpleegster', 'ambulance'],
    ['cadeautjes', 'present'],
    ['elfjes', 'fairy'],
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
    ['les chevaux', 'horse'],
    ['bonhommes de neige', 'snowman'],
    ['Drachen und Ritter', 'dragon'],
    ['Feuerwehrautos', 'fireEngine'],
    ['los dinosaurios', 'dinosaur'],
    ['gattini', 'cat'],
    ['borboletas', 'butterfly'],
    ['люблю футбол', 'football'],
    ['с динозаврами', 'dinosaur'],
    ['我喜欢恐龙', 'dinosaur'],
    ['電車が好き', 'train'],
    ['الديناصورات', 'dinosaur'],
    ['हाथियों', 'elephant'],
    ['footbal', 'football'],
    ['balet', 'balletShoes'],
    ['unicrons', 'unicorn'],
    ['elephnats', 'elephant'],
    ['dinasaurus', 'dinosaur'],
    ['graafmachiene', 'digger'],
    ['eenhorens', 'unicorn'],
    ['pannekoeken', 'pancakes'],
    ['kitties', 'cat'],
    ['cani', 'dog'],
    ['котята', 'cat'],
    ['الأميرات', 'princess'],
    ['سيارات الإطفاء', 'fireEngine'],
    ['سمكة قرش', 'shark'],
    ['regenlaarzen', 'boots'],
    ['her wellies', 'boots'],
    ['rain boots', 'boots'],
    ['stepjes', 'scooter'],
    ['slides', 'slide'],
    ['cavia’s', 'guineaPig'],
    ['guinea pigs', 'guineaPig'],
    ['rupsen', 'caterpillar'],
    ['vogeltjes', 'bird'],
    ['monsters', 'monster'],
  ])('finds %s', (words, motif) => {
    expect(findLoved(words)).toMatchObject({ found: true, motif })
  })

  it.each([
    'kwantumveld',
    'ladders',
    'ringmaster',
    'diabolo',
    'father',
    'kamer',
    'paper',
    'zzz',
    'stokstaartjes',
    'zeepaardjes',
    'ijsberen',
    'polar bears',
    'regenwormen',
    'sprinkhaan',
    'struisvogels',
    '',
    '☂',
  ])('says that it does not know “%s” and gives a heart or a star', (words) => {
    const loved = findLoved(words)
    expect(loved.found).toBe(false)
    expect(['heart', 'star']).toContain(loved.motif)
  })

  it.each(Object.entries(lexicons))(
    'finds every word of the %s lexicon under its own motif',
    (_, lexicon) => {
      const lost = Object.entries(lexicon).flatMap(([motif, words]) =>
        words.split(' ').filter((word) => findLoved(word).motif !== motif && !homographs.has(word)),
      )
      expect(lost).toEqual([])
    },
  )

  it.each(Object.entries(lexicons))('has no word twice in the %s lexicon', (_, lexicon) => {
    const words = Object.values(lexicon).flatMap((line) => line.split(' '))
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})
