import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteGetLocale } from '../messages/generated/runtime.js'
import { defaultLocale, type Locale } from './locale.ts'

const storage = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => storage.getStore() ?? defaultLocale)

/** Everything that the work does, rendering too, speaks this language. */
export function withLocale<Result>(locale: Locale, work: () => Result): Result {
  return storage.run(locale, work)
}
