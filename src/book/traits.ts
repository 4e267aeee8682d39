/** What belongs to somebody and is seen in every picture, in the order in which it is offered. */
export const traits = [
  'freckles',
  'dimples',
  'birthmark',
  'vitiligo',
  'downSyndrome',
  'beard',
  'moustache',
  'hearingAid',
  'cochlearImplant',
  'eyePatch',
  'wheelchair',
  'walker',
  'cane',
  'prosthesis',
  'insulinPump',
] as const
export type Trait = (typeof traits)[number]

interface TraitFacts {
  /** Whether it is of a face, or helps somebody. */
  of: 'face' | 'help'
  /** Years from which somebody can have it. */
  fromAge?: number
  /** Words that tell of it in a description: Dutch and English, then the other languages, which word boundaries do not know. */
  words: readonly RegExp[]
}

const grown = 18

/** All that is known of each; a description that no words tell it by leaves it to be chosen. */
export const traitTable: Readonly<Record<Trait, TraitFacts>> = {
  freckles: {
    of: 'face',
    words: [
      /\b(sproet(en|jes|erige?)?|freckle[ds]?|freckly)\b/i,
      /taches? de rousseur|sommersprossen?|\bpecas?\b|\blentiggini|\bsardas\b|веснушк|雀斑|そばかす|نمش|झाइयाँ/iu,
    ],
  },
  dimples: {
    of: 'face',
    words: [
      /\b((wang)?kuiltjes?|dimple[ds]?)\b/i,
      /fossettes?|grübchen|hoyuelos?|covinhas?|ямочк|酒窝|えくぼ|غماز|डिंपल/iu,
    ],
  },
  birthmark: {
    of: 'face',
    words: [
      /\b((geboorte|moeder|wijn)vlek(je|ken)?|birth-?marks?|port-wine stain)\b/i,
      /taches? de naissance|tache de vin|muttermal|geburtsmal|feuermal|marca de (?:nacimiento|nascença)|родим\p{L}+ пятн|胎记|胎記|وحمة|जन्मचिह्न/iu,
    ],
  },
  vitiligo: { of: 'face', words: [/vitiligo|витилиго|白癜风|白斑|بهاق|विटिलिगो/iu] },
  // How a face is drawn for it is the family's own wish: it is chosen, and taken from no description.
  downSyndrome: { of: 'face', words: [] },
  beard: {
    of: 'face',
    fromAge: grown,
    words: [
      /\b(baard(je)?|bebaarde?|beard(ed)?)\b/i,
      /\b(barbe|barbu|(?:voll|(?:einen?|langen|grauen|weißen|roten|mit|seinen) )bart|bärtig|barba|barbudo|barbuto)(?!\p{L})|бород|胡子|ひげ|髭|لحية|दाढ़ी/iu,
    ],
  },
  moustache: {
    of: 'face',
    fromAge: grown,
    words: [
      /\b(snor(retje)?|moustached?|mustache)\b/i,
      /schnurrbart|bigote|\bbaffi|bigode|(?<!\p{L})ус(ы|ами)(?!\p{L})|شارب|मूँछ/iu,
    ],
  },
  hearingAid: {
    of: 'help',
    words: [
      /\b((ge)?hoorapparaat(je|jes)?|(ge)?hoorapparaten|hoortoestel(len|letje)?|hearing[ -]?aids?)\b/i,
      /appareils? auditif|hörgerät|audífono|apparecchi?o? acustic|aparelhos? auditivo|слухов\p{L}+ аппарат|助听器|補聴器|سماع[ةات]+ (?:ال)?أذن|श्रवण यंत्र/iu,
    ],
  },
  cochlearImplant: {
    of: 'help',
    words: [
      /\b(cochlea(ir|ire|r)[ -]implanta?a?t?(en|s)?)\b/i,
      /implants? cochléaire|cochlea-implantat|implante coclear|impianto cocleare|кохлеарн\p{L}+ имплант|人工耳蜗|人工内耳|زراعة (?:ال)?قوقعة|कॉक्लियर/iu,
    ],
  },
  eyePatch: {
    of: 'help',
    words: [
      /\b(oog(lapje|pleister|lap)|eye-? ?patch)\b/i,
      /cache-œil|augenpflaster|augenklappe|parche en el ojo|benda sull’occhio|tapa-olho|повязк\p{L}+ на глаз|眼罩|眼帯|アイパッチ/iu,
    ],
  },
  // Told by more than a word: see `tellsOfWheelchair`.
  wheelchair: { of: 'help', words: [] },
  walker: {
    of: 'help',
    words: [
      /\b(rollator|looprek(je)?|walking frame|zimmer frame|rolling walker)\b/i,
      /déambulateur|gehwagen|andador|deambulatore|ходунк|助行器|歩行器|مشاية/iu,
    ],
  },
  cane: {
    of: 'help',
    words: [
      /\b(wandelstok|loopstok|blindenstok|taststok|walking stick|(walking|white|a) cane)\b/i,
      /canne blanche|avec une canne|gehstock|blindenstock|bastón|bastone da passeggio|bastone bianco|(?<!\p{L})(?:uma|com) bengala(?!\p{L})|тростью|拐杖|白杖|عكاز|छड़ी/iu,
    ],
  },
  prosthesis: {
    of: 'help',
    words: [
      /\b((onder)?been-?prothese|kunstbeen|(leg prosthesis|prosthetic|artificial) (lower )?leg|leg prosthesis)\b/i,
      /prothèse de jambe|jambe artificielle|beinprothese|prótesis de pierna|pierna ortopédica|protesi alla gamba|prótese (?:na|de|da) perna|протез\p{L}* ног|假肢|義足|طرف صناعي|कृत्रिम पैर/iu,
    ],
  },
  insulinPump: {
    of: 'help',
    words: [
      /\b(insuline-?pomp(je)?|insulin[ -]pump)\b/i,
      /pompe à insuline|insulinpumpe|bomba de insulina|microinfusore|инсулинов\p{L}+ помп|胰岛素泵|インスリンポンプ|مضخة (?:ال)?أنسولين|इंसुलिन पंप/iu,
    ],
  },
}

/** Whether somebody of this age can have it. */
export function suitsAge(trait: Trait, ageYears: number): boolean {
  return ageYears >= (traitTable[trait].fromAge ?? 0)
}

/** Chosen traits in the order of the table, each once, without those that an age rules out; NaN, where none is told, rules out none. */
export function fittingTraits(chosen: readonly Trait[], ageYears = Number.NaN): Trait[] {
  return traits.filter(
    (trait) => chosen.includes(trait) && (Number.isNaN(ageYears) || suitsAge(trait, ageYears)),
  )
}
