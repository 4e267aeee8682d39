import { isToy } from './is-toy.ts'
import type { Modeller } from '../../model-request.ts'
import { sized } from '../../space/frame.ts'
import { lengthOf } from '../../space/vector.ts'

/** Toys are so high, in metres, whatever their kind. */
const toyHeight = 0.32

/** The animal itself, or a toy of it when the companion is one: unless its kind is told, small, and sitting but in sleep or flight. */
export function orToy(living: Modeller, toy: Modeller = shrunken(living)): Modeller {
  return (request) => (isToy(request) ? toy : living)(request)
}

function shrunken(living: Modeller): Modeller {
  return (request) => {
    const { act, frame } = request
    const pose = act.pose === 'sleep' || act.pose === 'fly' ? act.pose : 'sit'
    const posed = { ...request, act: { ...act, pose } }
    const { height } = living({ ...posed, act: { ...posed.act, pose: 'sit' } })
    return living({ ...posed, frame: sized(frame, (toyHeight * lengthOf(frame.up)) / height) })
  }
}
