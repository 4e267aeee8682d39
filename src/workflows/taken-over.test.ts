import { DBOS, Error as DBOSErrors } from '@dbos-inc/dbos-sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { tellingStep } from './durable-step.ts'
import { printOrder } from './print-order.ts'
import { redrawCover } from './redraw-cover.ts'
import { redrawPicture } from './redraw-picture.ts'
import { redrawSheet } from './redraw-sheet.ts'
import type { Workshop } from './workshop.ts'

const log = vi.fn<(line: string) => void>()
const workshop = { log } as unknown as Workshop
const failed = vi.fn<() => Promise<void>>()

afterEach(() => {
  vi.restoreAllMocks()
  log.mockClear()
  failed.mockClear()
})

const recipes: Readonly<Record<string, () => Promise<unknown>>> = {
  'a print': () => printOrder(workshop)('job'),
  'a cover': () => redrawCover(workshop)('book', 2),
  'a picture': () => redrawPicture(workshop)('book', { spread: 1, version: 2 }),
  'a sheet': () => redrawSheet(workshop)('book', { version: 2, cover: 2 }),
  'a book': () => tellingStep('draw', () => Promise.resolve(), failed),
}

// A worker that is silent for long is thought dead, and goes on when it comes to itself.
test.each(Object.keys(recipes))(
  '%s that another worker has taken over is not said to have failed',
  async (name) => {
    const steps: string[] = []
    vi.spyOn(DBOS, 'runStep').mockImplementation((_work, options) => {
      steps.push(options?.name ?? '')
      return Promise.reject(new DBOSErrors.DBOSWorkflowConflictError('work'))
    })
    await expect(recipes[name]?.()).rejects.toThrow('no longer owned')
    expect(steps).toHaveLength(1)
    expect(failed).not.toHaveBeenCalled()
    expect(log).not.toHaveBeenCalled()
  },
)
