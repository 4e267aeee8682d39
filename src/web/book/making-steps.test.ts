import { describe, expect, it } from 'vitest'
import { makingSteps, placeOfStep } from './making-steps.ts'
import { isBought, screenOf } from './screen-of.ts'

describe('the list of work', () => {
  it('is all to come while the book waits for its turn', () => {
    expect(makingSteps({ step: 'waiting', state: 'making' }, 0, 10).map(({ told }) => told)).toEqual([
      'later',
      'later',
      'later',
      'later',
    ])
  })

  it('has one thing under way', () => {
    expect(makingSteps({ step: 'draw-cover', state: 'making' }, 10, 10).map(({ told }) => told)).toEqual([
      'done',
      'done',
      'now',
      'later',
    ])
  })

  it('does not call a thing under way that got stuck', () => {
    expect(makingSteps({ step: 'draw-cover', state: 'failed' }, 10, 10).map(({ told }) => told)).toEqual([
      'done',
      'done',
      'stuck',
      'later',
    ])
  })

  it('counts the pages while the story is written', () => {
    const [story] = makingSteps({ step: 'write-story', state: 'making' }, 4, 10)
    expect(story?.words).toContain('4')
    expect(story?.words).toContain('10')
  })

  it('is done when the step is none of the making', () => {
    expect(placeOfStep('ready')).toBe(4)
    expect(makingSteps({ step: 'ready', state: 'ready' }, 10, 10).every(({ told }) => told === 'done')).toBe(
      true,
    )
  })
})

describe('the screen of a book', () => {
  it('is the making until the preview is open, also when it got stuck', () => {
    expect(screenOf('making')).toBe('making')
    expect(screenOf('failed')).toBe('making')
    expect(screenOf('ready')).toBe('desk')
  })

  it('knows which books are paid for', () => {
    expect(
      (['making', 'failed', 'ready', 'unlocking', 'unlock_failed', 'finished'] as const).filter(isBought),
    ).toEqual(['unlocking', 'unlock_failed', 'finished'])
  })
})
