/** One picture asked of a model that draws. */
export interface PictureOrder {
  /** Names the book, so that what it costs stands with it; see `ModelRequest`. */
  work: string
  /** What is asked, for whoever reads the accounts: `cover 2`. */
  task: string
  /** What it shows, in English. */
  prompt: string
  /** JPEGs to hold beside it; none where the model takes none. */
  references: readonly Uint8Array[]
}

/** The port to whoever draws from words. Throws `ModelError` only. */
export interface PictureModel {
  /** Provider and model, as the settings name them; stands in colophons. */
  readonly name: string
  /** Whether it looks at references. */
  readonly takesReferences: boolean
  /** A square picture as JPEG in sRGB, in as many pixels as the model drew. */
  draw(order: PictureOrder): Promise<Uint8Array>
}
