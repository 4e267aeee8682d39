import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The options of a command; a wrong one ends the command with a line about it and how the command is used. */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    endWith(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** Ends a command that was called wrongly. */
export function endWith(problem: string): never {
  console.error(problem)
  process.exit(2)
}
