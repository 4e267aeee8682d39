/** How people of a language write what a child loves. All patterns look at the start of one clause. */
export interface TwistGrammar {
  /** Words before the clause proper that say nothing. */
  opening: RegExp
  /** Everything up to the loved thing: "hij houdt heel veel van ", "is mad about ". */
  likes: RegExp
  dislikes: RegExp
  /** A clause with another verb, or an order to whoever writes: no loved thing. */
  clause: RegExp
  /** What stands between two things. */
  joiner: RegExp
  /** Two words with a joiner between them that are one thing. */
  pairs: RegExp
  /** Praise after the thing: "vindt treinen geweldig". */
  praise: RegExp
  /** A preposition left before a second thing: "en op haar fiets". */
  linking: RegExp
  /** Where a thing that is too long may end. */
  addition: RegExp
  /** A thing whose capital only marks the start of the sentence. */
  commonNoun: RegExp
  /** A sentence about the child. */
  about: RegExp
}

/** Up to four words of subject, such as "ons kleine meisje" or "she’s". */
const subject = String.raw`(?:[\p{L}’-]+\s+){0,4}?`
const very = String.raw`(?:(?:heel|erg|zo|zeer|ook|vooral|het|meest|allermeest|ontzettend|enorm|echt|helemaal|al|altijd|veel|stiekem|momenteel|nu|zelf|natuurlijk|daarnaast)\s+)*`
const so = String.raw`(?:(?:really|truly|absolutely|totally|completely|just|also|so|very|especially|simply|always|secretly|currently|dearly|a|bit|big|huge|most|still)\s+)*`

const dutch: TwistGrammar = {
  opening: /^(?:(?:en|maar|ook|verder|daarnaast|bovendien|dus|want|o ja)\s+)+/iu,
  likes: new RegExp(
    String.raw`^${subject}(?:(?:houdt?|houden)\s+${very}van|${very}(?:dol|gek|verzot|verliefd|verslingerd)\s+(?:op|aan)|(?:is|zijn|ben|bent)\s+${very}(?:een\s+)?(?:(?:grote?|echte?|enorme?)\s+)?(?:(?:dol|gek|verzot|verslingerd|verliefd)\s+(?:op|aan)|fan\s+van)|(?:vindt?|vinden)|(?:speelt|spelen|kijkt|luistert|leest|eet|knutselt|tekent|bouwt)\s+${very}graag(?:\s+(?:met|naar|over))?|wel\s+(?:van|op)|(?:verzamelt|droomt\s+van|wordt\s+blij\s+van)|lievelings\p{L}+\s+(?:is|zijn)|favoriete?\s+\p{L}+\s+(?:is|zijn)|(?:schrijf|vertel|verhaal|iets|boek|gaat|gaan)\s+(?:graag\s+)?over)[:\s]+`,
    'iu',
  ),
  dislikes:
    /^(?:[\p{L}’-]+\s+){0,4}?(?:(?:houdt|houden)\s+(?:echt\s+)?niet|haat|is\s+bang\s+voor|heeft\s+een\s+hekel|vindt\s+.*\b(?:niet|stom|vies|eng|saai|vreselijk))\b/iu,
  clause:
    /^(?:(?:ze|zij|hij|hen|die|dit|dat|er|we|wij|ik|je|jij|u|noem|gebruik|negeer|schrijf|maak|laat|zorg|geef|vertel|doe|stop|graag|kunt?|mag|wil|moet|alsjeblieft)\s|(?:[\p{L}’-]+\s+){0,2}?(?:is|zijn|was|heeft|hebben|had|woont|wonen|slaapt|gaat|wil|kan|moet|mag|zal|krijgt|komt|doet|draagt|wordt|werd|loopt|speelt|zingt|danst|leest|zit|zat|staat|ligt|zegt|noemt|neemt|eet|drinkt|lacht|kruipt|zwemt|fietst|tekent|bouwt|kent|weet|denkt|rijdt|roept|geeft|bijt|knuffelt|kijkt|luistert|heet|hoopt|vindt|viert|mist|leert|praat)(?:\s|$))/iu,
  joiner: /\s*[,&+/]\s*(?:en\s+)?|\s+(?:en|of|plus|alsook|maar)\s+(?:ook\s+)?/iu,
  pairs:
    /\b(?:bert en ernie|jip en janneke|buurman en buurman|suske en wiske|kwik,? kwek en kwak|peper en zout|tom en jerry|pim en pom|woezel en pip|kikker en pad|ernst en bobbie|asterix en obelix|rock en roll|mac en cheese|zand en water|water en zand|brood met pindakaas en hagelslag|juf braaksel|verstoppertje en tikkertje|touw en touw)\b/giu,
  praise:
    /\s+(?:(?:heel|erg|zo|echt|ook|super|het|de)\s+)*(?:leuk(?:st)?e?|mooi(?:st)?e?|lekker(?:st)?e?|geweldig|fantastisch|prachtig|super|fijn|lief|interessant|top|tof|gaaf|stoer|cool|grappig|het einde)$/iu,
  linking:
    /^(?:(?:ook|vooral|zelfs|allerlei|zoals|bijvoorbeeld|met|naar)\s+|(?:van|op|aan|over)\s+(?=[\p{L}’]))+/iu,
  addition: /,|\s(?:die|dat|waar\p{L}*|omdat|want|zoals|met|uit|in|op|van|voor|bij|als)(?=\s)/giu,
  commonNoun:
    /^(?:(?:De|Het|Een|Haar|Zijn|Hun|Alles|Alle|Grote?|Kleine?|Oude?)\s|\p{Lu}\p{Ll}+(?:en|jes|ren|ers|els|o’s|a’s|i’s)(?:\s|$)|(?:Voetbal|Muziek|Ballet|Dansen|Zwemmen|Lezen|Tekenen|Lego|Klimmen|IJs|Zand|Water|Sneeuw|Pizza|Pasta)(?:\s|$))/u,
  about:
    /^(?:(?:ze|zij|hij|haar|zijn|hun)\s|\p{Lu}[\p{L}’-]+\s+(?:is|was|heeft|woont|slaapt|gaat|wil|kan|moet|durft|krijgt|komt|doet|draagt|wordt|loopt|zingt|danst|zit|zegt|eet|lacht|kruipt|zwemt|fietst|kent|weet|denkt|leert|praat|noemt|neemt|vindt)\s)/iu,
}

