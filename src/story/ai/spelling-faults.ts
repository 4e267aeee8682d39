import type { BookLanguage } from '#book/options.ts'
import { levelOfAge } from '../reading-level.ts'

/** Very frequent words as they are written where the letters of a language were left out: none of them is another word. */
const misspelt: Partial<Record<BookLanguage, { words: string; lacks: string }>> = {
  french: {
    lacks: 'its accents',
    words:
      'etait etaient etais tres apres deja meme memes voila etre bientot fenetre fenetres arrete ecoute repond repondit derriere premiere lumiere lumieres tete tetes foret reve reves pere mere frere freres ecole etoile etoiles ca francais garcon garcons lecon recu pret etage ecrit ecrire epaule eteint dejeuner gateau gateaux chateau tot plutot drole bete betes fete numero cle entiere maniere riviere poussiere cuillere sorciere prefere desole cheri etonne enerve metro velo cinema journee soiree annee idee idees fumee',
  },
  german: {
    lacks: 'ä, ö, ü or ß',
    words:
      'fuer ueber koennen koennte moechte moechten moegen schoen schoene schoener schoenen waere waeren wuerde wuerden haette haetten hoeren hoerte hoert maedchen tuer tueren gruen gruene gruenen fuenf natuerlich zurueck spaet spaeter muessen muesste muede fuehlt frueh frueher fruehstueck laeuft laesst faehrt faellt haelt haende waende baeume haeuser traeumen kaese voegel glueck stueck kueche schluessel nuesse huegel boese groesser groesste zwoelf loeffel loewe oeffnet oeffnete draussen gross grosse grosser grossen grosses heisst heissen heiss strasse strassen strassenbahn fuss fuesse suess suesse spass weiss weisse weissen schliesst liess dreissig beisst gruesse reisst ausserdem aufzuege',
  },
  spanish: {
    lacks: 'its accents',
    words:
      'tambien despues asi aqui alli ahi habia habian tenia tenian queria querian podia podian decia decian dia dias arbol arboles pajaro pajaros corazon jamas todavia quizas detras ademas adios cancion raton jardin avion facil dificil ultimo rapido magico musica numero limon tiburon buzon camion cajon jabon telefono ninos ninas manana pequeno pequena pequenos pequenas senor senora montana otono ensenar algun ningun segun estan',
  },
  italian: {
    lacks: 'its accents',
    words:
      'perche cosi piu gia puo citta cioe finche poiche lassu laggiu quassu giu verita lunedi martedi mercoledi giovedi venerdi caffe affinche benche',
  },
  portuguese: {
    lacks: 'its accents',
    words:
      'nao entao tambem voce voces ja so mae irmao irma coracao chao mao maos pao aviao alguem ninguem tres atras familia agua arvore passaro passaros ceu amanha licao cancao acucar crianca criancas cabeca comecou botao caminhao estao sao tao lampada musica ultimo rapido magico facil dificil onibus',
  },
  russian: {
    lacks: 'ё, which books for children have',
    words:
      'еще ее мое твое свое идет пойдет придет найдет уйдет живет поет несет везет растет дает встает зовет ждет ведет вперед зеленый зеленая зеленое зеленые желтый желтая желтое желтые черный черная черное черные теплый теплая темный темная веселый веселая легкий легкая пошел пришел нашел ушел вошел подошел зашел шел елка елку еж ежик самолет вертолет полет мед лед ребенок котенок теленок утенок тетя береза четырех трех твердо нес вез принес привез перевел привел увел повел льет пьет бьет шьет счет прием актер щетка тяжелый тяжелая',
  },
}
const wordSets = new Map(
  Object.entries(misspelt).map(([language, { words }]) => [language, new Set(words.split(' '))]),
)

/** Characters that are written otherwise in the simplified script. */
const traditional =
  /[這個們來說時會過對還沒後麼裡裏學開見話長門問間點媽爺嗎鳥魚飛馬東車樹頭語讓給從聽覺貓電買賣紅綠藍錢園國圖書畫愛聲應當為無與實現進運動邊遠風雲樂觀雞鴨豬櫃餃讀寫號葉歲雙兩歡難寶貝親張廚請誰夢燈氣熱涼師傘襪褲帶舊輕鐘響壞總]/u

/** So many kana without a space or a sign no phrase of a young book has. */
const longRow = /[\p{Script=Hiragana}\p{Script=Katakana}ー]{13,}/u
/** A page of more kana has a space for so many of them at least. */
const [fewKana, kanaOfSpace] = [24, 20]

/**
 * What of a text a native would never spell so, as a reason to write it again: very frequent words without their accents,
 * umlauts or ё, Spanish questions that do not begin, traditional characters, and kana for who learns to read in one row.
 * @param options.age of who reads, in years
 * @param options.names words that are spelled as their family does
 */
export function spellingFaults(
  text: string,
  language: BookLanguage,
  { age, names }: { age: number; names: readonly string[] },
): string[] {
  const nameless = names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
  return [
    ...misspellings(nameless, language),
    ...(language === 'spanish' ? unopened(nameless) : []),
    ...(language === 'chinese' ? traditionalSigns(nameless) : []),
    ...(language === 'japanese' ? unspaced(nameless, age) : []),
  ]
}

function misspellings(text: string, language: BookLanguage): string[] {
  const words = wordSets.get(language)
  const lacks = misspelt[language]?.lacks
  if (!words || lacks === undefined) return []
  const found = (text.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).find((word) => words.has(word))
  return found === undefined ? [] : [`the text says “${found}” without ${lacks}`]
}

/** ¿ and ¡ begin what ? and ! end; one of both may have both. */
function unopened(text: string): string[] {
  const times = (signs: RegExp): number => text.match(signs)?.length ?? 0
  return times(/[?!]+/g) > times(/[¿¡]+/g)
    ? ['the text has a question or a cry without ¿ or ¡ where it begins']
    : []
}

function traditionalSigns(text: string): string[] {
  const found = [...text].find((sign) => traditional.test(sign))
  return found === undefined
    ? []
    : [`the text has “${found}”: this language is written in simplified characters`]
}

function unspaced(text: string, age: number): string[] {
  if (['reader', 'grown'].includes(levelOfAge(age))) return []
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu)?.length ?? 0
  const spaces = text.match(/(?<=\p{L})[ \u3000](?=\p{L})/gu)?.length ?? 0
  const [row] = longRow.exec(text) ?? []
  if (row !== undefined) return [`the text has no space between the phrases of “${row}”`]
  return kana > fewKana && spaces * kanaOfSpace < kana ? ['the text has no spaces between its phrases'] : []
}
