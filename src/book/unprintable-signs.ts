/*
 * Letters of other scripts than those in the typesetter's fonts, and what turns or breaks lines unseen. Signs and
 * emoji belong to no script.
 */
const unprintable =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]|[\u202A-\u202E\u2066-\u2069]/gu

/** What of a text cannot be printed, each sign once; empty when all of it can. */
export function unprintableSigns(text: string): string {
  return [...new Set(text.match(unprintable) ?? [])].join(' ')
}
