import type { Company } from '../session/web-services.ts'

/** Who runs the site, in schema.org's words; nothing is told that is not known. */
export function organizationData(origin: string, company: Company): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: company.email,
    ...(company.address === null ? {} : { address: company.address }),
    ...(company.vatNumber === null ? {} : { vatID: company.vatNumber }),
  }
}
