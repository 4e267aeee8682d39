import { createContext, useContext } from 'react'

/** The one-time word that lets this response's own inline scripts run. Empty in the browser. */
export const Nonce = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(Nonce)
}

export function newNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
}
