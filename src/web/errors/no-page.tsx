import { data } from 'react-router'

/** No page fits this address. */
export function loader({ request }: { request: Request }): never {
  const url = new URL(request.url)
  throw data({ message: `Page not found: ${url.pathname}${url.search}` }, { status: 404 })
}

export const action = loader

export default function NoPage(): null {
  return null
}
