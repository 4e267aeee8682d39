// Shows a page of our own when there is no connection. It answers nothing else: no page, picture or call of a
// visitor is ever kept. Each build registers it under an address of its own, so that each keeps its own offline page.

const kept = `offline-${location.search}`
const pages = { nl: '/offline', en: '/en/offline' }

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(keepOfflinePages())
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage(request)))
  else if (['style', 'font', 'image'].includes(request.destination)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()))
  }
})

async function keepOfflinePages() {
  const cache = await caches.open(kept)
  for (const page of Object.values(pages)) {
    const response = await fetch(page, { credentials: 'omit' })
    const text = await response.clone().text()
    await cache.put(page, response)
    const files = [...text.matchAll(/(?:href|src)="(\/(?:assets|pictures)\/[^"]+\.(?:css|woff2|webp|svg))"/g)]
    await cache.addAll([...new Set(files.map(([, file]) => file))])
  }
}

async function offlinePage(request) {
  const english = /^\/en(\/|$)/i.test(new URL(request.url).pathname)
  return (await caches.match(english ? pages.en : pages.nl)) ?? Response.error()
}
