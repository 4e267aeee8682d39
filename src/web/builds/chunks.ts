import { globSync, readFileSync } from 'node:fs'
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
  inWeb('home/remember-answers.ts'),
  inWeb('builder/draft-key.ts'),
  inWeb('shop/kept-for-a-while.ts'),
  ...['account/log-out-button.tsx', 'account/use-is-guest.ts', 'consent/consent-button.tsx'].map(inWeb),
  ...['theme-toggle.tsx', 'language-switcher.tsx'].map((file) => inWeb(`ui/${file}`)),
  inWeb('errors/unreachable-page.tsx'),
])

/** Files of those folders that come when somebody has a session, or asks for one. */
const besideShell = new Set(
  ['continue-as-guest', 'open-backend', 'open-channel', 'retrying-fetch', 'watch-refreshes'].map((name) =>
    inWeb(`session/${name}.ts`),
  ),
)

/**
 * How a row of the database becomes a book: for whoever owns it and for whoever reads it by a link, and each of them is small.
 * Nothing that the home page needs: it would have all of them, and with them the typefaces of books.
 */
const printedFiles = new Set([
  'node_modules/thumbhash/thumbhash.js',
  ...['book/cover-ground.ts', 'book/printed-book.ts', 'book/use-stored-pictures.ts'].map(inWeb),
  ...['reader/cover-letters.tsx', 'reader/cover-face.tsx', 'reader/fit-words.ts', 'pictures.ts'].map(inWeb),
  ...['book/kept-words.ts', 'book/title-in-words.ts', 'bedtime/put-away.ts', 'bedtime/kept-books.ts'].map(
    inWeb,
  ),
  'src/book/book-paths.ts',
  'src/book/ruby.ts',
  'src/book/escape-pattern.ts',
])

/** What forms need beside the parts of `ui`. */
const formFiles = new Set([
  ...['builder/call-function.ts', 'shop/shop-problem.ts', 'shop/first-problems.ts'].map(inWeb),
  ...['auth-problem.ts', 'use-asking.ts', 'email-code.ts', 'fresh-login.tsx', 'lacks-factor.ts'].map((file) =>
    inWeb(`account/${file}`),
  ),
  ...['account/email-code-form.tsx', 'account/password-field.tsx', 'account/side-picture.tsx'].map(inWeb),
  ...['builder/draft-store.ts', 'gift/mail-language-field.tsx'].map(inWeb),
  'src/shop/gift-card.ts',
  'src/shop/discount.ts',
  'src/book/format-money.ts',
  'src/book/typographic.ts',
  'src/book/unprintable-signs.ts',
  'src/book/contact-details.ts',
  'src/book/random.ts',
])

const projectFolder = join(import.meta.dirname, '..', '..', '..')
const messageFolder = inWeb('messages/generated/messages/')

/** Files of the home page's folder that other screens need, or that come later: what lies below the fold waits. */
const besideHome = new Set(
  [
    'promotion-screen.tsx',
    'referral-screen.tsx',
    'example-book.ts',
    'example-reader.tsx',
    'example-shelf.tsx',
    'later-reader.tsx',
    'review-steps.tsx',
    'remember-answers.ts',
    'door/fill-from-draft.ts',
    'below-fold.tsx',
    'end.tsx',
    'folds.tsx',
    'reviews.tsx',
    'shop-talk.tsx',
    'style-strip.tsx',
  ].map((name) => inWeb(`home/${name}`)),
)

/** Words that the shell says, or the home page shares with others; all other words come with the pages that say them. */
const shellWords = new Set(
  [...wordsOf(isShellCode), ...wordsOf(isHome).filter(isShared)].map((key) => `${messageFolder}${key}.js`),
)

/** For the chunk of what every page has: frame, addresses, session, and the words in them. */
export function belongsToShell(id: string): boolean {
  const file = inProject(id)
  return isShellCode(file) || shellWords.has(file)
}

/** For the chunk of the words that several pages say, but not the shell. */
export function belongsToWords(id: string): boolean {
  const file = inProject(id)
  return file.startsWith(messageFolder) && isShared(file.slice(messageFolder.length))
}

/** Whether a built file has been loaded before any part of a page that comes later. */
export function isOnEveryPage(file: string): boolean {
  return /\/(?:framework|shell|rolldown-runtime)-[^/]+\.js$/.test(file)
}

function isShellCode(file: string): boolean {
  if (besideShell.has(file)) return false
  return shellFiles.has(file) || shellFolders.some((folder) => file.startsWith(inWeb(`${folder}/`)))
}

/** For the chunk of what every screen with a whole book shares besides the reader. */
export function belongsToPrinted(id: string): boolean {
  return printedFiles.has(inProject(id))
}

/**
 * For the chunk of what pages with a form share: fields, dialogs, how a function is called. Each of them is small, and the list of what
 * every page loads first names each file with each page that has it.
 */
export function belongsToForms(id: string): boolean {
  const file = inProject(id)
  return formFiles.has(file) || (file.startsWith(inWeb('ui/')) && !isShellCode(file))
}

/** For the chunk of the home page, which is what most visitors see first. */
export function belongsToHome(id: string): boolean {
  return isHome(inProject(id))
}

function isHome(file: string): boolean {
  return file.startsWith(inWeb('home/')) && !besideHome.has(file)
}

/** Whether a word is of those that any page may say. */
function isShared(word: string): boolean {
  return /^(?:common|site|email|factor)_|^(?:problem|login)_email/.test(word)
}

/** The keys of the words that some files of code say. */
function wordsOf(isMeant: (file: string) => boolean): string[] {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: projectFolder })
  const meant = files.filter((file) => isMeant(file.split(sep).join('/')))
  return meant.flatMap((file) => {
    const code = readFileSync(join(projectFolder, file), 'utf8')
    return [...code.matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key)
  })
}

function inWeb(path: string): string {
  return `src/web/${path}`
}

/** The path from the project's root, with slashes, without a module's query (`?url`) or a bundler's mark (NUL). */
function inProject(id: string): string {
  const [path = ''] = id.replace(/^\0/, '').split('?')
  return relative(projectFolder, path).split(sep).join('/')
}
