import type { ModelStandIn } from './model-stand-in.ts'

/** Settings with which a stand-in on the compatible wire writes the stories. */
export function storySettings({ apiUrl }: Pick<ModelStandIn, 'apiUrl'>): Record<string, string> {
  return {
    STORY_ENGINE: 'ai',
    STORY_MODEL: 'compatible:small',
    STORY_PRICE: '1/4',
    STORY_URL: apiUrl,
    COMPATIBLE_API_KEY: 'key',
  }
}
