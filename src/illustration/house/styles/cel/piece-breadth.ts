import type { Piece } from '../split-into-pieces.ts'

/** How broad the broadest part of a piece is, in page units: little for a bunch of flowers, however large the bunch. */
export function pieceBreadth(piece: Pick<Piece, 'body'>): number {
  return piece.body.reduce((most, { points }) => {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    return Math.max(most, Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)))
  }, 0)
}
