import type { Commission } from './ask-for.ts'

/**
 * Titles that the moderator does not mark, in their order, as soon as that is known: it reads the first alone, and then
 * at once all that came while it read, so that ten titles take a few calls and nobody waits for the last to see the first.
 * Without a moderator they are passed on as they come. Throws what the list and the moderator throw; what the list
 * brought before it broke is told first, and what the moderator did not read is never told.
 */
export async function* unmarkedTitles(
  titles: AsyncIterable<string>,
  { work, moderator }: Pick<Commission, 'work' | 'moderator'>,
): AsyncGenerator<string> {
  if (moderator === null) return yield* titles
  const coming = new Coming(titles)
  try {
    for (let some = await coming.next(); some.length > 0; some = await coming.next()) {
      const marks = await moderator.marks(work, some)
      yield* some.filter((_, at) => marks[at]?.length === 0)
    }
  } finally {
    coming.stop()
  }
}

/** Reads a list ahead of whoever takes from it. */
class Coming {
  #come: string[] = []
  #stopped = false
  #failure: { error: unknown } | null = null
  #hasEnded = false
  #more = Promise.withResolvers<void>()

  constructor(titles: AsyncIterable<string>) {
    void this.#read(titles)
  }

  /** All that has come and was not taken yet, at least one; none at the end. Throws why the list broke off. */
  async next(): Promise<string[]> {
    if (this.#come.length === 0 && !this.#hasEnded) await this.#more.promise
    if (this.#come.length === 0 && this.#failure !== null) throw this.#failure.error
    return this.#come.splice(0)
  }

  /** Closes the list at its next title. */
  stop(): void {
    this.#stopped = true
  }

  async #read(titles: AsyncIterable<string>): Promise<void> {
    try {
      for await (const title of titles) {
        if (this.#stopped) break
        this.#come.push(title)
        this.#more.resolve()
        this.#more = Promise.withResolvers()
      }
    } catch (error) {
      this.#failure = { error }
    }
    this.#hasEnded = true
    this.#more.resolve()
  }
}
