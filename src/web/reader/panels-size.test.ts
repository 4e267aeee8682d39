import { expect, test } from 'vitest'
import type { Panel } from '#book/panel.ts'
import { spokenIn } from '#book/speech.ts'
import { panelsSize } from './panels-size.ts'

const panel = (called: string, x0: number): Panel => ({
  called,
  head: { x: x0 + 245, y: 340, radius: 150 },
  clear: 120,
  across: [x0, x0 + 489],
})
const panels = [panel('Noor', 0), panel('opa', 511)]
const sizeOf = (text: string): ReturnType<typeof panelsSize> =>
  panelsSize(spokenIn(text, panels)!, 4.7, () => null)

test('panels speak among few words, a long line above both of them, and leave the page to many', () => {
  const short = sizeOf('Krijt erop!\n‘Kom je mee?’ roept Noor.\n‘Ssst,’ zegt opa.')
  expect(short?.rooms).toEqual(panels)
  const long = sizeOf('‘Een heuvel kan zich toch niet verstoppen, of wel?’ zegt Noor.')
  expect(long?.rooms[0]?.across).toEqual([0, 1000])
  expect(sizeOf(`‘Kom,’ zegt Noor.${'\nNog een regel.'.repeat(9)}`)).toBeNull()
})
