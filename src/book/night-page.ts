import type { ScenePlan } from './scene-plan.ts'

type Time = ScenePlan['time']

/**
 * Whether the page of words beside a picture is dark, as a night that goes on past the edge of the picture: for whoever reads in
 * bed. A picture over both pages has no page of words; what no stage tells may be drawn at another hour.
 */
export function isNightPage(scene: { time: Time | null; stage?: unknown; double?: unknown }): boolean {
  return scene.time === 'night' && Boolean(scene.stage) && !scene.double
}
