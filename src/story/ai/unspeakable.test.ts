import { expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { unspeakable } from './check-text.ts'
import { loadLanguage } from './load-prompts.ts'

const found = (text: string, language: BookLanguage): string[] => unspeakable(text, loadLanguage(language))

test.each<[BookLanguage, string]>([
  ['dutch', 'De beer stak hem neer.'],
  ['dutch', 'Ze hadden de koning gewurgd.'],
  ['english', 'The bear stabbed the baker.'],
  ['english', 'He killed everybody, slowly.'],
  ['french', 'Le loup égorgea le boulanger.'],
  ['french', 'Il a tué le roi.'],
  ['german', 'Der Bär erstach den Bäcker.'],
  ['german', 'Sie wurde entführt.'],
  ['spanish', 'El oso apuñaló al panadero.'],
  ['spanish', 'El lobo mató al rey.'],
  ['italian', 'Il lupo uccise il re.'],
  ['portuguese', 'O lobo matou o rei.'],
  ['russian', 'Волк убил короля.'],
  ['chinese', '大灰狼把国王杀死了。'],
  ['japanese', 'くまは おうさまを なぐった。'],
  ['arabic', 'الذئب يقتل الملك.'],
  ['hindi', 'भेड़िये ने राजा को मार डाला।'],
])('in %s nobody is hurt: %s', (language, text) => {
  expect(found(text, language)).not.toEqual([])
})

test.each<[BookLanguage, string]>([
  ['dutch', 'Het was doodstil. Bom, zei de trommel, en het ijs lag er doodgewoon bij.'],
  ['dutch', 'Er stond een straat vol vissen; twaalf waren het er.'],
  ['english', 'They were killing time behind the slide. The heron stood in the lane.'],
  ['english', 'Seven, eight, nine. It was a year like 1999 or 2026.'],
  ['french', 'Pour tuer le temps, il compta les 12 rues. Tu étais là.'],
  ['german', 'Die Kröte blinzelte. Er kam auf Platz 3.'],
  ['spanish', 'Para matar el tiempo contaron las calles.'],
  ['italian', 'Andò via con 3 gatti.'],
  ['portuguese', 'Foi só para matar as saudades.'],
  ['russian', 'Кровать стояла у окна.'],
  ['chinese', '他们走过三条街。'],
  ['japanese', 'おばあちゃんが なぐさめてくれた。'],
  ['arabic', 'كانوا في الشارع.'],
  ['hindi', 'घर के बाहर गली थी।'],
])('in %s what only sounds so is told: %s', (language, text) => {
  expect(found(text, language)).toEqual([])
})

test.each<[BookLanguage, string]>([
  ['dutch', 'Ze dronken thee uit de pot, en daarna dronken de koeien ook.'],
  ['dutch', 'Zijn knie bloedde een beetje.'],
  ['dutch', 'Ze schopte hem de bal toe. Hij schopte haar schoen in de sloot.'],
  ['dutch', 'Ze pakte de bal en schopte hem in het doel.'],
  ['dutch', 'De boswachter hing zijn geweer aan de haak.'],
  ['dutch', 'Het pistool was van zeep.'],
  ['dutch', 'Tien, twintig: 10 20 30 40 50.'],
  ['dutch', 'Het was 1998, 1999, 2000 en toen 2001.'],
  ['english', 'He kicked her the ball. She kicked her shoes off and kicked them under the bed.'],
  ['english', 'The goat shot her a look.'],
  ['english', 'The pistol was made of soap.'],
  ['english', 'They whipped them into peaks.'],
  ['english', 'His knee bled a little. All the tea was drunk.'],
  ['english', 'A naked mole rat looked at his bloody knee.'],
  ['english', 'He slapped him on the back.'],
  ['spanish', 'Bomba de baño'],
  ['french', 'Une bombe de bain moussait.'],
  ['italian', 'Una bomba da bagno frizzava.'],
  ['arabic', '١٠ ٢٠ ٣٠ ٤٠'],
])('in %s innocent words are no harm: %s', (language, text) => {
  expect(found(text, language)).toEqual([])
})

test.each<[BookLanguage, string]>([
  ['dutch', 'De koning was dronken.'],
  ['dutch', 'Er kwam een dronken man aan.'],
  ['dutch', 'De dronken zeeman zong.'],
  ['dutch', 'De wolf bloedde.'],
  ['dutch', 'Hij schopte haar tegen haar been.'],
  ['dutch', 'Ze schopten hem.'],
  ['dutch', 'De boswachter pakte zijn geweer.'],
  ['dutch', 'Hij had een pistool.'],
  ['english', 'The king was drunk.'],
  ['english', 'He kicked her. She kicked him hard.'],
  ['english', 'They kicked her in the shins.'],
  ['english', 'He shot her.'],
  ['english', 'He shot her a second time.'],
  ['english', 'He pulled a pistol.'],
  ['english', 'The wolf bled.'],
  ['spanish', 'Puso una bomba.'],
])('in %s the same words are, where somebody is hurt: %s', (language, text) => {
  expect(found(text, language)).not.toEqual([])
})

test.each<[BookLanguage, string]>([
  ['dutch', 'Bel 06-12345678, zei de meeuw.'],
  ['dutch', 'Hij woont op Kerkstraat 12.'],
  ['dutch', 'De brief ging naar 1234 AB.'],
  ['english', 'Ring 020 7946 0958 and ask for Kevin.'],
  ['english', 'Write to kevin@dragon.example or look at www.dragon.example.'],
  ['english', 'Find it on dragons.com or at @kevin_the_dragon.'],
  ['english', 'The bear lives at 12 Church Road.'],
  ['french', 'Elle habite 12 rue des Lilas.'],
  ['french', 'Le 06 12 34 56 78 ne répond pas.'],
  ['german', 'Er wohnt in der Lindenstraße 5.'],
  ['german', 'Ruf +49 30 901820 an.'],
  ['spanish', 'Vive en la calle de Alcalá 14.'],
  ['italian', 'Abita in via Garibaldi 3.'],
  ['portuguese', 'Mora na Rua das Flores, 20.'],
  ['russian', 'Он живёт на улице Ленина, дом 5.'],
  ['chinese', '他住在南京路12号。'],
  ['japanese', '2丁目に すんでいます。'],
  ['arabic', 'يسكن في شارع النيل 15.'],
  ['arabic', 'اتّصل على ٠١٠ ١٢٣٤ ٥٦٧٨.'],
  ['hindi', 'वह मकान नंबर 12 में रहता है।'],
  ['hindi', 'फ़ोन करो: ९८७६५ ४३२१०'],
])('in %s nobody is found by what a book says: %s', (language, text) => {
  expect(found(text, language)).not.toEqual([])
})
