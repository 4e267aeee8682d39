import type { TimeOfDay, Weather } from '#book/scene-plan.ts'
import type { Atmosphere } from '../drawing.ts'

const tints: Readonly<Record<TimeOfDay, { tint: string; amount: number; light: readonly [number, number] }>> =
  {
    morning: { tint: '#ffe2b8', amount: 0.16, light: [-0.6, -0.8] },
    day: { tint: '#fff6e2', amount: 0.06, light: [-0.4, -0.92] },
    dusk: { tint: '#e8a186', amount: 0.3, light: [0.7, -0.7] },
    night: { tint: '#6f86c8', amount: 0.38, light: [0.4, -0.92] },
  }

/** Light of the hour for the styles. Indoors, lamps keep the night away. */
export function atmosphereOf(
  time: TimeOfDay,
  weather: Weather,
  indoor: boolean,
  glows: Atmosphere['glows'],
): Atmosphere {
  const { tint, amount, light } = tints[time]
  const dull = weather === 'rain' || weather === 'mist' || weather === 'snow'
  return {
    time,
    // Rain falls outside the window, not in the room.
    weather: indoor ? 'clear' : weather,
    light,
    tint: dull && time === 'day' ? '#cfd8de' : tint,
    tintAmount: indoor && time === 'night' ? 0.3 : dull && time === 'day' ? 0.16 : amount,
    glows,
  }
}
