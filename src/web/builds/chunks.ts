import { join, relative, sep } from 'node:path'

/*
 * Which files of the browser's code come together in one file. Many small files, each with a compression of its own, would
 * weigh more than what they hold.
 */

/** Folders in `src/web` that every page needs whole. */
const shellFolders = ['layout', 'locale', 'security', 'session', 'builds'] as const

/** Single files that every page needs, from folders whose other files come with the page that uses them. */
const shellFiles = new Set([
  'src/book/limits.ts',
  ...['root.tsx', 'find-page.ts', 'path-for.ts', 'pages.ts', 'page-meta.ts', 'switch-locale.ts'].map(inWeb),
  ...['later-error-page.tsx', 'page-not-found.ts', 'crawler.ts'].map((file) => inWeb(`errors/${file}`)),
  ...['button.tsx', 'icons.tsx', 'class-names.ts'].map((file) => inWeb(`ui/${file}`)),
  inWeb('background/after-start.tsx'),
  // Kept in the shop window and read in the builder and the shop: two screens each.
  inWeb('home/remember-name.ts'),
  inWeb('shop/kept-for-a-while.ts'),
  // Foot of the home page, and of each article.
  ...['post-links.tsx', 'post-links.css', 'post-picture.tsx'].map((file) => inWeb(`blog/${file}`)),
  // The button in the header.
  messageFile('home_end_make'),
])

/** Words that no page says but an error page, which comes later. */
const errorWords = /^common_(not_found|broken|back_home)/

const messageFolder = inWeb('messages/generated/messages/')

/** Files of the home page's folder that other screens need, or that come when they are asked for. */
const besideHome = ['promotion-screen', 'referral-screen', 'example-reader', 'review-steps', 'remember-name']

/** For the chunk of what every page has: frame, addresses, session, and the words in them. */
export function belongsToShell(id: string): boolean {
  const file = inProject(id)
  if (shellFiles.has(file) || shellFolders.some((folder) => file.startsWith(inWeb(`${folder}/`)))) return true
  if (!file.startsWith(`${messageFolder}common_`)) return false
  return !errorWords.test(file.slice(messageFolder.length))
}

/** For the chunk of the home page, which is what most visitors see first. */
export function belongsToHome(id: string): boolean {
  const file = inProject(id)
  return (
    file.startsWith(inWeb('home/')) && !besideHome.some((name) => file.startsWith(inWeb(`home/${name}.`)))
  )
}

function inWeb(path: string): string {
  return `src/web/${path}`
}

function messageFile(key: string): string {
  return inWeb(`messages/generated/messages/${key}.js`)
}

/** The path from the project's root, with slashes, without a module's query (`?url`) or a bundler's mark (NUL). */
function inProject(id: string): string {
  const [path = ''] = id.replace(/^\0/, '').split('?')
  return relative(join(import.meta.dirname, '..', '..', '..'), path)
    .split(sep)
    .join('/')
}
