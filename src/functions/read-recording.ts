import * as z from 'zod/mini'
import { recordedPlace, recordingLimits, type SoundFormat, soundFormatOf } from '#book/recording.ts'
import { type Size, sizeTable } from '#book/size.ts'
import { idSchema } from './id-schema.ts'
import { refuse } from './product-function.ts'
import { readBytes } from './read-bytes.ts'

const longestMs = (recordingLimits.minutes + 1) * 60_000
const moment = z.int().check(z.minimum(0), z.maximum(longestMs))

/** What is told of every recording, whoever sends it. */
export const recordingFields = {
  recordingId: idSchema,
  place: z.string().check(z.regex(recordedPlace)),
  spans: z.array(z.tuple([moment, moment])).check(
    z.minLength(1),
    z.maxLength(recordingLimits.spans),
    z.refine((spans) => isRising(spans.flat())),
  ),
  /** `saidMark` of the words that were read. */
  said: z._default(z.nullable(z.string().check(z.regex(/^[0-9a-z]{1,8}$/))), null),
}

/** The form around a recording: its parts and their boundaries. */
const formBytes = 256 * 1024

type Read<Told> =
  | { ok: true; recording: Told; sound: Uint8Array; format: SoundFormat }
  | { ok: false; refusal: Response }

/** Reads a form with `recording`, as JSON, and `sound`, a file that is judged by its bytes. */
export async function readRecording<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<Read<z.output<Schema>>> {
  const bytes = await readBytes(request, recordingLimits.bytes + formBytes)
  if (bytes === null) return { ok: false, refusal: refuse(413, 'recording_too_large') }
  const form = await readForm(request, bytes)
  const read = form === null ? null : schema.safeParse(form.told)
  if (form === null || read?.success !== true) return { ok: false, refusal: refuse(422, 'input_invalid') }
  const { sound } = form
  if (sound.length > recordingLimits.bytes) return { ok: false, refusal: refuse(413, 'recording_too_large') }
  const format = soundFormatOf(sound)
  if (format === null) return { ok: false, refusal: refuse(415, 'recording_not_supported') }
  return { ok: true, recording: read.data, sound, format }
}

/** Whether a book of this size has such a page. */
export function hasPlace(place: string, size: Size): boolean {
  return !/^\d/.test(place) || Number(place) < sizeTable[size].spreads
}

async function readForm(
  request: Request,
  bytes: Buffer,
): Promise<{ told: unknown; sound: Uint8Array } | null> {
  try {
    const type = request.headers.get('content-type') ?? ''
    const form = await new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } }).formData()
    const [text, sound] = [form.get('recording'), form.get('sound')]
    if (typeof text !== 'string' || !(sound instanceof Blob)) return null
    return { told: JSON.parse(text), sound: new Uint8Array(await sound.arrayBuffer()) }
  } catch {
    // Not a form, or no JSON in it.
    return null
  }
}

function isRising(moments: readonly number[]): boolean {
  return moments.every((ms, at) => at === 0 || ms >= (moments[at - 1] ?? 0)) && (moments.at(-1) ?? 0) > 0
}
