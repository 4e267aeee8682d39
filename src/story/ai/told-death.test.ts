import { expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { toldDeath } from './told-death.ts'

test.each<[BookLanguage, string, string]>([
  ['french', 'Papi est mort au printemps.', 'Son grand-père nous a quittés.'],
  ['german', 'Opa ist im Mai gestorben.', 'Ihr Hund musste eingeschläfert werden.'],
  ['spanish', 'Su abuelo murió en abril.', 'El abuelo falleció.'],
  ['italian', 'Il nonno è morto in aprile.', 'La nonna non c’è più.'],
  ['portuguese', 'O avô morreu em abril.', 'A avó faleceu.'],
  ['russian', 'Дедушка умер весной.', 'Бабушки больше нет.'],
  ['chinese', '爷爷去年去世了。', '外婆不在了。'],
  ['japanese', 'おじいちゃんは去年なくなりました。', '祖母が亡くなった。'],
  ['arabic', 'توفي جده في الربيع.', 'ماتت قطتها.'],
  ['hindi', 'दादाजी का निधन हो गया।', 'दादी अब नहीं रहीं।'],
])('in %s a death is understood: %s; %s', (language, plain, soft) => {
  expect([toldDeath(plain, language), toldDeath(soft, language)]).toEqual([true, true])
})

test.each<[BookLanguage, string]>([
  ['french', 'Il est mort de rire. Elle adore la mer Morte et peint une nature morte. Il a mordu.'],
  ['german', 'Sie ist todmüde und lacht sich tot. Er liebt das Tote Meer.'],
  ['spanish', 'Se muere de risa y está muerto de hambre. Le gusta el mar Muerto.'],
  ['italian', 'È morto dal ridere. Ama il Mar Morto. La neve non c’è più.'],
  ['portuguese', 'Morre de rir e morreu de medo de nada. Gosta do mar Morto.'],
  ['russian', 'Он умирает со смеху. Снега больше нет.'],
  ['chinese', '他笑死了，累死了。他爸爸今天不在家。'],
  ['japanese', 'くつがなくなりました。笑い死にしそう。'],
  ['arabic', 'يموت من الضحك ويحب البحر الميت.'],
  ['hindi', 'वह हँसते हँसते मर जाता है। वह घर पर नहीं रहता।'],
])('and what only sounds so is none, in %s: %s', (language, text) => {
  expect(toldDeath(text, language)).toBe(false)
})
