/** How a surface is modelled and how it takes the light. */
export interface Finish {
  /** Blown up like a balloon, a slab with a rounded edge, or not raised at all. */
  form: 'balloon' | 'slab' | 'flat'
  /** Width of a slab's rounded edge in page units. */
  bevel: number
  /** Part of its full height that it is raised: 1 makes a disc a ball, below 0 presses it in. */
  puff: number
  /** Made of a heap of balls, such as leaves and clouds: radius of the biggest as part of its extent. 0 for none. */
  heap: number
  /** Strength of the highlight. */
  gloss: number
  /** Squarings of the highlight's cosine: 3 is satin, 6 is glass. */
  polish: number
  /** Fine unevenness of the surface. */
  grain: number
  /** What it is made of shows in its colour: how strongly, and how fine across and down. */
  texture: { strength: number; across: number; down: number } | undefined
  /** Light that catches the rim. */
  rim: number
  /** Light that goes under the surface and comes out past the terminator, in the surface's own colour. */
  scatter: number
  /** Light of its own. */
  shine: number
  /** How far it stands off what lies behind it, in page units: length of its shadow. */
  lift: number
}
