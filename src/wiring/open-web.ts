import pg from 'pg'
import type { AuthMail } from '#backend/auth/auth-options.ts'
import { type Backend, createBackend } from '#backend/gateway/create-backend.ts'
import type { Environment } from '#environment.ts'
import { callLimits } from '#functions/call-limits.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import { printingWebhook } from '#functions/printing-webhook.ts'
import type { Counter } from '#functions/product-function.ts'
import { stopReminders } from '#functions/reminders.ts'
import { composeMail } from '#mails/compose-mail.ts'
import { postMail } from '#records/mail-rows.ts'
import { findPromotion } from '#records/discount-rows.ts'
import { createWebServer, type WebApp } from '#web/server.ts'
import { liveAsWeb } from '#workflows/live-as-web.ts'
import { openWorkQueue } from '#workflows/open-work-queue.ts'
import { siteUrl } from './addresses.ts'
import { edgeFunctions } from './edge-functions.ts'
import { examine } from './examine.ts'
import { openTypesetter } from './engines.ts'
import { identityProviders } from './identity-providers.ts'
import { openIllustratorOf, pictureProviderOf, visionProviderOf } from './illustrators.ts'
import { openStorytellerOf, storyProviderOf } from './storytellers.ts'
import { openObjectStore } from './object-stores.ts'
import { openKeys, openServices } from './services.ts'
import { addTwinPages } from './twin-pages.ts'

export interface OpenWeb {
  app: WebApp
  /** Where to listen. */
  port: number
  hostname: string
  handleUpgrade: Backend['handleUpgrade']
  close(): Promise<void>
}

const log = (message: string, error?: unknown): void => console.error(message, error ?? '')

/** Pages, backend and functions with everything they work with, until closed; `development` serves from source. */
export async function openWeb(
  environment: Environment,
  databaseUrl: string,
  development: boolean,
): Promise<OpenWeb> {
  const keys = await openKeys(environment)
  const database = new pg.Pool({ connectionString: databaseUrl, max: 20 })
  database.on('error', (error) => log('web: a database connection broke', error.message))
  const services = openServices(environment, { database, serviceKey: keys.serviceKey })
  const queue = await openWorkQueue(databaseUrl)
  const asker = { name: environment.WEB_ID, isWeb: true }
  const life = await liveAsWeb(database, asker.name, log)
  const illustrator = await openIllustratorOf(environment, {
    threads: 1,
    database,
    asker,
    ...services,
  })
  const storyteller = await openStorytellerOf(environment, database, asker)
  const address = siteUrl(environment)
  const counter: Counter = {
    ...services,
    database,
    queue,
    storyteller,
    illustrator,
    typesetter: await openTypesetter(),
    siteUrl: address,
    examine: () => examine(environment),
    newId: () => crypto.randomUUID(),
    log,
  }
  const backend = await createBackend({
    pool: database,
    databaseUrl,
    keys,
    siteUrl: address,
    redirectOrigins: environment.PUBLIC_DEPLOYMENT ? [] : [`http://127.0.0.1:${environment.PORT}`],
    apiUrl: address,
    mail: (mail) => postAuthMail(database, mail),
    auth: { providers: identityProviders(environment) },
    functions: edgeFunctions(counter),
    functionLimits: callLimits,
    trustedProxies: environment.TRUSTED_PROXIES,
    objects: openObjectStore(environment),
    log,
  })
  const web = await createWebServer({
    environment,
    backend,
    anonKey: keys.anonKey,
    usesPictures: illustrator.usesPictures,
    deliveryTimes: services.printer.deliveryTimes,
    bookLanguages: storyteller.languages,
    ownLanguages: storyteller.free?.languages ?? [],
    storyProvider: storyProviderOf(environment),
    pictureProvider: pictureProviderOf(environment),
    visionProvider: visionProviderOf(environment),
    readPromotion: () => findPromotion(database),
    development,
    extend: (app) => {
      app.post('/api/payments/webhook', (context) => paymentWebhook(counter, context.req.raw))
      app.post('/api/printing/webhook', (context) => printingWebhook(counter, context.req.raw))
      app.post('/api/printing/webhook/:printer', (context) =>
        printingWebhook(counter, context.req.raw, context.req.param('printer')),
      )
      app.on(['GET', 'POST'], '/api/reminders/stop', (context) => stopReminders(counter, context.req.raw))
      app.get('/api/health', (context) => context.json({ ok: true }))
      addTwinPages(app, environment, counter)
    },
  })
  return {
    app: web.app,
    port: environment.PORT,
    hostname: environment.HOST,
    handleUpgrade: backend.handleUpgrade,
    async close() {
      await web.close()
      await backend.close()
      await illustrator.close()
      await life.close()
      await queue.close()
      await database.end()
    },
  }
}

/** The link leads to a page of ours that asks for a press of a button, so that mail scanners use nothing up. */
async function postAuthMail(database: pg.Pool, mail: AuthMail): Promise<void> {
  const link = new URL(mail.redirectTo)
  if (mail.type !== 'reauthentication') {
    link.searchParams.set('token_hash', mail.tokenHash)
    link.searchParams.set('type', mail.type)
  }
  const locale = mail.locale === 'en' ? 'en' : 'nl'
  const composed = composeMail(mail.kind, locale, { values: { code: mail.code }, link: link.href })
  await postMail(database, { name: `${mail.kind}/${mail.tokenHash}`, to: mail.to, ...composed })
}
