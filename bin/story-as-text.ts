import type { Brief } from '#book/brief.ts'
import type { Story } from '#story/storyteller.ts'

/** A told story for whoever reads it: title, dedication, each spread below what its picture shows, and the end. */
export function asText(brief: Brief, story: Story): string {
  const pages = story.spreads.map(({ spread, text, scene }) => `[${spread + 1}] ${scene.caption}\n${text}`)
  return `${brief.title}\n${story.dedication}\n\n${pages.join('\n\n')}\n\n${story.ending}\n`
}
