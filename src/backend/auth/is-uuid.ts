/** Whether something is a UUID in its usual form, so that the database can be asked for it. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
