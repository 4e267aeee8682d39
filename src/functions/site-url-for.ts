const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Where this visitor reaches the site: its address, or another name of this same machine when they came by that one.
 * Sessions hang on the name, so whoever is led back by the other would not be logged in.
 */
export function siteUrlFor(siteUrl: string, request: Request): string {
  const site = new URL(siteUrl)
  const asked = new URL(request.url)
  const isTwin = loopbackHosts.has(site.hostname) && loopbackHosts.has(asked.hostname)
  return isTwin && site.port === asked.port && site.protocol === asked.protocol ? asked.origin : siteUrl
}
