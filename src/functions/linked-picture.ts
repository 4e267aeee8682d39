import { createHash } from 'node:crypto'
import { linkToken } from '#book/reading-link.ts'
import { soundFormats, soundType } from '#book/recording.ts'
import { findLinkedFile } from '#records/reading-link-rows.ts'
import { type Counter, isStorable } from './product-function.ts'

/**
 * A picture of a book, a voice that goes with it, or the file of a present, by the right of a link, asked anew each time: what a browser kept is shown only after this has said so.
 * Whatever the link does not show is answered alike.
 * @param asked.file its name below the book's folder, such as `cover/v1.webp`
 */
export async function linkedPicture(
  { database, files }: Pick<Counter, 'database' | 'files'>,
  request: Request,
  { token, file }: { token: string; file: string },
): Promise<Response> {
  const path = linkToken.test(token) && isStorable(file) ? await findLinkedFile(database, token, file) : null
  const bytes = path === null ? null : await files.get(path)
  if (bytes === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = {
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  return new Response(Uint8Array.from(bytes), {
    headers: {
      ...headers,
      'content-type': typeOf(file),
      // To keep, and not to look at in place of the page; what it is called is said there.
      ...(file.endsWith('.pdf') && { 'content-disposition': 'attachment' }),
    },
  })
}

function typeOf(file: string): string {
  const format = soundFormats.find((each) => file.endsWith(`.${each}`))
  if (format !== undefined) return soundType[format]
  if (file.endsWith('.pdf')) return 'application/pdf'
  return file.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
}
