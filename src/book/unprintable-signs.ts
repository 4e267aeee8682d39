/*
 * The letters that the typesetter's fonts have, by script; a test holds these ranges against the fonts themselves
 * (docs/decisions/0015). Signs and emoji belong to no script.
 */
const printed = [
  String.raw`\p{Script=Latin}`,
  // Greek as it is written today.
  String.raw`\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE`,
  // Cyrillic, all living languages.
  String.raw`\u0400-\u045F\u0462\u0463\u0472-\u0475\u048A-\u052F`,
  // Hebrew.
  String.raw`\u0591-\u05C7\u05D0-\u05EA\u05EF-\u05F4`,
  // Arabic, with what Persian and Urdu add.
  String.raw`\u061F\u0621-\u063A\u0641-\u0658\u0670\u0671\u0679\u067E\u0686\u0688\u0691\u0698\u06A4\u06A9\u06AF\u06BA\u06BE\u06C0-\u06C3\u06CC\u06D2-\u06D5\u06EE\u06F0-\u06F9`,
  // Devanagari.
  String.raw`\u0900-\u097F`,
  // Chinese characters and kana.
  String.raw`\u3005\u3007\u3041-\u3096\u309D\u309E\u30A1-\u30FA\u30FC-\u30FE\u3400-\u4DBF\u4E00-\u9FFF`,
  String.raw`\p{Script=Common}\p{Script=Inherited}`,
].join('')
/** Marks that turn the direction of lines unseen. */
const turning = String.raw`\u202A-\u202E\u2066-\u2069`
const unprintable = new RegExp(`[^${printed}]|[${turning}]`, 'gu')

/** What of a text cannot be printed, each sign once; empty when all of it can. */
export function unprintableSigns(text: string): string {
  return [...new Set(text.match(unprintable) ?? [])].join(' ')
}
