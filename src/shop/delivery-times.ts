import { type Country, countries } from './address.ts'

/** How long a printed book takes at most, in working days. */
export interface DeliveryTimes {
  /** From the printer's press to its door. */
  productionDays: number
  /** Whose public holidays the press keeps; null: of the country that the book goes to, since it is printed near there. */
  printedIn: Country | null
  /** The parcel under way. */
  shippingDays: Readonly<Record<Country, number>>
}

/**
 * What each printer promises, and so what we do: before payment, on the pages of prices and delivery, in mails. A fact
 * has its source beside it; what is chosen stands so until parcels of our own have told better.
 */
export const deliveryTimes = {
  /** Chosen: what the local print shop plays at. */
  'print-shop': {
    productionDays: 3,
    printedIn: 'NL',
    shippingDays: { NL: 2, BE: 2, LU: 2, DE: 2, FR: 2, GB: 2 },
  },
  lulu: {
    // "a normal production of 3-5 business days", help.lulu.com, Printing: the basics; read in November 2026.
    productionDays: 5,
    printedIn: null,
    // Chosen, for LULU_SHIPPING=MAIL: shops that print at Lulu tell of 3 to 7 working days in Britain and of 5 to 10 on the
    // continent (pombogon.com/shipping-policy, read in November 2026). Lulu's own table needs an account.
    shippingDays: { NL: 10, BE: 10, LU: 10, DE: 10, FR: 10, GB: 7 },
  },
  gelato: {
    // Chosen: Gelato tells the days of a product at its checkout only.
    productionDays: 5,
    printedIn: null,
    // "domestic standard parcel delivery normally takes between 2-5 days", support.gelatoglobe.com, Selecting a shipping
    // method; read in November 2026. Chosen where it prints no hardcovers itself: two days more.
    shippingDays: { NL: 5, BE: 7, LU: 7, DE: 5, FR: 5, GB: 5 },
  },
} as const satisfies Record<string, DeliveryTimes>

/** Working days until a book is there at the latest, in one country, or wherever we send. */
export function workingDays({ productionDays, shippingDays }: DeliveryTimes, country?: Country): number {
  const toSomewhere = Math.max(...countries.map((one) => shippingDays[one]))
  return productionDays + (country === undefined ? toSomewhere : shippingDays[country])
}
