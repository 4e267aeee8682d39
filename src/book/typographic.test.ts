import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { noor } from '../../tests/acceptance/start-workshop.ts'
import { parseBrief } from './brief.ts'
import { type BookLanguage, bookLanguages } from './options.ts'
import { typographic, typographicName } from './typographic.ts'

test.each([
  ["van 't Hof", 'van ’t Hof'],
  ['van ‘t Hof', 'van ’t Hof'],
  ["O'Neill", 'O’Neill'],
  ['O`Neill', 'O’Neill'],
  ['O´Neill', 'O’Neill'],
  ["'s Ochtends een ei en 'n appel", '’s Ochtends een ei en ’n appel'],
  ["Opa's foto's", 'Opa’s foto’s'],
  ["Lars' hond", 'Lars’ hond'],
  ['Hij zei \'hoi\' en "dag".', 'Hij zei ‘hoi’ en “dag”.'],
  ["'Hoi,' zei Lars' hond.", '‘Hoi,’ zei Lars’ hond.'],
  ['("Slaap lekker!")', '(“Slaap lekker!”)'],
  ["'t Is 'mooi' in '90", '’t Is ‘mooi’ in ’90'],
  ["In the '90s he said 'hi'.", 'In the ’90s he said ‘hi’.'],
  ["'12 apples,' she said", '‘12 apples,’ she said'],
  ['Toen... ja', 'Toen… ja'],
  ["rock 'n' roll", 'rock ’n’ roll'],
  ["Give 'em 'cake'", 'Give ’em ‘cake’'],
  ['"\'t Regent," zei oma', '“’t Regent,” zei oma'],
  ['‘Ssst,’ zei de heuvel', '‘Ssst,’ zei de heuvel'],
])('%s is printed as %s', (typed, printed) => {
  expect(typographic(typed)).toBe(printed)
  expect(typographic(printed)).toBe(printed)
})

test.each<[BookLanguage, string, string]>([
  ['german', '"Wann?", fragte Emil.', '„Wann?“, fragte Emil.'],
  [
    'german',
    `"Er sagte 'nein', mehr nicht", sagte Max' Oma.`,
    '„Er sagte ‚nein‘, mehr nicht“, sagte Max’ Oma.',
  ],
  ['german', "Wie geht's?", 'Wie geht’s?'],
  ['french', 'Elle lit "sortie" et s\'arrête!', 'Elle lit «\u202Fsortie\u202F» et s’arrête\u202F!'],
  ['french', '— Où ça ?! dit Hugo.', '—\u00A0Où ça\u202F?! dit Hugo.'],
  ['french', 'Il est 9:04. Voici : rien.', 'Il est 9:04. Voici\u202F: rien.'],
  ['french', '« Non », dit-elle…?', '«\u202FNon\u202F», dit-elle…\u202F?'],
  ['spanish', 'Ponía "cerrado".', 'Ponía «cerrado».'],
  ['italian', "\"C'è 'lui'\" disse Bea.", '«C’è “lui”» disse Bea.'],
  ['portuguese', 'Dizia "saída".', 'Dizia “saída”.'],
  ['french', 'Elle lut : "Recette :"', 'Elle lut\u202F: «\u202FRecette\u202F:\u202F»'],
  ['french', 'Elle lut "Recette:"', 'Elle lut «\u202FRecette\u202F:\u202F»'],
  ['russian', 'На двери было "Вход".', 'На двери было «Вход».'],
  ['chinese', '小满说"没了。"就走了。', '小满说“没了。”就走了。'],
  ['japanese', 'ハルは"まって"と いった。', 'ハルは「まって」と いった。'],
  ['arabic', 'قال:"لا"و"نعم"', 'قال:«لا»و«نعم»'],
  ['hindi', '"चलो।" दादी बोलीं।', '“चलो।” दादी बोलीं।'],
  ['spanish', '-¿Cabe? -preguntó Inés-. Sí.', '—¿Cabe? —preguntó Inés—. Sí.'],
  ['spanish', '- ¿Cabe? - preguntó Inés.', '—¿Cabe? —preguntó Inés.'],
  [
    'spanish',
    'El eco - que era suyo - y el bus-tren, 5 - 3, -5 grados.',
    'El eco —que era suyo— y el bus-tren, 5 - 3, -5 grados.',
  ],
  ['spanish', '-...món', '—…món'],
  ['french', '- Pas petite, dit-elle.\n-Non !', '—\u00A0Pas petite, dit-elle.\n—\u00A0Non\u202F!'],
  [
    'portuguese',
    '- Dá - disse Luz.\nO guarda-chuva custa 5 - 3.',
    '— Dá\u00A0— disse Luz.\nO guarda-chuva custa 5 - 3.',
  ],
  ['portuguese', '-5 graus', '-5 graus'],
  ['russian', '- Да, - сказал он. – Как-то 5-7 раз.', '— Да,\u00A0— сказал он.\u00A0— Как-то 5-7 раз.'],
  ['dutch', 'Zo - dat was dat -- klaar.', 'Zo\u00A0– dat was dat\u00A0– klaar.'],
  ['dutch', '- melk\n- brood', '- melk\n- brood'],
  [
    'arabic',
    'قال: هل تأتي? لا, أبدا; في 7:45 و3,50 مع Noor, Tom.',
    'قال: هل تأتي؟ لا، أبدا؛ في 7:45 و3,50 مع Noor, Tom.',
  ],
  ['arabic', 'في 7, قال: "هل?"', 'في 7، قال: «هل؟»'],
  ['chinese', '小满说:"没了."豆豆呢? 7:45, 有3.50元!', '小满说：“没了。”豆豆呢？7:45，有3.50元！'],
  ['chinese', '小满...Noor, Tom和外婆--走了', '小满……Noor, Tom和外婆——走了'],
  ['chinese', '外婆 - 走了 fabelaar.nl 小满.com', '外婆——走了 fabelaar.nl 小满.com'],
  ['japanese', 'ハルは, かさを みた. だれ? はい', 'ハルは、かさを みた。だれ？ はい'],
  ['japanese', '廊下《ろうか》, 7:45に...', '廊下《ろうか》、7:45に……'],
  ['hindi', 'डिब्बा है. डॉ. शर्मा 3.50 में आए| "चलो."', 'डिब्बा है। डॉ. शर्मा 3.50 में आए। “चलो।”'],
  ['hindi', 'गेंद - धम्म! में-में', 'गेंद\u00A0– धम्म! में-में'],
])('in %s %s is printed as %s', (language, typed, printed) => {
  expect(typographic(typed, language)).toBe(printed)
  expect(typographic(printed, language)).toBe(printed)
})

