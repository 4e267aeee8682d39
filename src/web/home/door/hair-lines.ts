import type { HairForm } from '#book/appearance.ts'
import { m } from '../../messages/generated/messages.js'

/** What the story on the front door notices of each form of hair, and of what is worn over it. */
export const hairLine: Readonly<Record<HairForm, () => string>> = {
  bob: m.door_hair_bob,
  short: m.door_hair_short,
  sidePart: m.door_hair_side_part,
  long: m.door_hair_long,
  ponytail: m.door_hair_ponytail,
  braids: m.door_hair_braids,
  bun: m.door_hair_bun,
  curly: m.door_hair_curly,
  coily: m.door_hair_coily,
  bald: m.door_hair_bald,
  headscarf: m.door_hair_headscarf,
  pixie: m.door_hair_pixie,
  spiky: m.door_hair_spiky,
  wavy: m.door_hair_wavy,
  pigtails: m.door_hair_pigtails,
  longBraid: m.door_hair_long_braid,
  puffs: m.door_hair_puffs,
  cornrows: m.door_hair_cornrows,
  locs: m.door_hair_locs,
  turban: m.door_hair_turban,
}
