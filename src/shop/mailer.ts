import type { CoverTitle } from '#book/cover-title.ts'

/** What goes along with a mail, fetched when it is carried. */
export type Attachment =
  /** A book's cover, shown in the mail; the path of a picture among the book files. */
  | {
      kind: 'cover'
      path: string
      /** What is lettered over it, and how; what is in no hand's letters stands in the words alone. */
      title?: string
      lettering?: CoverTitle
      /** As broad as the mail. */
      isWide?: boolean
    }
  /** The picture of a present, shown in the mail where others have a cover. */
  | { kind: 'gift-card' }
  /** A book in its wrapping paper, shown in the mail where others have a cover; the path of its endpaper, null: in plain paper. */
  | { kind: 'parcel'; path: string | null }
  /** An invoice or credit note as PDF, by its number. */
  | { kind: 'invoice'; number: string }

/** What the HTML of a mail calls its picture by: `cid:cover`. */
export const coverId = 'cover'

export interface Mail {
  /** A mail of this name is written once, however often it is asked for. */
  name: string
  to: string
  locale: 'nl' | 'en'
  subject: string
  html: string
  plain: string
  attachments?: readonly Attachment[]
  /** Where one press ends mails of this kind; only for those that nobody asked for by doing something. */
  unsubscribeUrl?: string
}

export interface AttachedFile {
  fileName: string
  contentType: string
  bytes: Uint8Array
  /** Shown in the mail under this name, and not beside it. */
  contentId?: string
}

/** A mail as it leaves. */
export interface MailToCarry extends Omit<Mail, 'attachments'> {
  files: readonly AttachedFile[]
}

/** Whoever should have carried a mail will never: the address does not exist, or the mail is refused. */
export class MailRefused extends Error {}

/**
 * The port to whoever carries mail from the outbox. One mail may be handed over twice, when a process dies right after
 * it was taken: it then has the same message id.
 */
export interface MailCarrier {
  /** Throws `MailRefused` when no other try can help. */
  carry(mail: MailToCarry): Promise<void>
}
