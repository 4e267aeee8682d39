import { useRouteLoaderData } from 'react-router'
import type { BookLanguage } from '#book/options.ts'

/** Whether our own storyteller writes a language. */
export function useWritesOwn(language: BookLanguage | null): boolean {
  const writers = useWriters()
  return language !== null && writers?.ownLanguages.includes(language) === true
}

/** Whether whoever writes makes a story of any plot that is told; our own storyteller has its own. */
export function useTakesPlots(): boolean {
  return useWriters()?.takesPlots === true
}

/** The languages that whoever is at work writes; null where it is not known. */
export function useOfferedLanguages(): readonly BookLanguage[] | null {
  return useWriters()?.bookLanguages ?? null
}

interface Writers {
  bookLanguages: readonly BookLanguage[]
  ownLanguages: readonly BookLanguage[]
  takesPlots: boolean
}

function useWriters(): Writers | undefined {
  return useRouteLoaderData('root')
}
