import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface SmtpStandIn {
  /** `smtp://user:secret@127.0.0.1:port` */
  url: string
  /** What was taken so far, oldest first: to whom, and the message as it came. */
  taken: { to: string; message: string }[]
  /** The next message gets this answer in place of being taken. */
  refuseNext(...answers: { code: number; text: string }[]): void
  close(): Promise<void>
}

/** An SMTP server that wants a name and a password, and knows no address that begins with `nobody`. */
export async function startSmtp(): Promise<SmtpStandIn> {
  const taken: SmtpStandIn['taken'] = []
  const refusals: { code: number; text: string }[] = []
  const failure = ({ code, text }: { code: number; text: string }): Error =>
    Object.assign(new Error(text), { responseCode: code })
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === 'user' && password === 'secret') done(null, { user: username })
      else done(failure({ code: 535, text: 'Authentication failed' }))
    },
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('nobody') ? failure({ code: 550, text: 'No such user' }) : null)
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const refusal = refusals.shift()
        if (refusal) {
          done(failure(refusal))
          return
        }
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        taken.push({ to, message: Buffer.concat(parts).toString() })
        done()
      })
    },
  })
  // Whoever delivers may be killed in the middle of it.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://user:secret@127.0.0.1:${port}`,
    taken,
    refuseNext: (...answers) => void refusals.push(...answers),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        for (const connection of server.connections) connection.close()
      }),
  }
}
