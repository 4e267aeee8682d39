import { createContext, useContext } from 'react'

/** The one-time word that lets this response's own inline scripts run. Empty in the browser. */
export const Nonce = createContext<string | undefined>(undefined)

/** The word of this response; undefined in the browser. */
export function useNonce(): string | undefined {
  return useContext(Nonce)
}

/** Sixteen random bytes in base64, for one response. */
export function newNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
}
