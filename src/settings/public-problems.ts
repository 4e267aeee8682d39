import type { Environment } from '#environment.ts'
import { printerOfNewJobs } from './printing-settings.ts'
import { standsIn, type Twin, twinNames, twins } from './twins.ts'

/** The `example` domain belongs to nobody, so no stranger gets our customers' mail. */
export const placeholderEmail = 'post@fabelaar.example'

/** What keeps the product from starting as a public deployment, a line each. */
export function publicProblems(environment: Environment): string[] {
  const problems: string[] = []
  if (environment.AUTH_SIGNING_KEY === undefined && environment.SUPABASE_URL === undefined) {
    problems.push('AUTH_SIGNING_KEY: a public deployment needs a signing key of its own')
  }
  if (environment.SITE_URL === undefined) {
    problems.push('SITE_URL: a public deployment must say where people reach it')
  }
  if (environment.COMPANY_EMAIL === placeholderEmail) {
    problems.push('COMPANY_EMAIL: a web shop must say where people can write to it')
  }
  for (const name of ['COMPANY_ADDRESS', 'COMPANY_REGISTRATION', 'COMPANY_VAT_NUMBER'] as const) {
    if (environment[name] === undefined) problems.push(`${name}: a web shop must say who runs it`)
  }
  const { MOLLIE_API_KEY: key, ALLOW_TWINS: allowed } = environment
  if (key?.startsWith('test_') && !allowed.includes('till')) {
    problems.push(
      'ALLOW_TWINS: with a test key of Mollie anybody can say that they have paid; name till to start all the same',
    )
  }
  for (const twin of twinNames) {
    if (!standsIn(environment, twin) || allowed.includes(twin)) continue
    problems.push(`ALLOW_TWINS: ${twins[twin]}; name ${twin} to start all the same`)
  }
  return [...problems, ...(key?.startsWith('live_') ? realMoneyProblems(environment) : [])]
}

/** What a shop that takes real money must not do: pay into nowhere, print nothing, or be read on the way. */
function realMoneyProblems(environment: Environment): string[] {
  const { SITE_URL, MOLLIE_API_URL, GELATO_ORDER_TYPE, ALLOW_TWINS } = environment
  const addresses = {
    lulu: ['LULU_API_URL'],
    gelato: ['GELATO_ORDER_URL', 'GELATO_PRODUCT_URL'],
    'print-shop': [],
  } as const
  const printer = printerOfNewJobs(environment)
  const pretended: { twin: Twin; name: string; says: string }[] = []
  if (MOLLIE_API_URL !== undefined && isLoopback(MOLLIE_API_URL)) {
    pretended.push({ twin: 'till', name: 'MOLLIE_API_URL', says: 'a stand-in takes no money' })
  }
  for (const name of addresses[printer]) {
    if (!isLoopback(environment[name])) continue
    pretended.push({ twin: 'printing', name, says: 'a stand-in prints no book' })
  }
  if (printer === 'lulu' && new URL(environment.LULU_API_URL).hostname.includes('sandbox')) {
    pretended.push({ twin: 'printing', name: 'LULU_API_URL', says: 'the sandbox of Lulu prints no book' })
  }
  if (printer === 'gelato' && GELATO_ORDER_TYPE === 'draft') {
    pretended.push({ twin: 'printing', name: 'GELATO_ORDER_TYPE', says: 'a draft is no printed book' })
  }
  const problems = pretended
    .filter(({ twin }) => !ALLOW_TWINS.includes(twin))
    .map(({ twin, name, says }) => `${name}: ${says}; name ${twin} in ALLOW_TWINS to start all the same`)
  if (SITE_URL?.startsWith('http:')) {
    problems.push('SITE_URL: a shop that takes real money needs https, or all that people type can be read')
  }
  return problems
}

/** Whether an address is on the machine itself, where a stand-in listens and no partner does. */
function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === '[::1]' || /^127\.|(?:^|\.)localhost$/.test(hostname)
}
