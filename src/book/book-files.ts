/** The port to where the files of books are kept; paths as `bookPaths` names them. */
export interface BookFiles {
  /** Replaces what was there. */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such file. */
  get(path: string): Promise<Uint8Array | null>
  /** An address from which anybody who has it can fetch a file for so long. */
  share(path: string, seconds: number): Promise<string>
  exists(path: string): Promise<boolean>
  /** Paths of everything that is kept of a book. */
  list(bookId: string): Promise<string[]>
  /** Missing ones are no error. */
  remove(paths: readonly string[]): Promise<void>
}
