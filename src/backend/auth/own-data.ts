import * as z from 'zod'

/** Of what people say about themselves, as JSON. It is in each of their tokens, and servers take headers of so much only. */
export const ownDataBytes = 2_000

/**
 * What somebody says about themselves (`data`). GoTrue has no limit; here whoever asks for a code could otherwise make an
 * address of somebody else unusable before they come.
 */
export const ownData = z
  .record(z.string(), z.unknown())
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= ownDataBytes, {
    message: `data must be at most ${ownDataBytes} bytes of JSON`,
  })
  .nullish()
