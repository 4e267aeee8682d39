import type { Thing } from '../../drawing.ts'

/** Whether a thing is a house in the country; those of a town stand in rows and are told by their gables. */
export function isCottage({ id, kind, shapes }: Thing): boolean {
  const named = kind === 'scenery' ? id === 'cottage' : kind === 'prop' && /^house\d*$/.test(id)
  return named && shapes.some(({ part }) => part === 'wall')
}
