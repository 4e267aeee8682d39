import { type LuluStandIn, startLulu } from './lulu.ts'
import { type MollieStandIn, startMollie } from './mollie.ts'
import { type S3Server, startS3 } from './s3.ts'
import { type SmtpStandIn, startSmtp } from './smtp.ts'

/** Mollie, a mail server, a bucket and Lulu, and the settings by which the product works with them. */
export interface Partners {
  mollie: MollieStandIn
  smtp: SmtpStandIn
  s3: S3Server
  lulu: LuluStandIn
  settings: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** Whoever speaks to Mollie's stand-in has to believe in its certificate: see `listenOn`. */
export async function startPartners(): Promise<Partners> {
  const apiKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'
  const mollie = await startMollie(apiKey)
  const smtp = await startSmtp()
  const s3 = await startS3()
  const lulu = await startLulu('key', 'secret')
  return {
    mollie,
    smtp,
    s3,
    lulu,
    settings: {
      MOLLIE_API_KEY: apiKey,
      MOLLIE_API_URL: mollie.apiUrl,
      SMTP_URL: smtp.url,
      S3_BUCKET: s3.place.bucket,
      S3_ENDPOINT: s3.place.endpoint,
      S3_ACCESS_KEY_ID: s3.place.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.place.secretAccessKey,
      S3_PATH_STYLE: 'true',
      LULU_KEY: 'key',
      LULU_SECRET: 'secret',
      LULU_PHONE: '+31201234567',
      LULU_API_URL: lulu.url,
    },
    async close() {
      await mollie.close()
      await smtp.close()
      await lulu.close()
      await s3[Symbol.asyncDispose]()
    },
  }
}
