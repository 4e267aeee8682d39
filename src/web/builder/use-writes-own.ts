import { useRouteLoaderData } from 'react-router'
import type { BookLanguage } from '#book/options.ts'

/** Whether our own storyteller writes a language. */
export function useWritesOwn(language: BookLanguage | null): boolean {
  const root = useRouteLoaderData<{ ownLanguages: readonly BookLanguage[] }>('root')
  return language !== null && root?.ownLanguages.includes(language) === true
}
