import pg from 'pg'
import type { AuthNotice } from '#backend/auth/auth-options.ts'
import type { Backend } from '#backend/gateway/create-backend.ts'
import { limitBody } from '#backend/gateway/limit-body.ts'
import { answerEmailHook, type HookMail, largestHookBytes } from '#backend/hosted/send-email-hook.ts'
import type { Environment } from '#environment.ts'
import { linkedPicture } from '#functions/linked-picture.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import { printingWebhook } from '#functions/printing-webhook.ts'
import type { Counter } from '#functions/product-function.ts'
import { stopReminders } from '#functions/reminders.ts'
import { composeMail, type MailLocale } from '#mails/compose-mail.ts'
import { composeNotice } from '#mails/compose-notice.ts'
import { postMail } from '#records/mail-rows.ts'
import { findPromotion } from '#records/discount-rows.ts'
import { askPrintedFacts } from '#shop/printed-facts.ts'
import { providerName } from '#web/account/ways-in.ts'
import { createWebServer, type WebApp } from '#web/server.ts'
import { liveAsWeb } from '#workflows/live-as-web.ts'
import { openWorkQueue } from '#workflows/open-work-queue.ts'
import { siteUrl } from './addresses.ts'
import { openBackendAccess } from './backend-access.ts'
import { edgeFunctions } from './edge-functions.ts'
import { examine } from './examine.ts'
import { openTypesetter } from './engines.ts'
import { openIllustratorOf, pictureProviderOf, visionProviderOf } from './illustrators.ts'
import { openStorytellerOf, storyProviderOf } from './storytellers.ts'
import { openBackend } from './open-backend.ts'
import { redirectOrigins } from './redirect-origins.ts'
import { openServices } from './services.ts'
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
  const access = await openBackendAccess(environment)
  const database = new pg.Pool({ connectionString: databaseUrl, max: environment.SERVER_CONNECTIONS })
  database.on('error', (error) => log('web: a database connection broke', error.message))
  const services = openServices(environment, { database, serviceKey: access.serviceKey })
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
  const mail = (one: HookMail): Promise<void> => postAuthMail(database, one)
  const notify = (one: AuthNotice): Promise<void> => postNotice(database, address, one)
  const functions = edgeFunctions(counter)
  const backend = await openBackend(environment, access, {
    database,
    databaseUrl,
    mail,
    notify,
    functions,
    log,
  })
  const hookSecret = environment.SEND_EMAIL_HOOK_SECRET
  const web = await createWebServer({
    environment,
    backend,
    anonKey: access.anonKey,
    usesPictures: illustrator.usesPictures,
    deliveryTimes: services.printer.deliveryTimes,
    printedFacts: askPrintedFacts(services.printer),
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
      app.get('/api/reading/:token/:folder/:name', ({ req }) => {
        const { token, folder, name } = req.param()
        return linkedPicture(counter, req.raw, { token, file: `${folder}/${name}` })
      })
      if (hookSecret !== undefined) {
        const hook = {
          secret: hookSecret,
          siteUrl: address,
          redirectOrigins: redirectOrigins(environment),
          mail,
          notify,
        }
        app.post('/api/auth/send-email', limitBody(largestHookBytes), (context) =>
          answerEmailHook(hook, context.req.raw),
        )
      }
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
async function postAuthMail(database: pg.Pool, mail: HookMail): Promise<void> {
  const link = new URL(mail.redirectTo)
  if (mail.type !== 'reauthentication') {
    link.searchParams.set('token_hash', mail.tokenHash)
    link.searchParams.set('type', mail.type)
  }
  const locale = localeOf(mail)
  const composed = composeMail(mail.kind, locale, { values: { code: mail.code }, link: link.href })
  await postMail(database, { name: `${mail.kind}/${mail.tokenHash}`, to: mail.to, ...composed })
}

/** Each is of its own: what is done twice is told twice. */
async function postNotice(database: pg.Pool, siteUrl: string, notice: AuthNotice): Promise<void> {
  const { kind, to, what } = notice
  const composed = composeNotice(siteUrl, kind, localeOf(notice), what === null ? '' : providerName(what))
  await postMail(database, { name: `${kind}/${crypto.randomUUID()}`, to, ...composed })
}

function localeOf({ locale }: { locale: string | null }): MailLocale {
  return locale === 'en' ? 'en' : 'nl'
}
