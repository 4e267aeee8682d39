import { usesWheelchair, withoutLacking } from '#book/uses-wheelchair.ts'

/** What a few words about somebody tell an illustrator. */
export interface DescribedLook {
  beard?: boolean
  freckles?: boolean
  hearingAid?: boolean
  insulinPump?: boolean
  /** An artificial lower leg. */
  prosthesis?: boolean
  wheelchair?: boolean
  /** Fur or feathers, sRGB hex. */
  coat?: string
}

const traits: readonly (readonly [RegExp, Exclude<keyof DescribedLook, 'coat' | 'wheelchair'>])[] = [
  [/\b(baard(je)?|bebaarde?|beard(ed)?)\b/i, 'beard'],
  [/\b(sproet(en|jes|erige?)?|freckle[ds]?|freckly)\b/i, 'freckles'],
  [
    /\b((ge)?hoorapparaat(je|jes)?|(ge)?hoorapparaten|hoortoestel(len|letje)?|hearing[ -]?aids?)\b/i,
    'hearingAid',
  ],
  [/\b(insuline-?pomp(je)?|insulin[ -]pump)\b/i, 'insulinPump'],
  [/\b(((onder)?been-?)?prothese|kunstbeen|prosthesis|prosthetic|artificial leg)\b/i, 'prosthesis'],
]

/** The same in the other languages that books are written in, which word boundaries do not know. */
const traitsElsewhere: typeof traits = [
  [/\b(barbe|barbu|Bart|bärtig|barba|barbudo|barbuto)(?!\p{L})|бород|胡子|ひげ|髭|لحية|दाढ़ी/iu, 'beard'],
  [
    /taches? de rousseur|sommersprossen?|\bpecas?\b|\blentiggini|\bsardas\b|веснушк|雀斑|そばかす|نمش|झाइयाँ/iu,
    'freckles',
  ],
  [
    /appareils? auditif|hörgerät|audífono|apparecchi?o? acustic|aparelhos? auditivo|слухов\p{L}+ аппарат|助听器|補聴器|سماع[ةات]+ (?:ال)?أذن|श्रवण यंत्र/iu,
    'hearingAid',
  ],
  [
    /pompe à insuline|insulinpumpe|bomba de insulina|microinfusore|инсулинов\p{L}+ помп|胰岛素泵|インスリンポンプ|مضخة (?:ال)?أنسولين|इंसुलिन पंप/iu,
    'insulinPump',
  ],
  [/prothèse|beinprothese|prótesis|protesi|prótese|протез|假肢|義足|طرف صناعي|कृत्रिम पैर/iu, 'prosthesis'],
]

/** What an animal wears: `een rode halsband` is no red coat. */
const worn =
  /[\p{L}-]+\s+((halsband|strik|sjaal|trui)(t?je)?|riem|tuigje|collar|bow|ribbon|scarf|harness|jumper|sweater)\b/giu

/** Colours as fur has them, in Dutch and English; the first that is named wins. */
const coats: readonly (readonly [RegExp, string])[] = [
  [/\b(zwarte?|black)\b/i, '#4a4348'],
  [/\b(wit|witte|white)\b/i, '#f6efe4'],
  [/\b(grijs|grijze|gr[ae]y)\b/i, '#a8a5a8'],
  [/\b(bruine?|brown)\b/i, '#9a6b47'],
  [/\b(rood|rode|ros|rosse|ginger|red|oranje|orange)\b/i, '#d98a4e'],
  [/\b(blonde?|gouden|golden|goud)\b/i, '#dfb06a'],
  [/\b(beige|cr[eè]me|cream)\b/i, '#ead7b5'],
  [/\b(roze|pink)\b/i, '#eba6b4'],
  [/\b(blauwe?|blue)\b/i, '#7fa0c4'],
  [/\b(groene?|green)\b/i, '#86ad72'],
  [/\b(geel|gele|yellow)\b/i, '#ecc75a'],
  [/\b(paarse?|purple)\b/i, '#a48cc0'],
]

/** Finds what the maker wrote about a character that shows in a picture. */
export function readDescription(description: string): DescribedLook {
  const look: DescribedLook = {}
  const has = withoutLacking(description)
  for (const [words, trait] of [...traits, ...traitsElsewhere]) if (words.test(has)) look[trait] = true
  if (usesWheelchair(description)) look.wheelchair = true
  const fur = has.replace(worn, '')
  let first = Number.POSITIVE_INFINITY
  for (const [words, coat] of coats) {
    const at = fur.search(words)
    if (at >= 0 && at < first) {
      first = at
      look.coat = coat
    }
  }
  return look
}
