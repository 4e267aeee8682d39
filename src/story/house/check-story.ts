import { sizes } from '#book/size.ts'
import { briefGrid, type GridChild } from './brief-grid.ts'
import { checkBook } from './check-book.ts'
import { checkPrint } from './check-text.ts'
import { contentLanguages } from './content-language.ts'
import { formatMessage } from './format-message.ts'
import type { StorySource } from './story-schema.ts'

/**
 * Lints a story over a grid of children: every language, size, register and variant, from none to five
 * companions of each kind, every gender, hard names. Returns each kind of fault once, with one example.
 */
export async function checkStory(story: StorySource): Promise<string[]> {
  const faults = new Map(checkAbout(story).map((fault) => [fault, fault]))
  const variantCount = Math.max(...story.spreads.map((spread) => spread.variants?.length ?? 1))
  for (let variant = 0; variant < variantCount; variant++) {
    const fixed = withVariant(story, variant)
    for (const child of briefGrid()) {
      for (const language of contentLanguages) {
        for (const size of sizes) {
          for (const { key, example } of await checkBook(
            fixed,
            child.brief({ theme: story.theme, language, size }),
            `seed${variant}`,
          )) {
            const place = `${story.id} ${language} ${key}`
            if (!faults.has(place)) faults.set(place, faultLine(place, child, variant, example))
          }
        }
      }
    }
  }
  return [...faults.values()]
}

/** What is wrong with the line above its titles. */
function checkAbout(story: StorySource): string[] {
  return contentLanguages.flatMap((language) => {
    const about = formatMessage(story.about[language], { name: 'Noor' }, language)
    return checkPrint(about, story.barredWords[language]).map(
      (fault) => `${story.id} ${language} about: ${fault} (${about})`,
    )
  })
}

function faultLine(place: string, child: GridChild, variant: number, example: string): string {
  return `${place} (${child.name}, variant ${variant}): ${example.replaceAll('\n', ' / ')}`
}

/** The story with one variant of each spread, so that all are seen without waiting for a seed to pick them. */
export function withVariant(story: StorySource, variant: number): StorySource {
  return {
    ...story,
    spreads: story.spreads.map(({ variants, ...spread }) => {
      const told = variants?.[variant % variants.length]
      return told ? { ...spread, text: told.text, scene: told.scene ?? spread.scene } : spread
    }),
  }
}
