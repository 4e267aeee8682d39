import type { VisionModel } from '#illustration/ai/vision-model.ts'
import { type AiModelOptions, answerOf } from './ask-model.ts'

/** A model that sees behind the AI SDK, with its accounts: asked again while that can help, and paid for once. */
export function aiVisionModel(options: AiModelOptions): VisionModel {
  return {
    name: options.name,
    // A picture that nobody looked at stands: nobody waits twice for that.
    look: (order, shape) => answerOf({ ...options, mostTimeouts: 1 }, order, shape),
  }
}
