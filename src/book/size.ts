/** Money is always an integer number of euro cents, value-added tax included. */
export type Cents = number

export const sizes = ['small', 'medium', 'large', 'extraLarge'] as const
export type Size = (typeof sizes)[number]

interface SizeRow {
  readonly pages: number
  /** Story spreads, and so story pictures; the cover comes on top. */
  readonly spreads: number
  readonly downloadCents: Cents
  readonly printedCents: Cents
}

/** The one table of sizes and prices: the builder, the pricing page and the shop all read it. */
export const sizeTable: Readonly<Record<Size, SizeRow>> = {
  small: { pages: 24, spreads: 10, downloadCents: 995, printedCents: 3495 },
  medium: { pages: 32, spreads: 14, downloadCents: 1295, printedCents: 3995 },
  large: { pages: 40, spreads: 18, downloadCents: 1595, printedCents: 4495 },
  extraLarge: { pages: 48, spreads: 22, downloadCents: 1895, printedCents: 4995 },
}

const minimumByCompanions: readonly Size[] = ['small', 'small', 'medium', 'large', 'extraLarge', 'extraLarge']

/** The smallest size in which every one of this many companions surely gets into the pictures. */
export function recommendedSize(companionCount: number): Size {
  return minimumByCompanions[Math.min(companionCount, minimumByCompanions.length - 1)] ?? 'extraLarge'
}
