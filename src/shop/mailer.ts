export interface Mail {
  /** A mail of this name is sent once, however often it is asked for. */
  name: string
  to: string
  subject: string
  html: string
  plain: string
}

/** The port to whoever carries mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Forgets mails that are still kept here, by name or by address; what has left cannot be called back. */
  forget(mails: { names?: readonly string[]; to?: string }): Promise<void>
}