test('nothing changes a second time, and no straight quote is left, in any language', () => {
  const text = fastCheck
    .array(fastCheck.constantFrom(...'\'"‘’“”«»„`´ \n--–—(.,!?:;…|at5没かشहДs0'))
    .map((signs) => signs.join(''))
  fastCheck.assert(
    fastCheck.property(text, fastCheck.constantFrom(...bookLanguages), (typed, language) => {
      const printed = typographic(typed, language)
      expect(printed).not.toMatch(/['"`´]/)
      expect(typographic(printed, language)).toBe(printed)
      expect(typographicName(typographicName(typed))).toBe(typographicName(typed))
    }),
  )
})

test('the signs of print in the committed books are right already', () => {
  const folder = join(import.meta.dirname, '../../examples/languages')
  for (const language of bookLanguages) {
    const { story } = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as {
      story: { spreads: { text: string }[]; blurb: string }
    }
    for (const text of [...story.spreads.map((spread) => spread.text), story.blurb])
      expect(typographic(text, language).replace(/[\u00A0\u202F]/g, ' ')).toBe(
        text.replace(/[\u00A0\u202F]/g, ' '),
      )
  }
})

test('a brief has its names and its title in that form, so that every page and mail has', () => {
  const checked = parseBrief({
    ...noor,
    hero: { ...noor.hero, name: "Zoë van 't Hof" },
    companions: [{ kind: 'toy', name: '‘n Beer', species: 'bear', description: '' }],
    title: 'Opa\'s "boot"',
  })
  expect(checked).toMatchObject({
    ok: true,
    brief: { hero: { name: 'Zoë van ’t Hof' }, companions: [{ name: '’n Beer' }], title: 'Opa’s “boot”' },
  })
})

test('a title has the quotes of the language of its book', () => {
  const checked = parseBrief({ ...noor, language: 'german', title: 'Emil und das "Boot"' })
  expect(checked).toMatchObject({ ok: true, brief: { title: 'Emil und das „Boot“' } })
})

test('in Russian a word of one letter goes to the next line with the word that it belongs to', () => {
  const space = '\u00A0'
  expect(typographic('Круглые, с краем. И он — я и ты.', 'russian')).toBe(
    `Круглые, с${space}краем. И${space}он${space}— я${space}и${space}ты.`,
  )
})

test('a dash within a line never begins the next one, and one that begins a speech stays as it is', () => {
  const space = '\u00A0'
  expect(typographic('Если быстро — пельмени.\n— Да, — сказал он.', 'russian')).toBe(
    `Если быстро${space}— пельмени.\n— Да,${space}— сказал он.`,
  )
  expect(typographic('A day – or two.', 'english')).toBe(`A day${space}– or two.`)
})
