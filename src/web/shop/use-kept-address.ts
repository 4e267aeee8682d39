import { useEffect, useState } from 'react'
import { keepTypedEmail, typedEmail } from '../account/typed-email.ts'
import type { Locale } from '../locale/locale.ts'
import { type AddressDraft, emptyAddress, readKeptAddress } from './address-form.ts'

const storageKey = 'fabelaar.address.1'

/**
 * The address being typed, kept until the browser's tab closes.
 * @param ordered where an order was to go that is placed once more; it begins with that
 */
export function useKeptAddress(
  locale: Locale,
  email: string,
  ordered: AddressDraft | null,
): [AddressDraft, (address: AddressDraft) => void] {
  const [address, setAddress] = useState(() => ordered ?? emptyAddress(locale === 'en' ? 'GB' : 'NL', email))
  const isOrdered = ordered !== null
  useEffect(() => {
    const kept = isOrdered ? null : readKept()
    setAddress((old) => {
      const known = kept ?? old
      return known.email === '' ? { ...known, email: typedEmail() } : known
    })
  }, [isOrdered])
  useEffect(() => {
    if (email !== '') setAddress((old) => (old.email === '' ? { ...old, email } : old))
  }, [email])
  return [
    address,
    (changed) => {
      setAddress(changed)
      if (changed.email !== address.email) keepTypedEmail(changed.email)
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(changed))
      } catch {
        // The address then lives as long as the page.
      }
    },
  ]
}

function readKept(): AddressDraft | null {
  try {
    return readKeptAddress(sessionStorage.getItem(storageKey))
  } catch {
    return null
  }
}
