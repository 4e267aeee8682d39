// Shows a page of our own when there is no connection, and a book that was opened in bed. It keeps nothing of visitors by itself:
// pages put into caches what was opened in bed, one a book, until somebody removes it (src/web/bedtime/kept-books.ts).
// Each build registers it under an address of its own, so that each keeps its own offline page.

const kept = `offline-${location.search}`
const pages = { nl: '/offline', en: '/en/offline' }
const bedtime = /^(?:\/en)?\/books\/([0-9a-f-]{36})\/(?:voorlezen|bedtime)\/?$/i
/** A connection that says nothing for so long is none, for whoever lies in bed with the book on their device. */
const patienceMs = 4000

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(keepOfflinePages())
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== kept && !name.startsWith('bedtime-'))
            .map((name) => caches.delete(name)),
        ),
      ),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    const [, book] = bedtime.exec(pathname) ?? []
    const answer = book === undefined ? fetch(request) : bookPage(request, book)
    event.respondWith(answer.catch(() => offlinePage(request)))
  } else if (['script', 'style', 'font', 'image'].includes(request.destination)) {
    event.respondWith(
      fetch(request).catch(
        async () => (await caches.match(request, { ignoreVary: true })) ?? Response.error(),
      ),
    )
  }
})

/** As it is now, else as it was when it was last opened here. One that is gone is forgotten here as well. */
async function bookPage(request, book) {
  const page = await caches.match(request.url, { ignoreSearch: true, ignoreVary: true })
  const asked = fetch(request).then(async (answer) => {
    if (answer.status === 404) await caches.delete(`bedtime-book-${book}`)
    return answer
  })
  if (page === undefined) return asked
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs, page))
  return Promise.race([asked, late]).catch(() => page)
}

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
