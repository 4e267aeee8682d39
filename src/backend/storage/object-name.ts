import { StorageError } from './storage-error.ts'

export interface ObjectPlace {
  bucketId: string
  name: string
}

// Supabase's own list of characters, without `?`, which a signed address could not carry.
const namePattern = /^[\w/!\-.*'() &$@=;:+,]+$/

/** A name may hold folders, but no empty, `.` or `..` segment. Throws `InvalidKey`. */
export function checkedPlace(bucketId: string, name: string): ObjectPlace {
  const segments = name.split('/')
  const isBad = segments.some((segment) => segment === '' || segment === '.' || segment === '..')
  if (isBad || name.length > 1024 || !namePattern.test(name)) {
    throw new StorageError(400, 'InvalidKey', `Invalid key: ${name}`)
  }
  return { bucketId, name }
}
