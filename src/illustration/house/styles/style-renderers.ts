import type { Style } from '#book/options.ts'
import type { StyleRenderer } from '../drawing.ts'
import { classicCartoon } from './classic-cartoon/classic-cartoon.ts'
import { paperCut } from './paper-cut/paper-cut.ts'
import { waterpaint } from './waterpaint/waterpaint.ts'

/** The styles that the house illustrator can draw; each is a folder beside this file. */
export const styleRenderers: Partial<Record<Style, StyleRenderer>> = { waterpaint, paperCut, classicCartoon }
