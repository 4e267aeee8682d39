/** What somebody does not have: `geen baard`, `zonder rolstoel`, `no freckles`, `ohne Rollstuhl`, `sin silla de ruedas`. */
const lacking =
  /(?<!\p{L})(geen|zonder|no|without|sans|pas de|kein|keinen|ohne|sin|senza|sem|без|بدون|बिना)\s+(een\s+|a\s+|any\s+|einen\s+)?[\p{L}-]+(\s+(de|a)\s+[\p{L}-]+)?|没有\p{L}{1,3}/giu

/** Dutch joins it to what goes before and after: kinderrolstoel, rolstoeltje, rolstoelbasketbal. */
const wheelchair =
  /(?<!\p{L})(\p{L}*rolstoel\p{L}*|rolstoel-?\p{L}*|wheel-?chair(s|\p{L}+)?|power-?chair|chair with wheels)(?!\p{L})/iu

/** The same in the other languages that books are written in: those that join words, and those that part them. */
const wheelchairElsewhere =
  /(?<!\p{L})(fauteuil (?:roulant|électrique)|\p{L}*rollstuhl\p{L}*|sillas? de ruedas|(?:sedia|carrozzina) a rotelle|carrozzina|cadeiras? de rodas|инвалидн\p{L}+ (?:коляск|кресл)\p{L}+|кресл\p{L}+-коляск\p{L}+|व्हील ?चेयर|पहिय\p{L}* वाली कुर्सी)|轮椅|輪椅|車椅子|車いす|كرس[\p{L}\p{M}]+ (?:ال)?متحرك/iu

/** A sentence in which somebody else has one, or nobody has one any more: it says nothing of this one. */
const elsewhere =
  /(?<!\p{L})(ne|n’est plus|nicht|nunca|non|mai|não|не|больше не|नहीं|niet|nooit|nee|bang|eng|hekel|duwt|duwen|zorgt voor|helpt|not|never|n[’']t|longer|afraid|scared|pushes|pushing|helps)(?!\p{L})|(?<!\p{L})(oma|opa|zus|zusje|broer|broertje|mama|papa|vriend|vriendin|buurman|buurvrouw)(?:s|[’']s)?\s.*\bhaar\b|\p{L}[’']s\s+(?:\p{L}+\s+)?wheel-?chair/iu

/** A description without what it says that somebody does not have. */
export function withoutLacking(description: string): string {
  return description.replace(lacking, '')
}

/** The parts of a description that each say one thing, as typed. */
export function partsOf(description: string): string[] {
  return description.split(/[.!?;,\n。！？；，、،؛।]+|\s(?:maar|but|en|and)\s/u)
}

/** The parts of a description, without those that say something of somebody else, and what somebody lacks. */
export function saidOfThem(description: string): string[] {
  return partsOf(description)
    .filter((part) => !elsewhere.test(part))
    .map(withoutLacking)
}

/** Whether these words about somebody, in any language that books are written in, say that they are in a wheelchair. */
export function tellsOfWheelchair(description: string): boolean {
  return saidOfThem(description).some((has) => wheelchair.test(has) || wheelchairElsewhere.test(has))
}
