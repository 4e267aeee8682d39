import { findPage } from '../find-page.ts'

interface RouteFiles {
  module: string
  imports?: string[]
  css?: string[]
}

declare global {
  /** The router's own list of what each route is made of. */
  var __reactRouterManifest: { routes: Record<string, RouteFiles | undefined> } | undefined
}

/** The files of the screen at a path; null for what is no screen. */
export function routeFilesOf(path: string): RouteFiles | null {
  const found = findPage(path)
  if (found === null) return null
  return globalThis.__reactRouterManifest?.routes[`${found.key}.${found.locale}`] ?? null
}

/** Loads the code of the screen at a path, so that the router finds it there. Rejects when that fails. */
export async function loadRouteChunk(path: string): Promise<void> {
  const files = routeFilesOf(path)
  if (files !== null) await import(/* @vite-ignore */ files.module)
}
