import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { serveStatic } from '@hono/node-server/serve-static'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { BookLanguage } from '#book/options.ts'
import type { Environment } from '#environment.ts'
import type { DeliveryTimes } from '#shop/delivery-times.ts'
import type { PrintedFacts } from '#shop/printed-facts.ts'
import { buildFolder as usualBuildFolder } from './build-web.ts'
import { iconRoute } from './icons/icon-route.ts'
import { localeRules } from './locale/locale-rules.ts'
import { securityHeaders } from './security/security-headers.ts'
import { type BackendApp, visitorFetch } from './session/visitor-fetch.ts'
import type { WebServices } from './session/web-services.ts'

export interface WebServerOptions {
  environment: Pick<
    Environment,
    | 'SITE_URL'
    | 'PROMO_SEGMENT'
    | 'TAG_MANAGER_URL'
    | 'TAG_HOSTS'
    | 'BUILD_CHECK_SECONDS'
    | 'COMPANY_NAME'
    | 'COMPANY_EMAIL'
    | 'COMPANY_ADDRESS'
    | 'COMPANY_REGISTRATION'
    | 'COMPANY_VAT_NUMBER'
  >
  /** The embedded backend of this process. */
  backend: { app: BackendApp }
  anonKey: string
  /** A trait of the illustrator at work; no unless told. */
  usesPictures?: boolean
  /** How long a printed book takes. */
  deliveryTimes: DeliveryTimes
  printedFacts: () => Promise<PrintedFacts | null>
  /** The languages in which the storyteller at work writes. */
  bookLanguages: readonly BookLanguage[]
  /** Those in which our own storyteller does; all of them unless told. */
  ownLanguages?: readonly BookLanguage[]
  /** Whose language model writes; our own storyteller unless told. */
  storyProvider?: string | null
  /** Whose model draws; our own illustrator unless told. */
  pictureProvider?: string | null
  /** Whose model looks at what was drawn; nobody’s unless told. */
  visionProvider?: string | null
  readPromotion: WebServices['readPromotion']
  /** Where the build lies; the usual place unless told. */
  buildFolder?: string
  /** Serve from source with hot reloading instead of from the build. */
  development?: boolean
  /** Mounts more (webhooks, till, mailbox) before the pages. */
  extend?: (app: WebApp) => void
}

export type WebApp = Hono<{ Bindings: HttpBindings }>

export interface WebServer {
  app: WebApp
  close(): Promise<void>
}

/** What the build's server file exports. */
export type ServerModule = ServerBuild & {
  entry: {
    module: {
      createRequestHandler: typeof createRequestHandler
      requestContext(services: WebServices): RouterContextProvider
      answerSiteFile(request: Request, services: WebServices, build: ServerBuild): Promise<Response | null>
    }
  }
}

/** What is the same for every visitor. */
type CommonServices = Omit<WebServices, 'backendFetch'>

interface Pages {
  build: ServerModule
  handle: ReturnType<typeof createRequestHandler>
}

/** How the pages come to be: from the build, or from source in development. */
interface PageSource {
  /** Tells builds apart; null from source. */
  buildId: string | null
  /** Where the site's own files lie. */
  publicFolder: string
  load(): Promise<Pages>
  mount(app: WebApp): void
  close(): Promise<void>
}

const backendPaths = ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*', '/realtime/v1/*', '/functions/v1/*']

/**
 * The whole site on one address: the backend's paths, the files of the build, and the pages. Throws when
 * there is no build (see `buildWeb`).
 */
