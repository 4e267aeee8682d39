import * as z from 'zod/mini'

/**
 * An id as the tables, the queue and the names of files have it: a UUID in small letters. PostgreSQL takes any spelling and
 * keeps this one; whatever else goes by the id has to be told the same.
 */
export const idSchema = z.uuid().check(z.toLowerCase())
