/** The port to whoever tells what no child should read, besides our own lists. Throws `ModelError` only. */
export interface Moderator {
  readonly name: string
  /**
   * What each text is marked for, in the moderator's own words; nothing for most.
   * @param work see `ModelRequest`: what was answered under it is kept, and not asked again
   */
  marks(work: string, texts: readonly string[]): Promise<string[][]>
}
