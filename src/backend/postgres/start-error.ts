/** Something outside the program keeps it from starting. The message is one sentence that says what to do. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartError'
  }
}
