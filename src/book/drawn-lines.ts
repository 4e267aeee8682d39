import { isLettered } from './cover-title.ts'
import type { Style } from './options.ts'
import { panelStyles } from './panel.ts'
import type { Voice } from './voices.ts'

/** Whether comics and manga draw a line rather than set it: what is shouted, and a word that has its line alone, as sounds have. */
export function isDrawn(line: string, voice: Voice | null | undefined, style: Style): boolean {
  return panelStyles.has(style) && (voice === 'shout' || voice === 'alone') && isLettered(line)
}
