import { useEffect, useState } from 'react'
import { keepTypedEmail, typedEmail } from '../account/typed-email.ts'
import type { Locale } from '../locale/locale.ts'
import { type AddressDraft, addressKeptFor, emptyAddress } from './address-form.ts'
import { keepForAWhile, readKept } from './kept-for-a-while.ts'

/**
 * The address being typed for a book, kept in this browser for a while.
 * @param ordered where an order was to go that is placed once more; it begins with that
 */
export function useKeptAddress(
  locale: Locale,
  { email, bookId, ordered }: { email: string; bookId: string; ordered: AddressDraft | null },
): [AddressDraft, (address: AddressDraft) => void] {
  const [address, setAddress] = useState(() => ordered ?? emptyAddress(locale === 'en' ? 'GB' : 'NL', email))
  const isOrdered = ordered !== null
  useEffect(() => {
    const kept = isOrdered ? null : addressKeptFor(bookId, readKept('address'))
    setAddress((old) => {
      const known = kept ?? old
      return known.email === '' ? { ...known, email: typedEmail() } : known
    })
  }, [isOrdered, bookId])
  useEffect(() => {
    if (email !== '') setAddress((old) => (old.email === '' ? { ...old, email } : old))
  }, [email])
  return [
    address,
    (changed) => {
      setAddress(changed)
      if (changed.email !== address.email) keepTypedEmail(changed.email)
      keepForAWhile('address', { ...changed, bookId })
    },
  ]
}
