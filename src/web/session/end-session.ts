import { backendSettings, browserBackend } from './browser-backend.ts'

let ending = false

/** Whether somebody is leaving of their own will: a session that ends then takes nobody by surprise. */
export function isEndingSession(): boolean {
  return ending
}

/** Ends the session in this browser, also when the server cannot be told: its cookies go in any case. */
export async function endSession(): Promise<void> {
  ending = true
  try {
    const { auth } = await browserBackend()
    await auth.signOut({ scope: 'local' })
  } finally {
    removeSessionCookies()
  }
}

function removeSessionCookies(): void {
  const { authCookie } = backendSettings()
  for (const part of document.cookie.split(/;\s*/)) {
    const name = part.slice(0, part.indexOf('='))
    if (name === authCookie || name.startsWith(`${authCookie}.`)) {
      // The cookie store is not there everywhere yet
      document.cookie = `${name}=; Path=/; Max-Age=0`
    }
  }
}
