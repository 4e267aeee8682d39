import { isLettered } from './cover-title.ts'
import type { Style } from './options.ts'
import { panelStyles } from './panel.ts'
import type { Voice } from './voices.ts'

/**
 * Whether a line is lettered in the hand of the style rather than set: what everybody says along, what is shouted, and a word that has
 * its line alone. Comics and manga draw sounds alone, and have their talk in type.
 */
export function isDrawn(line: string, voice: Voice | null | undefined, style: Style): boolean {
  const isVoiced = voice === 'shout' || voice === 'alone' || (voice === 'refrain' && !panelStyles.has(style))
  return isVoiced && isLettered(line)
}
