import { data } from 'react-router'

/** Thrown by a page whose address names nothing that this visitor may see; it never tells why. */
export function pageNotFound(): ReturnType<typeof data> {
  return data(null, { status: 404 })
}
