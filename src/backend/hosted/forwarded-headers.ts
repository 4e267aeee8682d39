import { isIP } from 'node:net'

/**
 * What a request says of the way that it came, and what is meant for us alone. The site's cookies hold sessions; whoever
 * stands behind us believes what the others say.
 */
const ours =
  /^(host|cookie|expect|forwarded|via|x-real-ip|true-client-ip|x-forwarded-.*|sb-forwarded-for|cf-.*)$/

/** What an answer says of the machine that it comes from, and not of what was asked. */
const theirs = /^(set-cookie|alt-svc|strict-transport-security|server|via|nel|report-to|cf-.*)$/

/** The headers of a request as it goes on to a hosted project, in the name of the visitor's address. */
export function headersToProject(given: Headers, address: string): Headers {
  const headers = new Headers(given)
  for (const name of given.keys()) if (ours.test(name)) headers.delete(name)
  if (isIP(address)) headers.set('x-forwarded-for', address)
  return headers
}

/** The headers of its answer as they go to the visitor; places within the project are places with us. */
export function headersToVisitor(given: Headers, projectUrl: string): Headers {
  const headers = new Headers(given)
  for (const name of given.keys()) if (theirs.test(name)) headers.delete(name)
  const location = given.get('location')
  // A path holds whatever address people reach us by.
  if (location?.startsWith(`${projectUrl}/`)) headers.set('location', location.slice(projectUrl.length))
  return headers
}
