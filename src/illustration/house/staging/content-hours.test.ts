import { expect, it } from 'vitest'
import { loadStories } from '../../../story/house/load-stories.ts'
import { stagesOf } from './stages-of.ts'

/** Captions and small pictures follow the scene of the story, pictures their stage: both are of one hour and one weather. */
it.each(loadStories())(
  'every picture of $theme has the hour and the weather of its text',
  ({ theme, spreads }) => {
    const stages = stagesOf(theme)
    const scenes = spreads.flatMap(({ id, scene, variants }) => [
      ...(scene ? [[id, scene] as const] : []),
      ...(variants ?? []).flatMap((variant) =>
        variant.scene ? [[`${id}-${variant.id}`, variant.scene] as const] : [],
      ),
    ])
    const differing = scenes.flatMap(([name, { time, weather }]) => {
      const light = stages.lights[stages.spreads[name]?.light ?? '']
      const told = [time, weather].join(', ')
      const shown = light && [light.time, light.weather].join(', ')
      return shown === undefined || shown === told ? [] : [`${name}: told ${told}, shown ${shown}`]
    })
    expect(differing).toEqual([])
  },
)
