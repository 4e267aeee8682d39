import { useEffect, useReducer } from 'react'
import type { Hero } from '#book/character.ts'
import type { Style } from '#book/options.ts'
import { useWhenBack } from '../connection/use-when-back.ts'
import type { Draft } from './draft.ts'
import { drawEachStyle } from './draw-each-style.ts'
import { portraitRequest } from './portrait-request.ts'
import { portraits } from './portraits.ts'

/** The address of the child's portrait in a style, once it is drawn; draws them while the screen is shown. */
export function useStylePortraits(draft: Draft): (style: Style) => string | null {
  const hero = portraitRequest(draft)?.hero ?? null
  const key = hero === null ? null : JSON.stringify(hero)
  const [, showArrived] = useReducer((arrived: number) => arrived + 1, 0)
  const [round, beginAgain] = useReducer((rounds: number) => rounds + 1, 0)
  useWhenBack(beginAgain)
  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    void drawEachStyle(JSON.parse(key) as Hero, portraits, showArrived, stop.signal)
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round draws what could not be drawn
  }, [key, round])
  return (style) => (hero === null ? null : portraits.find({ hero, style }))
}
