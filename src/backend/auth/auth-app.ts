import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type * as z from 'zod'
import { isUnavailable, unavailableMessage } from '../gateway/is-unavailable.ts'
import { adminApp } from './admin-app.ts'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { exchangeCode, exchangeCodeBody } from './exchange-code.ts'
import { followLink } from './follow-link.ts'
import { withBody } from './read-body.ts'
import { refreshSession, refreshSessionBody } from './refresh-session.ts'
import { resendCode, resendCodeBody } from './resend-code.ts'
import { respond } from './respond.ts'
import { sendCode, sendCodeBody } from './send-code.ts'
import { signOut } from './sign-out.ts'
import { signUp, signUpBody } from './sign-up.ts'
import { signedInUser } from './signed-in-user.ts'
import { updateUser, updateUserBody } from './update-user.ts'
import { userJson } from './user-json.ts'
import { verifyCode, verifyCodeBody } from './verify-code.ts'

export interface AuthVariables {
  Variables: { clientAddress: string }
}

type Operation<Body> = (options: AuthOptions, request: AuthRequest, body: Body) => Promise<Answer>

/** GoTrue's interface: guests, one-time codes and sessions. Mount it at `/auth/v1`. */
export function authApp(options: AuthOptions): Hono<AuthVariables> {
  const app = new Hono<AuthVariables>()
  const run = <Body>(schema: z.ZodType<Body>, operation: Operation<Body>) => {
    return async (context: Context<AuthVariables>): Promise<Response> =>
      respond(
        context,
        await withBody(context, schema, (body) => operation(options, toRequest(context), body)),
      )
  }
  app.use(
    bodyLimit({
      maxSize: 64 * 1024,
      onError: (context) =>
        respond(context, refuse(413, 'request_too_large', 'The request body is too large')),
    }),
  )
  app.get('/.well-known/jwks.json', (context) =>
    context.json(options.keys.jwks, 200, { 'cache-control': 'public, max-age=600' }),
  )
  app.get('/health', (context) => context.json({ name: 'GoTrue', description: 'one-time codes and guests' }))
  app.get('/settings', (context) => context.json(settings))
  app.post('/signup', run(signUpBody, signUp))
  app.post('/otp', run(sendCodeBody, sendCode))
  app.post('/magiclink', run(sendCodeBody, sendCode))
  app.post('/resend', run(resendCodeBody, resendCode))
  app.post('/verify', run(verifyCodeBody, verifyCode))
  app.get('/verify', async (context) => respond(context, await followLink(options, toRequest(context))))
  app.post('/token', (context) => {
    switch (context.req.query('grant_type')) {
      case 'refresh_token':
        return run(refreshSessionBody, refreshSession)(context)
      case 'pkce':
        return run(exchangeCodeBody, exchangeCode)(context)
      case 'password':
        return respond(context, refuse(422, 'email_provider_disabled', 'Passwords are not enabled'))
      default:
        return respond(context, refuse(400, 'validation_failed', 'unsupported_grant_type'))
    }
  })
  app.get('/user', async (context) => respond(context, await readUser(options, toRequest(context))))
  app.put('/user', run(updateUserBody, updateUser))
  app.post('/logout', async (context) => respond(context, await signOut(options, toRequest(context))))
  app.route('/admin', adminApp(options))
  app.all('*', (context) => respond(context, refuse(404, 'not_found', 'This is not offered')))
  app.onError((error, context) => {
    options.log(`${context.req.method} ${context.req.path} failed`, error)
    // A session whose refresh is answered 500 has ended for the client; after 503 it asks again.
    if (isUnavailable(error)) return respond(context, refuse(503, 'unexpected_failure', unavailableMessage))
    return respond(context, refuse(500, 'unexpected_failure', 'Unexpected failure, please check server logs'))
  })
  return app
}

const settings = {
  external: { email: true, phone: false, anonymous_users: true },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  saml_enabled: false,
}

/** `GET /user`: the user of the token, from the database. */
async function readUser(options: AuthOptions, request: AuthRequest): Promise<Answer> {
  const signedIn = await signedInUser(options, request)
  return signedIn.status === 'refused' ? signedIn.answer : { status: 200, body: userJson(signedIn.user) }
}

function toRequest(context: Context<AuthVariables>): AuthRequest {
  return {
    clientAddress: context.get('clientAddress'),
    userAgent: context.req.header('user-agent') ?? null,
    bearer: context.req.header('authorization') ?? null,
    search: new URL(context.req.url).searchParams,
  }
}
