import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'
import { type MailCarrier, MailRefused, type MailToCarry } from '#shop/mailer.ts'

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string
  /** `Fabelaar <post@fabelaar.example>` */
  from: string
  /** Signs what leaves with the key of a domain. */
  dkim?: { domainName: string; keySelector: string; privateKey: string } | undefined
}

/** Carries mail over SMTP. `check` throws when the server cannot be reached or does not know us. */
export function smtpCarrier({ url, from, dkim }: SmtpSettings): MailCarrier & { check(): Promise<void> } {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    ...(dkim && { dkim }),
  })
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    async carry(mail) {
      try {
        await transport.sendMail(asMessage(mail, from, domain))
      } catch (error) {
        throw isFinal(error) ? new MailRefused((error as Error).message, { cause: error }) : error
      }
    },
    async check() {
      await transport.verify()
    },
  }
}

function asMessage(
  mail: MailToCarry,
  from: string,
  domain: string,
): Parameters<ReturnType<typeof nodemailer.createTransport>['sendMail']>[0] {
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.plain,
    html: mail.html,
    // A mail that is carried twice can be known by it.
    messageId: `<${createHash('sha256').update(mail.name).digest('hex').slice(0, 40)}@${domain}>`,
    headers: {
      'Content-Language': mail.locale,
      'Auto-Submitted': 'auto-generated',
      // One press ends them: RFC 8058.
      ...(mail.unsubscribeUrl !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(mail.unsubscribeUrl !== undefined && {
      list: { unsubscribe: { url: mail.unsubscribeUrl, comment: '' } },
    }),
    attachments: mail.files.map(({ fileName, contentType, bytes, contentId }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(bytes),
      ...(contentId !== undefined && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
  }
}

/** A server that says 5xx to a mail or its address says it again; one that does not know us may be told better. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  const { responseCode, code } = error
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH' && code !== 'ECONNECTION'
}
