/** Where the card of somebody who joins in stands on the page of the characters. */
export function cardHash(companionId: string): string {
  return `#${cardId(companionId)}`
}

/** The same as the card's id. */
export function cardId(companionId: string): string {
  return `card-${companionId}`
}
