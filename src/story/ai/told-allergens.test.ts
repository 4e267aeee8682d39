import { describe, expect, test } from 'vitest'
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

describe('what only an allergy does is one to the food in its sentence, without the word', () => {
  test.each<[BookLanguage, string, string]>([
    ['french', 'Le sésame est mortel pour elle, l’EpiPen est toujours dans le sac.', 'sésame'],
    ['german', 'Sesam ist lebensgefährlich für sie, der EpiPen ist immer dabei.', 'Sesam'],
    ['german', 'Von Nüssen bekommt er keine Luft.', 'Nüssen'],
    ['spanish', 'El sésamo es mortal para ella.', 'sésamo'],
    ['spanish', 'Con los cacahuetes no puede respirar.', 'cacahuetes'],
    ['italian', 'Il sesamo è mortale per lei.', 'sesamo'],
    ['portuguese', 'O leite é perigoso para ele.', 'leite'],
    ['russian', 'Молоко для неё смертельно опасно.', 'Молоко'],
    ['chinese', '花生对她是致命的。', '花生'],
    ['japanese', '卵は命にかかわります。', '卵'],
    ['arabic', 'الحليب خطير عليها.', 'حليب'],
    ['hindi', 'दूध उसके लिए जानलेवा है।', 'दूध'],
  ])('%s: %s', (language, text, food) => {
    expect(toldAllergens(text, language)?.join(' ')).toContain(food)
  })

  test.each<[BookLanguage, string]>([
    ['french', 'Le dragon est mortel pour elle. Elle aime le lait.'],
    ['french', 'Avec du fromage plein la bouche, elle ne peut plus respirer de rire.'],
    ['german', 'Der Drache ist lebensgefährlich für sie. Sie mag Milch.'],
    ['german', 'Mit Milch im Mund bekommt sie keine Luft vor Lachen.'],
    ['spanish', 'El dragón es mortal para ella.'],
    ['italian', 'Il drago è mortale per lei.'],
    ['portuguese', 'O dragão é perigoso para ele.'],
    ['russian', 'Дракон опасен для неё.'],
    ['chinese', '龙对她是致命的。'],
    ['japanese', '竜は命にかかわります。'],
    ['arabic', 'التنين خطير عليها.'],
    ['hindi', 'अजगर उसके लिए जानलेवा है।'],
  ])('and a dragon is none, %s: %s', (language, text) => {
    expect(toldAllergens(text, language)).toBeNull()
  })
})
