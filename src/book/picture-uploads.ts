/** How whoever sends a picture says that they may, and that a model may see it: nothing is taken without. */
export const pictureConsent = { header: 'x-picture-consent', given: 'yes' } as const

/** The port to where uploaded pictures of characters are put for a short while, each in its owner's folder. */
export interface PictureUploads {
  put(path: string, jpeg: Uint8Array): Promise<void>
  /** Null when there is no such picture. */
  get(path: string): Promise<Uint8Array | null>
  /** Paths of everything that a visitor has uploaded. */
  list(userId: string): Promise<string[]>
  /** Missing ones are no error. */
  remove(paths: readonly string[]): Promise<void>
}
