import type { LanguageModel } from 'ai'
import { ModelError } from '#models/model-error.ts'

/** A model of a provider, as the settings name it. */
export interface ModelChoice {
  provider: Provider
  /** The model's own name at its provider. */
  model: string
  /** Left out where the provider needs none, such as a model on a machine of one's own. */
  apiKey?: string | undefined
  /** Another address than the provider's own: of a gateway, or of a stand-in. */
  url?: string | undefined
}

/** Who can be asked for words. `compatible` speaks OpenAI's chat wire at an address of one's own: Ollama, vLLM, llama.cpp. */
export const providers = ['openai', 'anthropic', 'google', 'mistral', 'compatible'] as const
export type Provider = (typeof providers)[number]

/** Each provider is loaded only where it was chosen. */
const open: Readonly<Record<Provider, (choice: ModelChoice) => Promise<LanguageModel>>> = {
  async openai({ model, apiKey, url }) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ apiKey: apiKey ?? '', ...(url !== undefined && { baseURL: url }) })(model)
  },
  async anthropic({ model, apiKey, url }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey: apiKey ?? '', ...(url !== undefined && { baseURL: url }) })(model)
  },
  async google({ model, apiKey, url }) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return createGoogleGenerativeAI({ apiKey: apiKey ?? '', ...(url !== undefined && { baseURL: url }) })(
      model,
    )
  },
  async mistral({ model, apiKey, url }) {
    const { createMistral } = await import('@ai-sdk/mistral')
    return createMistral({ apiKey: apiKey ?? '', ...(url !== undefined && { baseURL: url }) })(model)
  },
  async compatible({ model, apiKey, url }) {
    const [{ createOpenAICompatible }, { extractJsonMiddleware, wrapLanguageModel }] = await Promise.all([
      import('@ai-sdk/openai-compatible'),
      import('ai'),
    ])
    if (url === undefined) throw new ModelError('settings', 'compatible: an address is needed')
    const compatible = createOpenAICompatible({
      name: 'compatible',
      baseURL: url,
      ...(apiKey !== undefined && { apiKey }),
      supportsStructuredOutputs: true,
      includeUsage: true,
    })
    // Models on machines of one's own like to put what is asked for into a fence, as in a chat.
    return wrapLanguageModel({ model: compatible(model), middleware: extractJsonMiddleware() })
  },
}

/** Opens a model; nothing is asked of it yet. */
export function openModel(choice: ModelChoice): Promise<LanguageModel> {
  return open[choice.provider](choice)
}