export async function createWebServer(options: WebServerOptions): Promise<WebServer> {
  const { backend, environment, development = false } = options
  const secure = environment.SITE_URL?.startsWith('https:') ?? false
  const source = development
    ? await developmentSource()
    : await builtSource(options.buildFolder ?? usualBuildFolder)
  const services: CommonServices = {
    buildId: source.buildId,
    publicFolder: source.publicFolder,
    buildCheckSeconds: environment.BUILD_CHECK_SECONDS,
    tagManager: environment.TAG_MANAGER_URL ?? null,
    tagHosts: environment.TAG_HOSTS,
    siteUrl: environment.SITE_URL ?? null,
    anonKey: options.anonKey,
    backendUrl: 'http://backend.internal',
    promoSegment: environment.PROMO_SEGMENT,
    readPromotion: options.readPromotion,
    company: {
      name: environment.COMPANY_NAME,
      email: environment.COMPANY_EMAIL,
      address: environment.COMPANY_ADDRESS ?? null,
      registration: environment.COMPANY_REGISTRATION ?? null,
      vatNumber: environment.COMPANY_VAT_NUMBER ?? null,
    },
    deliveryTimes: options.deliveryTimes,
    printedFacts: options.printedFacts,
    usesPictures: options.usesPictures ?? false,
    bookLanguages: options.bookLanguages,
    ownLanguages: options.ownLanguages ?? options.bookLanguages,
    storyProvider: options.storyProvider ?? null,
    pictureProvider: options.pictureProvider ?? null,
    visionProvider: options.visionProvider ?? null,
    development,
  }
  const app: WebApp = new Hono()
  for (const path of backendPaths) {
    app.all(path, (context) => backend.app.fetch(context.req.raw, context.env))
  }
  app.use(async (context, next) => {
    await next()
    const { headers } = context.res
    // A page whose address is a secret says more strictly to whom it is told.
    const referrerPolicy = headers.get('referrer-policy')
    // Not `context.header`, which copies the whole answer each time.
    for (const [name, value] of Object.entries(securityHeaders(secure))) headers.set(name, value)
    if (referrerPolicy !== null) headers.set('referrer-policy', referrerPolicy)
  })
  app.route('/api/icons', iconRoute())
  options.extend?.(app)
  app.use(localeRules(secure))
  source.mount(app)
  app.use(compress())
  const servicesFor = ({ req, env }: Context<{ Bindings: HttpBindings }>): WebServices => ({
    ...services,
    backendFetch: visitorFetch(backend.app, req.raw, env),
  })
  app.all('*', (context) => answerPage(context, source, servicesFor(context)))
  return { app, close: () => source.close() }
}

async function answerPage(
  context: Context<{ Bindings: HttpBindings }>,
  source: PageSource,
  services: WebServices,
): Promise<Response> {
  try {
    const { build, handle } = await source.load()
    const file = await build.entry.module.answerSiteFile(context.req.raw, services, build)
    if (file !== null) return file
    return await handle(context.req.raw, build.entry.module.requestContext(services))
  } catch (error) {
    console.error(error)
    return new Response(bareErrorPage, {
      status: 500,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}

/** When even the error page cannot be made. */
const bareErrorPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>500 - Server Error | Fabelaar</title><h1>Internal Server Error</h1><p>Server Error</p></html>'

async function builtSource(buildFolder: string): Promise<PageSource> {
  const file = join(buildFolder, 'server', 'index.js')
  await readFile(file).catch((cause: unknown) => {
    throw new Error('The web has not been built yet: run "npm run build".', { cause })
  })
  // The pages choose the production half of their libraries by this, when they are first imported.
  process.env.NODE_ENV = 'production'
  const build = (await import(pathToFileURL(file).href)) as ServerModule
  // Once, as it sorts all routes.
  const pages = { build, handle: build.entry.module.createRequestHandler(build, 'production') }
  const latest = await readFile(join(buildFolder, 'client', 'builds', 'latest.json'), 'utf8')
  return {
    buildId: (JSON.parse(latest) as { id: string }).id,
    publicFolder: join(buildFolder, 'client'),
    load: () => Promise.resolve(pages),
    mount: (app) => mountFiles(app, buildFolder),
    close: () => Promise.resolve(),
  }
}

/**
 * Files named by their content or build never change; the newest build's name is asked for every time, the others
 * again after an hour.
 */
function mountFiles(app: WebApp, buildFolder: string): void {
  const root = join(buildFolder, 'client')
  const files = (caching: string) =>
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, context) => context.header('cache-control', caching),
    })
  const unchanging = files('public, max-age=31536000, immutable')
  app.use('/assets/*', unchanging)
  app.use('/builds/meta/*', unchanging)
  app.use('/builds/latest.json', files('public, max-age=1'))
  const others = files('public, max-age=3600')
  // Pages have no extension: for them nobody need look on the disk.
  app.use('*', (context, next) => (/\.\w+$/.test(context.req.path) ? others(context, next) : next()))
}

async function developmentSource(): Promise<PageSource> {
  // The bundler and the router choose their development halves by this.
  process.env.NODE_ENV = 'development'
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    buildId: null,
    publicFolder: vite.config.publicDir,
    load: async () => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerModule
      return { build, handle: build.entry.module.createRequestHandler(build, 'development') }
    },
    mount: (app) => {
      app.use('*', async (context, next) => {
        const { incoming, outgoing } = context.env
        const passed = await new Promise<boolean>((resolve) => {
          outgoing.once('finish', () => resolve(false))
          vite.middlewares(incoming, outgoing, () => resolve(true))
        })
        if (!passed) return RESPONSE_ALREADY_SENT
        await next()
      })
    },
    close: () => vite.close(),
  }
}
