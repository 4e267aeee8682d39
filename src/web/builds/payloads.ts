import type { ClientLoaderFunctionArgs } from 'react-router'
import { askPatiently } from '../connection/patient-loader.ts'
import { findPage } from '../find-page.ts'
import type { Payload } from '../site-files/payload.server.ts'
import { pageBuild } from './page-settings.ts'

let manifest: Promise<ReadonlySet<string>> | undefined
let current: { path: string; data: Payload['data'] } | null = null

/**
 * The paths that this build has payloads of. None when the manifest cannot be read: pages then ask for their
 * data in the ordinary way.
 */
export function prerenderedByBuild(): Promise<ReadonlySet<string>> {
  manifest ??= readManifest().catch(() => {
    manifest = undefined
    return new Set<string>()
  })
  return manifest
}

async function readManifest(): Promise<ReadonlySet<string>> {
  const { id } = pageBuild()
  if (id === null) return new Set()
  const response = await fetch(`/builds/meta/${id}.json`)
  if (response.status === 404 || response.status === 403) return new Set()
  const body = (await response.json()) as { prerendered: string[] }
  return new Set(body.prerendered)
}

/** Reads a page's payload into the browser's cache, where it stays for as long as the build lasts. */
export async function fetchPayload(path: string): Promise<Payload | null> {
  const bare = path.replace(/(?<=.)\/+$/, '')
  if (!(await prerenderedByBuild()).has(bare)) return null
  const address = `${bare === '/' ? '' : bare}/_payload.json?${pageBuild().id}`
  const response = await fetch(address, { cache: 'force-cache' }).catch(() => null)
  return response?.ok ? ((await response.json().catch(() => null)) as Payload | null) : null
}

/** Makes the payload of a path the current one, in place of the last; without one the page's loader is asked. */
export async function takePayload(path: string): Promise<void> {
  const payload = await fetchPayload(path)
  current = payload === null ? null : { path, data: payload.data }
}

/** The `clientLoader` of a prerendered screen: the payload that was taken along, else the server's loader. */
export async function payloadLoader({
  url,
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<unknown> {
  const { pathname, search } = url
  const found = findPage(pathname)
  const taken = current
  if (taken?.path === pathname && search === '' && found !== null) {
    const data = taken.data[`${found.key}.${found.locale}`]
    if (data !== undefined) return data
  }
  return await askPatiently(serverLoader, request.signal)
}
