import { isOnEveryPage } from './chunks.ts'

interface Manifest {
  routes: Record<string, Record<string, unknown> & { imports?: string[] }>
}

/**
 * The router's list of what each page needs, which every page loads, without what goes without saying: files that every page has
 * loaded already, what a page has not (the router asks whether it has it, and not whether it is told not to), and names of
 * routes a second time, which are filled in where the list is read.
 * @param code of the file: one assignment of JSON to a global
 */
export function leanManifest(code: string): string {
  const [, before = '', json = '', after = ''] = /^([^{]*)(\{.*\})([^}]*)$/s.exec(code) ?? []
  const { routes, ...manifest } = JSON.parse(json) as Manifest
  const lean = Object.entries(routes).map(([name, { imports, ...rest }]) => {
    const told = Object.entries(rest).filter(([key, value]) => key !== 'id' && value !== false)
    const files = imports && { imports: imports.filter((file) => !isOnEveryPage(file)) }
    return [name, { ...Object.fromEntries(told), ...files }] as const
  })
  // Begun with a line break: a list that has been made lean before ends in this already.
  const names = `\nObject.entries(${before.replace(/\s*=\s*$/, '')}.routes).map(([id,route])=>route.id=id)`
  const list = JSON.stringify({ ...manifest, routes: Object.fromEntries(lean) })
  return before + list + after.replace(names, '') + names
}
