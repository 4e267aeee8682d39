import type { ScenePlan } from './scene-plan.ts'

/**
 * What an endpaper scatters, as a scene: the place and hour of the cover, with everybody and everything that the
 * book's pictures show and its words are about, once each, what is seen most often first.
 */
export function endpaperScene(cover: ScenePlan, scenes: readonly ScenePlan[]): ScenePlan {
  const beside = mostSeen(
    scenes.flatMap((scene) => scene.beside ?? []),
    ({ name }) => name,
  )
  return {
    ...cover,
    cast: mostSeen(
      scenes.flatMap(({ cast }) => cast),
      ({ who }) => who,
    ),
    props: mostSeen(
      scenes.flatMap(({ props }) => props),
      ({ name }) => name,
    ),
    ...(beside.length > 0 && { beside }),
  }
}

function mostSeen<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const groups = Map.groupBy(items, nameOf)
  return [...groups.values()].toSorted((a, b) => b.length - a.length).flatMap((group) => group.slice(0, 1))
}
