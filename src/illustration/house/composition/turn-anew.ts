import type { View } from './piece.ts'
import type { Standing } from './placed.ts'

/**
 * Everybody as they stand: settling may have brought somebody past what they look at, and then everybody is turned once more,
 * unless that turns somebody off the page.
 * @param standWith draws everybody as seen by these views
 * @param views by which they were settled
 * @param settled the views from where they stand now
 */
export function turnedAnew(
  standWith: (views: ReadonlyMap<string, View>) => Standing[],
  views: ReadonlyMap<string, View>,
  settled: ReadonlyMap<string, View>,
): Standing[] {
  const standing = standWith(views)
  if (!isAnybodyPast(views, settled)) return standing
  const again = standWith(settled)
  return offPage(again) > offPage(standing) ? standing : again
}

/** Whether anybody has their back to what they look at by the first views. */
function isAnybodyPast(views: ReadonlyMap<string, View>, settled: ReadonlyMap<string, View>): boolean {
  const opposite = { left: 'right', right: 'left' } as const
  return [...settled].some(
    ([id, { facing }]) => facing !== 'front' && opposite[facing] === views.get(id)?.facing,
  )
}

/** Page units of the cast that are beside the page. */
function offPage(standing: readonly Standing[]): number {
  return standing
    .filter(({ at }) => at.piece.plane === 'cast')
    .reduce((sum, { at: { box } }) => sum + Math.max(0, -box.x0) + Math.max(0, box.x1 - 1000), 0)
}
