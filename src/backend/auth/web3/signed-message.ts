/** What somebody signs with a wallet to sign in (EIP-4361, and the same form for Solana). */
export interface SignedMessage {
  domain: string
  address: string
  statement: string | null
  uri: URL
  chainId: string | null
  issuedAt: Date
  expirationTime: Date | null
  notBefore: Date | null
}

export interface MessageForm {
  /** How the first line names the account: `Ethereum` or `Solana`. */
  account: string
  /** How messages of this kind begin, as error texts name it. */
  prefix: string
  address: RegExp
  chainId: RegExp
  needsVersion: boolean
}

export type ReadMessage = { status: 'read'; message: SignedMessage } | { status: 'faulty'; fault: string }

const domainForm = /^(localhost|(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,})(:\d{1,5})?$/i
const fieldNames = new Set([
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
])

/** Reads such a message line by line. */
export function readMessage(text: string, form: MessageForm): ReadMessage {
  const faulty = (fault: string): ReadMessage => ({ status: 'faulty', fault: `${form.prefix}: ${fault}` })
  const lines = text.split('\n')
  const suffix = ` wants you to sign in with your ${form.account} account:`
  const [first = '', address = '', third, fourth = '', fifth] = lines
  if (lines.length < 6) return faulty('message needs at least 6 lines')
  if (!first.endsWith(suffix)) return faulty(`message first line does not end in "${suffix}"`)
  const domain = first.slice(0, -suffix.length).trim()
  if (!domainForm.test(domain)) return faulty('domain in first line of message is not valid')
  if (!form.address.test(address.trim())) {
    return faulty(`wallet address is not a valid ${form.account} address`)
  }
  if (third !== '') return faulty('third line must be empty')
  const hasStatement = fourth !== '' && fifth === ''
  const fields = readFields(lines.slice(hasStatement ? 5 : 3))
  if (typeof fields === 'string') return faulty(fields)
  const version = fields.get('Version')
  if (version !== '1' && (form.needsVersion || version !== undefined)) {
    return faulty(`Version value is not supported, expected 1 got ${JSON.stringify(version ?? '')}`)
  }
  const uri = fields.get('URI') ?? ''
  if (uri === '') return faulty('URI is not specified')
  if (!URL.canParse(uri)) return faulty('URI is not valid')
  const chainId = fields.get('Chain ID') ?? null
  if (chainId !== null && !form.chainId.test(chainId)) return faulty('Chain ID is not valid')
  const issuedAt = timeOf(fields.get('Issued At'))
  if (issuedAt === undefined) return faulty('Issued At is not specified')
  const expirationTime = timeOf(fields.get('Expiration Time'))
  const notBefore = timeOf(fields.get('Not Before'))
  if (issuedAt === null) return faulty('Issued At is not a valid ISO8601 timestamp')
  if (expirationTime === null) return faulty('Expiration Time is not a valid ISO8601 timestamp')
  if (notBefore === null) return faulty('Not Before is not a valid ISO8601 timestamp')
  if (expirationTime && issuedAt > expirationTime) return faulty('Issued At is after Expiration Time')
  if (expirationTime && notBefore && notBefore > expirationTime) {
    return faulty('Not Before is after Expiration Time')
  }
  return {
    status: 'read',
    message: {
      domain,
      address: address.trim(),
      statement: hasStatement ? fourth : null,
      uri: new URL(uri),
      chainId,
      issuedAt,
      expirationTime: expirationTime ?? null,
      notBefore: notBefore ?? null,
    },
  }
}

/** `Name: value` line by line, and a list of resources that nobody here reads; the words of a fault. */
function readFields(lines: string[]): Map<string, string> | string {
  const fields = new Map<string, string>()
  let inResources = false
  for (const [index, given] of lines.entries()) {
    const line = given.trim()
    if (line === '' || (inResources && line.startsWith('- '))) continue
    inResources = line === 'Resources:'
    if (inResources) continue
    const colon = line.indexOf(':')
    if (colon < 0) return `encountered unparsable line at index ${index}`
    const name = line.slice(0, colon)
    if (fields.has(name)) return `${name} is specified twice`
    if (fieldNames.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

/** A moment of RFC 3339; null when it is none, undefined when there is nothing. */
function timeOf(text: string | undefined): Date | null | undefined {
  if (text === undefined) return undefined
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i.test(text)) return null
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? null : time
}
