/** What the server wrote on the document about the build that this page runs; no id when served from source. */
export function pageBuild(): { id: string | null; checkEveryMs: number } {
  const { build, buildCheck } = document.documentElement.dataset
  return { id: build ?? null, checkEveryMs: Number(buildCheck) * 1000 }
}
