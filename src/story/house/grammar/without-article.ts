/** A name as it stands after a number: one cat, of "the cat". Names without an article stay. */
export function withoutArticle(name: string): string {
  return name.replace(/^(?:de|het|een|the|an?)\s+/iu, '')
}
