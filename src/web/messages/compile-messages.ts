import { compile } from '@inlang/paraglide-js'
import { messageCompilerOptions } from './message-compiler-options.ts'

/** Writes the typed message functions; run before the type check and the tests (the web build does it itself). */
export async function compileMessages(): Promise<void> {
  await compile(messageCompilerOptions)
}

if (import.meta.main) {
  await compileMessages()
  // The compiler leaves a timer running that would keep the process for half a minute.
  process.exit(0)
}
