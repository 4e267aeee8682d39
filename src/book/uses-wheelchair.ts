/** What somebody does not have: `geen baard`, `zonder rolstoel`, `no freckles`. */
const lacking = /\b(geen|zonder|no|without)\s+(een\s+|a\s+|any\s+)?[\p{L}-]+/giu

/** Dutch joins it to what goes before and after: kinderrolstoel, rolstoeltje, rolstoelbasketbal. */
const wheelchair =
  /(?<!\p{L})(\p{L}*rolstoel\p{L}*|rolstoel-?\p{L}*|wheel-?chair(s|\p{L}+)?|power-?chair|chair with wheels)(?!\p{L})/iu

/** A sentence in which somebody else has one, or nobody has one any more: it says nothing of this one. */
const elsewhere =
  /(?<!\p{L})(niet|nooit|nee|bang|eng|hekel|duwt|duwen|zorgt voor|helpt|not|never|n[’']t|longer|afraid|scared|pushes|pushing|helps)(?!\p{L})|(?<!\p{L})(oma|opa|zus|zusje|broer|broertje|mama|papa|vriend|vriendin|buurman|buurvrouw)(?:s|[’']s)?\s.*\bhaar\b|\p{L}[’']s\s+(?:\p{L}+\s+)?wheel-?chair/iu

/** A description without what it says that somebody does not have. */
export function withoutLacking(description: string): string {
  return description.replace(lacking, '')
}

/** Whether these words about somebody, in Dutch or English, say that they are in a wheelchair. */
export function usesWheelchair(description: string): boolean {
  return description
    .split(/[.!?;,\n]+|\s(?:maar|but|en|and)\s/u)
    .some((part) => wheelchair.test(withoutLacking(part)) && !elsewhere.test(part))
}
