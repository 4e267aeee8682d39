import { m } from '../messages/generated/messages.js'
import { backendSettings, browserBackend } from '../session/browser-backend.ts'
import { authProblem } from './auth-problem.ts'

/** Whether this browser can make and use passkeys, and reads their options as the backend writes them. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

type Answered<Body> = { ok: true; body: Body } | { ok: false; problem: string; isGone?: boolean }

/** Asks the accounts' backend about passkeys, which their client does not know yet. */
async function askPasskeys<Body>(method: string, path: string, body?: object): Promise<Answered<Body>> {
  const { auth } = await browserBackend()
  const { anonKey } = backendSettings()
  const token = (await auth.getSession()).data.session?.access_token ?? anonKey
  const answer = await fetch(`/auth/v1/passkeys${path}`, {
    method,
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const told: unknown = answer.status === 204 ? {} : await answer.json().catch(() => ({}))
  if (answer.ok) return { ok: true, body: told as Body }
  const { code } = told as { code?: string }
  // Of a passkey that is not there the backend says only that.
  if (answer.status === 404 && method !== 'POST')
    return { ok: false, problem: m.done_elsewhere(), isGone: true }
  return { ok: false, problem: authProblem({ code, status: answer.status }) }
}

interface Asked<Options> {
  challenge_id: string
  options: Options
}

/** Has the device make a passkey, and keeps it; what is the matter in words, or null. */
export async function addPasskey(): Promise<string | null> {
  const asked = await askPasskeys<Asked<PublicKeyCredentialCreationOptionsJSON>>(
    'POST',
    '/registration/options',
    {},
  )
  if (!asked.ok) return asked.problem
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.body.options)
  const credential = await fromDevice(() => navigator.credentials.create({ publicKey }))
  if ('problem' in credential) return credential.problem
  const kept = await askPasskeys('POST', '/registration/verify', {
    challenge_id: asked.body.challenge_id,
    credential: credential.json,
  })
  return kept.ok ? null : kept.problem
}

/** Logs in with a passkey of this device, or of one that is near; what is the matter in words, or null. */
export async function logInWithPasskey(): Promise<string | null> {
  const asked = await askPasskeys<Asked<PublicKeyCredentialRequestOptionsJSON>>(
    'POST',
    '/authentication/options',
    {},
  )
  if (!asked.ok) return asked.problem
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.body.options)
  const credential = await fromDevice(() => navigator.credentials.get({ publicKey }))
  if ('problem' in credential) return m.passkey_none()
  const session = await askPasskeys<{ access_token: string; refresh_token: string }>(
    'POST',
    '/authentication/verify',
    { challenge_id: asked.body.challenge_id, credential: credential.json },
  )
  if (!session.ok) return session.problem === m.passkey_failed() ? m.passkey_unknown() : session.problem
  const { auth } = await browserBackend()
  const { error } = await auth.setSession(session.body)
  return error && authProblem(error)
}

export async function renamePasskey(id: string, name: string): Promise<string | null> {
  const renamed = await askPasskeys('PATCH', `/${id}`, { friendly_name: name })
  return renamed.ok ? null : renamed.problem
}

export async function removePasskey(id: string): Promise<string | null> {
  const removed = await askPasskeys('DELETE', `/${id}`)
  // One that went meanwhile is as gone as was wished.
  return removed.ok || removed.isGone ? null : removed.problem
}

/** Whoever turns away from what their device asks has said no to nothing of ours: it counts as not done. */
async function fromDevice(
  ask: () => Promise<Credential | null>,
): Promise<{ json: unknown } | { problem: string }> {
  try {
    const credential = await ask()
    if (credential instanceof PublicKeyCredential) return { json: credential.toJSON() }
    return { problem: m.passkey_failed() }
  } catch (error) {
    const isThere = error instanceof DOMException && error.name === 'InvalidStateError'
    return { problem: isThere ? m.passkey_there() : m.passkey_failed() }
  }
}
