import { checkStory } from '#story/house/check-story.ts'
import { loadStories } from '#story/house/load-stories.ts'

/** Lints all stories over a grid of children; prints the faults and fails if there are any. */
const faults: string[] = []
for (const story of loadStories()) faults.push(...(await checkStory(story)))
console.log(faults.length ? faults.join('\n') : 'All stories are clean.')
process.exitCode = faults.length ? 1 : 0
