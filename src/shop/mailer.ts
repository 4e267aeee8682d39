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
}
