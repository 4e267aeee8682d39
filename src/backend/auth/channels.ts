import * as z from 'zod'

/** By what a text message may go. */
export const channels = z.enum(['sms', 'whatsapp']).nullish()
