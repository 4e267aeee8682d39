import { useEffect, useState } from 'react'
import { keepTypedEmail, typedEmail } from '../account/typed-email.ts'
import type { Locale } from '../locale/locale.ts'
import { keptAddressKey } from './kept-address.ts'
import { type AddressDraft, emptyAddress, readKeptAddress } from './address-form.ts'

/** The link in a mail opens another tab, and whoever follows it has typed all of this once. */
const keptForMs = 24 * 60 * 60 * 1000

/**
 * The address being typed, kept in this browser for a day.
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
        localStorage.setItem(
          keptAddressKey,
          JSON.stringify({ address: changed, until: Date.now() + keptForMs }),
        )
      } catch {
        // The address then lives as long as the page.
      }
    },
  ]
}

function readKept(): AddressDraft | null {
  try {
    return readKeptAddress(localStorage.getItem(keptAddressKey), Date.now())
  } catch {
    return null
  }
}
