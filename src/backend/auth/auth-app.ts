import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isUnavailable, unavailableMessage } from '../gateway/is-unavailable.ts'
import { adminApp } from './admin/admin-app.ts'
import { requireAdmin } from './admin/require-admin.ts'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { exchangeCode, exchangeCodeBody } from './exchange-code.ts'
import { challengeBody, challengeFactor } from './factors/challenge.ts'
import { enroll, enrollBody } from './factors/enroll.ts'
import { unenroll } from './factors/unenroll.ts'
import { verifyFactor, verifyFactorBody } from './factors/verify-factor.ts'
import { followLink } from './follow-link.ts'
import { handlersOf } from './handlers.ts'
import { unlinkIdentity } from './identities.ts'
import { invite, inviteBody } from './invite.ts'
import { readPasskeys, removePasskey, renamePasskey, renamePasskeyBody } from './passkeys/manage-passkeys.ts'
import {
  passkeyAnswerBody,
  passkeyRegistrationOptions,
  registerPasskey,
} from './passkeys/register-passkey.ts'
import { passkeySignInOptions, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import { authorize, authorizeLink } from './providers/authorize.ts'
import { callback } from './providers/callback.ts'
import { idTokenBody, signInWithIdToken } from './providers/id-token.ts'
import { reauthenticate } from './reauthenticate.ts'
import { recover, recoverBody } from './recover.ts'
import { refreshSession, refreshSessionBody } from './refresh-session.ts'
import { resend, resendBody } from './resend.ts'
import { respond } from './respond.ts'
import { sendCode, sendCodeBody } from './send-code.ts'
import { settingsJson } from './settings-json.ts'
import { signInWithPassword, signInWithPasswordBody } from './sign-in-with-password.ts'
import { signOut } from './sign-out.ts'
import { signUp, signUpBody } from './sign-up.ts'
import { signedInUser } from './signed-in-user.ts'
import type { AuthVariables } from './to-request.ts'
import { toRequest } from './to-request.ts'
import { updateUser, updateUserBody } from './update-user.ts'
import { userJson } from './user-json.ts'
import { verifyCode, verifyCodeBody } from './verify-code.ts'
import { signInWithWallet, walletBody } from './web3/sign-in-with-wallet.ts'

/** GoTrue's interface: accounts and guests, the ways in, second factors and sessions. Mount it at `/auth/v1`. */
export function authApp(options: AuthOptions): Hono<AuthVariables> {
  const app = new Hono<AuthVariables>()
  const { plain, run, plainFor, runFor } = handlersOf(options)
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
  app.get('/health', (context) =>
    context.json({ version: 'fabelaar', name: 'GoTrue', description: 'Accounts, ways in and sessions' }),
  )
  app.get('/settings', (context) => context.json(settingsJson(options)))

  app.post('/signup', run(signUpBody, signUp))
  app.post('/otp', run(sendCodeBody, sendCode))
  app.post('/magiclink', run(sendCodeBody, sendCode))
  app.post('/recover', run(recoverBody, recover))
  app.post('/resend', run(resendBody, resend))
  app.post('/verify', run(verifyCodeBody, verifyCode))
  app.get('/verify', plain(followLink))
  app.post('/invite', requireAdmin(options), run(inviteBody, invite))

  const grants: ReadonlyMap<string, (context: Context<AuthVariables>) => Promise<Response>> = new Map([
    ['password', run(signInWithPasswordBody, signInWithPassword)],
    ['refresh_token', run(refreshSessionBody, refreshSession)],
    ['pkce', run(exchangeCodeBody, exchangeCode)],
    ['id_token', run(idTokenBody, signInWithIdToken)],
    ['web3', run(walletBody, signInWithWallet)],
  ])
  app.post('/token', (context) => {
    const grant = grants.get(context.req.query('grant_type') ?? '')
    return grant
      ? grant(context)
      : Promise.resolve(respond(context, refuse(400, 'invalid_credentials', 'unsupported_grant_type')))
  })

  app.get('/authorize', plain(authorize))
  app.get(
    '/callback',
    plain((_, request) => callback(options, request, request.search)),
  )
  app.post('/callback', async (context) => {
    const parameters = new URLSearchParams(await context.req.text())
    return respond(context, await callback(options, toRequest(context), parameters))
  })
  app.on(['GET', 'POST'], ['/sso', '/sso/*'], (context) =>
    respond(context, refuse(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')),
  )

  app.get('/user', plain(readUser))
  app.put('/user', run(updateUserBody, updateUser))
  app.get('/user/identities/authorize', plain(authorizeLink))
  app.delete('/user/identities/:id', plainFor(unlinkIdentity))
  app.get('/reauthenticate', plain(reauthenticate))
  app.post('/logout', plain(signOut))

  app.post('/factors', run(enrollBody, enroll))
  app.post('/factors/:id/challenge', runFor(challengeBody, challengeFactor))
  app.post('/factors/:id/verify', runFor(verifyFactorBody, verifyFactor))
  app.delete('/factors/:id', plainFor(unenroll))

  app.get('/passkeys', plain(readPasskeys))
  app.post('/passkeys/registration/options', plain(passkeyRegistrationOptions))
  app.post('/passkeys/registration/verify', run(passkeyAnswerBody, registerPasskey))
  app.post('/passkeys/authentication/options', plain(passkeySignInOptions))
  app.post('/passkeys/authentication/verify', run(passkeyAnswerBody, signInWithPasskey))
  app.patch('/passkeys/:id', runFor(renamePasskeyBody, renamePasskey))
  app.delete('/passkeys/:id', plainFor(removePasskey))

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

/** `GET /user`: the user of the token, from the database. */
async function readUser(options: AuthOptions, request: AuthRequest): Promise<Answer> {
  const signedIn = await signedInUser(options, request)
  return signedIn.status === 'refused' ? signedIn.answer : { status: 200, body: userJson(signedIn.user) }
}
