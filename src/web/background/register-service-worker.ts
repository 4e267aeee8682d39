import { pageBuild } from '../builds/page-settings.ts'

/** Keeps the offline page of this build at hand. Without it, or from source, everything else goes on as ever. */
export function registerServiceWorker(): void {
  const { id } = pageBuild()
  if (id === null || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(`/service-worker.js?${id}`).catch(() => undefined)
}
