import type { Pose } from '#book/scene-plan.ts'

/** What an animal can do; every pose of a person has its nearest here. */
export type CreaturePose =
  | 'stand'
  | 'walk'
  | 'run'
  | 'sit'
  | 'sleep'
  | 'lie'
  | 'jump'
  | 'peek'
  | 'reach'
  | 'ride'

const nearest: Record<Pose, CreaturePose> = {
  stand: 'stand',
  walk: 'walk',
  run: 'run',
  jump: 'jump',
  sit: 'sit',
  sleep: 'sleep',
  point: 'stand',
  reach: 'reach',
  hug: 'reach',
  holdHands: 'stand',
  shy: 'peek',
  kneel: 'sit',
  hips: 'stand',
  wave: 'reach',
  gasp: 'stand',
  rub: 'sit',
  slump: 'lie',
  peek: 'peek',
  crawl: 'walk',
  chair: 'ride',
  push: 'walk',
  pull: 'walk',
  ride: 'ride',
  lie: 'lie',
  climb: 'reach',
  fly: 'jump',
  swim: 'run',
  dance: 'reach',
  read: 'ride',
}

/** An animal's nearest to what a person would do. */
export function creaturePose(pose: Pose): CreaturePose {
  return nearest[pose]
}
