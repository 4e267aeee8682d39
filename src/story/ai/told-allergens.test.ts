import { expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { toldAllergens } from './told-allergens.ts'

test.each<[BookLanguage, string, string]>([
  ['french', 'Elle est allergique aux noisettes.', 'noisettes'],
  ['german', 'Er ist allergisch gegen Haselnüsse.', 'Haselnüsse'],
  ['spanish', 'Es alérgica a la leche.', 'leche'],
  ['italian', 'È allergico al latte.', 'latte'],
  ['portuguese', 'Tem alergia ao leite.', 'leite'],
  ['russian', 'У него аллергия на молоко.', 'молоко'],
  ['chinese', '他对牛奶过敏。', '奶'],
  ['japanese', '牛乳アレルギーです。', '牛乳'],
  ['arabic', 'عندها حساسية من الحليب.', 'حليب'],
  ['hindi', 'उसे दूध से एलर्जी है।', 'दूध'],
])('in %s an allergy is understood: %s', (language, text, food) => {
  expect(toldAllergens(text, language)?.join(' ')).toContain(food)
})

test('an allergy to what no list has is one all the same, and who likes milk has none', () => {
  expect(toldAllergens('Elle est allergique au latex.', 'french')).toEqual([])
  expect(toldAllergens('Elle aime le lait. Il a peur du noir.', 'french')).toBeNull()
})
