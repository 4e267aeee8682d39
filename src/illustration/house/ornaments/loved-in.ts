/** Things in a phrase such as `trains, dinosaurs and his red bike`, at most three. */
export function lovedIn(phrase: string): string[] {
  return phrase
    .split(/[,;+&、，،]|\s(?:en|and|und|et|y|e|и|و|और)\s/i)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, 3)
}
