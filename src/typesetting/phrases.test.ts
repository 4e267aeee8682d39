import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookLanguages } from '#book/options.ts'
import { phrases, withBreaks } from './phrases.ts'

describe('the pieces of a line that stay whole', () => {
  test.each([
    ['鞋柜张着嘴', '鞋柜|张着嘴'],
    ['“下雨了？”外婆去收衣服。', '“下雨了？”|外婆|去|收衣服。'],
    ['一、二、三、四——', '一、|二、|三、四——'],
  ])('are words in Chinese, with their particles and their punctuation: %s', (line, pieces) => {
    expect(phrases(line, 'chinese', 14).join('|')).toBe(pieces)
  })

  test.each([
    ['「かえる じかんです」と、せんせいが いった。', '「かえる |じかんです」と、|せんせいが いった。'],
    ['もちは ふまない。ねこだから。', 'もちは |ふまない。|ねこだから。'],
    ['ぎゅっ、と おじいちゃんが みぎあしを ふんだ。', 'ぎゅっ、と |おじいちゃんが |みぎあしを ふんだ。'],
  ])('are what stands between spaces and pauses in kana: %s', (line, pieces) => {
    expect(phrases(line, 'japanese', 14).join('|')).toBe(pieces)
  })

  test('are words with their particles in Japanese without spaces', () => {
    const line = '「右は？」と先生が聞いた。図書室です。'
    expect(phrases(line, 'japanese', 14).join('|')).toBe('「右は？」と|先生が|聞いた。|図書室です。')
    const long = 'わるいことをしたのだとおもったのでかえった。'
    expect(phrases(long, 'japanese', 14).join('|')).not.toMatch(/っ\|/u)
  })

  test('are figures with what they count', () => {
    expect(phrases('午前7時に45分です。', 'japanese', 14).join('|')).toMatch(/7時に\|45分/u)
    expect(phrases('小满7点走了。', 'chinese', 14).join('|')).toContain('7点')
  })

  test('are the whole line in languages that break at their spaces', () => {
    for (const language of bookLanguages.filter((one) => one !== 'chinese' && one !== 'japanese'))
      expect(phrases('The hill was gone. 山 えき', language, 3)).toEqual(['The hill was gone. 山 えき'])
  })

  test('are joined the line, fit a line, and never begin or end where a line must not', () => {
    const signs = fc.constantFrom(...'鞋柜的了かえるのエキ12a、。，！？：—…「」“”（） ')
    const line = fc.array(signs, { maxLength: 60 }).map((some) => some.join(''))
    fc.assert(
      fc.property(line, fc.constantFrom('chinese', 'japanese'), (text, language) => {
        const pieces = phrases(text, language, 8)
        expect(pieces.join('')).toBe(text)
        for (const piece of pieces) expect(piece.match(/[\p{L}\p{N}]/gu)?.length ?? 0).toBeLessThanOrEqual(8)
        for (const piece of pieces.slice(1)) expect(piece).not.toMatch(/^[、。，！？：—…」”）]/u)
        for (const piece of pieces.slice(0, -1)) expect(piece).not.toMatch(/[「“（]$/u)
      }),
    )
  })

  test('are marked line by line', () => {
    expect(withBreaks('鞋柜还没睡。\n\n小满', 'chinese', 14)).toBe('鞋柜\u200b还\u200b没睡。\n\n小满')
  })
})

describe('a line with readings over its characters', () => {
  const line = '廊下《ろうか》に、だれかのうわばきが片方《かたほう》だけあった。'

  test('is broken where it would be without them, each reading beside its base', () => {
    const told = withBreaks(line, 'japanese', 14)
    expect(told).toContain('\uFFF9廊下\uFFFAろうか\uFFFBに')
    const plain = told.replace(/\uFFFA[^\uFFFB]*\uFFFB|\uFFF9/gu, '')
    expect(plain).toBe(withBreaks('廊下に、だれかのうわばきが片方だけあった。', 'japanese', 14))
  })

  test('is never broken within what has one reading', () => {
    const told = withBreaks(
      '｜雨の日の停留所の引き出し《あめのひのていりゅうじょのひきだし》は',
      'japanese',
      4,
    )
    for (const piece of told.split('\u200b')) {
      expect(piece.match(/\uFFF9/gu)?.length ?? 0).toBe(piece.match(/\uFFFB/gu)?.length ?? 0)
    }
  })
})
