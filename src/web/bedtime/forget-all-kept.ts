/** Removes everything of bedtime from this device, recordings that wait to be sent too: whoever leaves takes it along. */
export async function forgetAllKept(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => name.startsWith('bedtime-'))
  await Promise.all(names.map((name) => caches.delete(name)))
}
