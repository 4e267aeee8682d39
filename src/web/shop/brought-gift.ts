import { isGiftCode } from '#shop/gift-card.ts'
import { readDiscountCode } from '#shop/discount.ts'
import { keepForAWhile } from './kept-for-a-while.ts'

/** In the part of an address that no server and no log gets to see: the code is money. */
const giftHash = '#gift='

/** The gift card that a link in a mail brings along, kept until it pays; whether there was one. */
export function takeBroughtGift(hash: string): boolean {
  if (!hash.startsWith(giftHash)) return false
  const code = readDiscountCode(hash.slice(giftHash.length))
  if (code !== null && isGiftCode(code)) keepForAWhile('gift', code)
  return true
}
