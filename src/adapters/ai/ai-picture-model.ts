import { createHash } from 'node:crypto'
import { generateImage, type ImageModel as SdkModel } from 'ai'
import sharp from 'sharp'
import type { PictureModel, PictureOrder } from '#illustration/ai/picture-model.ts'
import { ModelError } from '#models/model-error.ts'
import type { Accounts, CallOfModel } from './accounts.ts'
import { failureOf, TimedOut } from './failure-of.ts'
import { accounted, type Cost, inTime, type Patience, patiently } from './make-call.ts'

export interface AiPictureModelOptions extends Patience {
  /** Provider and model, for accounts and colophons. */
  name: string
  model: SdkModel
  takesReferences: boolean
  /** How its provider is told how large the picture has to be, and whatever else it is told. */
  ways: Pick<Parameters<typeof generateImage>[0], 'size' | 'aspectRatio' | 'providerOptions'>
  /** Euros a picture. */
  price: number
  accounts: Accounts
  /** How long a picture may take. */
  timeoutSeconds: number
}

const microsOfEuro = 1_000_000

/** A model of pictures behind the AI SDK, with its accounts: asked again while that can help. */
export function aiPictureModel(options: AiPictureModelOptions): PictureModel {
  const { name, takesReferences, accounts } = options
  return {
    name,
    takesReferences,
    draw: (order) =>
      patiently(
        () =>
          accounted(
            accounts,
            callOf(options, order),
            async () => ({ answer: await drawOnce(options, order), kept: [], cost: costOf(options) }),
            (error) => (mayBePaid(error) ? costOf(options) : costOf({ price: 0 })),
          ),
        options,
      ),
  }
}

async function drawOnce(
  { model, takesReferences, ways, timeoutSeconds }: AiPictureModelOptions,
  { prompt, references }: PictureOrder,
): Promise<Uint8Array> {
  const holds = takesReferences && references.length > 0
  const { image } = await inTime(timeoutSeconds, (abortSignal) =>
    generateImage({
      model,
      prompt: holds ? { text: prompt, images: [...references] } : prompt,
      ...ways,
      maxRetries: 0,
      abortSignal,
    }),
  )
  // What was drawn and is not shown comes as a black square.
  if (Object.values(image.providerMetadata ?? {}).some(({ nsfw }) => nsfw === true)) {
    throw new ModelError('refused', 'the model would not show what it drew')
  }
  return asSquareJpeg(image.uint8Array)
}

/** Throws `unusable` for what is no picture. */
async function asSquareJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { width, height } = await sharp(bytes).metadata()
    const side = Math.min(width, height)
    return await sharp(bytes, { failOn: 'truncated' })
      .flatten({ background: '#ffffff' })
      .resize(side, side)
      .toColourspace('srgb')
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer()
  } catch (error) {
    throw new ModelError('unusable', 'no picture that can be read', error)
  }
}

/** Whoever stops waiting, or cannot read what came, has had it drawn; what was refused or broken before is not charged. */
function mayBePaid(error: unknown): boolean {
  return error instanceof TimedOut || failureOf(error).reason === 'unusable'
}

function costOf({ price }: { price: number }): Cost {
  return { inputTokens: 0, outputTokens: 0, micros: Math.ceil(price * microsOfEuro) }
}

function callOf({ name, price }: AiPictureModelOptions, order: PictureOrder): CallOfModel {
  const { work, task, prompt, references } = order
  const question = createHash('sha256').update(JSON.stringify([name, prompt]))
  for (const reference of references) question.update(reference)
  return {
    work,
    task,
    question: question.digest('hex'),
    model: name,
    mostMicros: costOf({ price }).micros,
  }
}