const english: TwistGrammar = {
  opening: /^(?:(?:and|but|also|plus|oh|so|because)\s+)+/iu,
  likes: new RegExp(
    String.raw`^${subject}(?:(?:(?:does|do)\s+)?${so}(?:loves?|likes?|adores?|enjoys?|worships|collects|dreams\s+(?:of|about))|(?:[\p{L}-]+’s|[\p{L}]+’re|[\p{L}]+’m|is|are|am)?\s*${so}(?:mad|crazy|nuts|wild|bonkers|passionate)\s+(?:about|for|on)|(?:is|are|am|[\p{L}-]+’s|[\p{L}]+’re)\s+${so}(?:(?:fond|fan)\s+of|obsessed\s+with|keen\s+on|into|in\s+love\s+with)|(?:a\s+)?${so}fan\s+of|favou?rite(?:\s+[\p{L}]+){0,3}\s+(?:is|are)|(?:write|something|story|book|tell|make\s+it)\s+about)[:\s]+(?:(?:to\s+)?play(?:ing)?\s+with\s+|to\s+)?`,
    'iu',
  ),
  dislikes:
    /^(?:[\p{L}’-]+\s+){0,4}?(?:hates?|dislikes?|can’t\s+stand|is\s+(?:scared|afraid)\s+of|(?:doesn’t|does\s+not|don’t|never)\s+(?:really\s+)?(?:likes?|loves?))\b/iu,
  clause:
    /^(?:(?:she|he|they|we|i|it|you|there|this|that|please|ignore|write|make|tell|output|print|use|let|give|forget|include|add|do|stop|say|never|always)\s|(?:she|he|they|we|i|it)’\p{L}+\s|(?:[\p{L}’-]+\s+){0,2}?(?:is|are|was|were|has|have|had|lives?|sleeps?|goes|wants?|can|can’t|must|will|won’t|gets?|comes?|does|doesn’t|wears?|becomes?|walks?|runs?|sings?|dances?|reads?|sits?|stands?|lies|says?|calls?|takes?|eats?|drinks?|laughs?|climbs?|swims?|rides?|draws|builds?|knows?|thinks?|shouts?|gives?|plays|watches|listens|hopes?|misses|learns?|talks?|hides|carries|brings|starts?|turns|needs?|hates?|thinks)(?:\s|$))/iu,
  joiner: /\s*[,&+/]\s*(?:and\s+)?|\s+(?:and|or|plus|but)\s+(?:also\s+)?/iu,
  pairs:
    /\b(?:fish and chips|mac(?:aroni)? and cheese|rock and roll|rock ’?n’? roll|salt and pepper|bert and ernie|tom and jerry|frog and toad|peanut butter and (?:jam|jelly)|bangers and mash|hide and seek|hide-and-seek|snakes and ladders|dungeons and dragons|bread and butter|milk and cookies|arts and crafts|track and field|bucket and spade|sand and water)\b/giu,
  praise:
    /\s+(?:(?:very|so|really|the)\s+)*(?:a\s+lot|so\s+much|very\s+much|most(?:\s+of\s+all)?|best|more\s+than\s+anything|at\s+the\s+moment|right\s+now|too|as\s+well)$/iu,
  linking:
    /^(?:(?:also|especially|even|like|such\s+as|anything\s+about|all\s+about)\s+|(?:of|on|about|with|for)\s+(?=[\p{L}’]))+/iu,
  addition: /,|\s(?:that|which|who|whose|where|because|such|like|with|from|in|on|of|for|when)(?=\s)/giu,
  commonNoun:
    /^(?:(?:The|A|An|Her|His|Their|All|Big|Little|Old|Green|Red|Blue)\s|\p{Lu}\p{Ll}+(?:s|ing)(?:\s|$)|(?:Football|Music|Ballet|Lego|Ice|Sand|Water|Snow|Pizza|Pasta|Cake|Chess)(?:\s|$))/u,
  about:
    /^(?:(?:she|he|they|her|his|their)(?:’s|’re)?\s|\p{Lu}[\p{L}’-]+\s+(?:is|was|has|lives|sleeps|goes|wants|can|can’t|must|gets|comes|does|wears|becomes|walks|runs|sings|dances|sits|says|calls|takes|eats|laughs|climbs|swims|rides|knows|thinks|plays|talks|hides|carries|brings|never|always)\s)/iu,
}

export const twistGrammar = { dutch, english }
