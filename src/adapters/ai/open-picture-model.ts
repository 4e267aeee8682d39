import type { generateImage, ImageModel } from 'ai'
import { ModelError } from '#models/model-error.ts'
import { falQueue } from './fal-queue.ts'

/** A model that draws, as the settings name it. */
export interface PictureModelChoice {
  provider: PictureProvider
  /** The model's own name at its provider. */
  model: string
  apiKey: string
  /** Another address than the provider's own: of a gateway, or of a stand-in. */
  url?: string | undefined
  /** Edge of the picture to ask for. */
  pixels: number
  timeoutSeconds: number
  /** More that its provider is told, in the names that the AI SDK has for it. */
  options?: Record<string, Json> | undefined
}
type Json = string | number | boolean | null

/** Who can be asked for pictures. */
export const pictureProviders = ['openai', 'google', 'fal', 'replicate', 'black-forest-labs'] as const
export type PictureProvider = (typeof pictureProviders)[number]

interface OpenPictureModel {
  model: Extract<ImageModel, { specificationVersion: 'v4' }>
  ways: Pick<Parameters<typeof generateImage>[0], 'size' | 'aspectRatio' | 'providerOptions'>
}

/** Each provider is loaded only where it was chosen, and told in its own way how large the picture has to be. */
const open: Readonly<Record<PictureProvider, (choice: PictureModelChoice) => Promise<OpenPictureModel>>> = {
  async openai({ model, pixels, options = {}, ...rest }) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    const ways = { ...squareOf(pixels), providerOptions: { openai: options } }
    return { model: createOpenAI(accessOf(rest)).image(model), ways }
  },
  async google({ model, pixels, options = {}, ...rest }) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    const imageConfig = { imageSize: googleSizeOf(pixels) }
    const ways = { ...square, providerOptions: { google: { imageConfig, ...options } } }
    return { model: createGoogleGenerativeAI(accessOf(rest)).image(model), ways }
  },
  async fal({ model, pixels, options = {}, apiKey, url = falQueueUrl }) {
    const { createFal } = await import('@ai-sdk/fal')
    return {
      model: createFal({ apiKey, baseURL: url, fetch: falQueue(pollMs) }).image(model),
      ways: { ...squareOf(pixels), providerOptions: { fal: options } },
    }
  },
  // Its models have no common word for a size; PICTURE_OPTIONS has it where one is needed.
  async replicate({ model, options = {}, apiKey, url, timeoutSeconds }) {
    const { createReplicate } = await import('@ai-sdk/replicate')
    const maxPollAttempts = Math.ceil((timeoutSeconds * 1000) / pollMs)
    const waiting = { pollIntervalMillis: pollMs, maxPollAttempts }
    return {
      model: createReplicate({ apiToken: apiKey, ...(url !== undefined && { baseURL: url }) }).image(model),
      ways: { ...square, providerOptions: { replicate: { ...waiting, ...options } } },
    }
  },
  // Its size goes by `size`, of which the SDK warns: the options that it names instead end at 1920 pixels.
  async 'black-forest-labs'({ model, pixels, options = {}, timeoutSeconds, ...rest }) {
    const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs')
    const waiting = { pollIntervalMillis: pollMs, pollTimeoutMillis: timeoutSeconds * 1000 }
    return {
      model: createBlackForestLabs({ ...accessOf(rest), fetch: hearingRefusals }).image(model),
      ways: { ...squareOf(pixels), providerOptions: { blackForestLabs: { ...waiting, ...options } } },
    }
  },
}

/** How often a provider with a queue is asked whether the picture is there. */
const pollMs = 500
const falQueueUrl = 'https://queue.fal.run'
const square = { aspectRatio: '1:1' } as const

function squareOf(pixels: number): { size: `${number}x${number}` } {
  return { size: `${pixels}x${pixels}` }
}

function accessOf({ apiKey, url }: Pick<PictureModelChoice, 'apiKey' | 'url'>) {
  return { apiKey, ...(url !== undefined && { baseURL: url }) }
}

function googleSizeOf(pixels: number): '1K' | '2K' | '4K' {
  if (pixels <= 1024) return '1K'
  return pixels <= 2048 ? '2K' : '4K'
}

/** The SDK goes on asking for what was refused, or takes it for a broken answer: Black Forest Labs says it as a state. */
const hearingRefusals: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  if (answer.headers.get('content-type')?.includes('json') !== true) return answer
  const { status } = (await answer.clone().json()) as { status?: string }
  if (status?.endsWith('Moderated') === true) throw new ModelError('refused', status)
  return answer
}

/** Opens a model; nothing is asked of it yet. Whether it takes references the SDK knows of some, and takes for no of others. */
export async function openPictureModel(
  choice: PictureModelChoice,
): Promise<OpenPictureModel & { takesReferences: boolean }> {
  const opened = await open[choice.provider](choice)
  return { ...opened, takesReferences: opened.model.supportsFileInputs === true }
}
