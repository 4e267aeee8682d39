import type { DoorAnswers } from './door-answers.ts'

/** Years from which a child is drawn as the older of two. */
const olderFrom = 6

/**
 * The pictures of a child as it was chosen, back to front, to be laid over the right page; addresses between commas.
 *
 * @param covers the hair lies over the ears, and so over the arms of glasses and what is worn there
 */
export function doorLayers(answers: DoorAnswers, covers: boolean | undefined): string {
  const { age, skin, hair, colour, glasses, hearingAid, wheelchair } = answers
  const ears = covers ? 'covered' : 'bare'
  const child = `/pictures/door/${age && +age < olderFrom ? 'younger' : 'older'}-`
  return [
    `skin-${skin}`,
    wheelchair && 'wheelchair',
    `${hair}-${colour}`,
    hearingAid && `aid-${ears}`,
    glasses && `glasses-${ears}`,
  ]
    .flatMap((name) => (name ? `${child}${name}.webp` : []))
    .join()
}
