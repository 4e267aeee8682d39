import { data } from 'react-router'

/** No page fits this address. */
export function loader({ url }: { url: URL }): never {
  throw data({ message: `Page not found: ${url.pathname}${url.search}` }, { status: 404 })
}

export const action = loader

export default function NoPage(): null {
  return null
}
