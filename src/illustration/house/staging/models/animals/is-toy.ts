import type { ModelRequest } from '../../model-request.ts'

/** Whether a companion is a stuffed animal. */
export function isToy({ who }: ModelRequest): boolean {
  return who !== undefined && 'kind' in who && who.kind === 'toy'
}
