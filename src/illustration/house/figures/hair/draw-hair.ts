import type { HairForm } from '#book/appearance.ts'
import type { FaceParts } from '../head/face-parts.ts'
import { drawPlainCrop, drawPlainFringe } from '../plain/plain-crop.ts'
import { drawPlainCurls } from '../plain/plain-curls.ts'
import { drawBald } from './bald.ts'
import { drawBob } from './bob.ts'
import { drawBraids } from './braids.ts'
import { drawBun } from './bun.ts'
import { drawCoily } from './coily.ts'
import { drawCornrows } from './cornrows.ts'
import { drawCurly } from './curly.ts'
import { type HairBrush, hairBrushFor, hairlines } from './hair-brush.ts'
import { drawHeadscarf } from './headscarf.ts'
import { drawLocs } from './locs.ts'
import { drawLongBraid } from './long-braid.ts'
import { drawLong } from './long.ts'
import { drawPigtails } from './pigtails.ts'
import { drawPixie } from './pixie.ts'
import { drawPonytail } from './ponytail.ts'
import { drawPuffs } from './puffs.ts'
import { drawShort } from './short.ts'
import { drawSidePart } from './side-part.ts'
import { drawSpiky } from './spiky.ts'
import { drawTurban } from './turban.ts'
import { drawWavy } from './wavy.ts'
import { drawWisp } from './wisp.ts'

const forms: Readonly<Record<Exclude<HairForm, 'headscarf' | 'turban'>, (brush: HairBrush) => void>> = {
  bob: drawBob,
  short: drawShort,
  sidePart: drawSidePart,
  long: drawLong,
  ponytail: drawPonytail,
  braids: drawBraids,
  bun: drawBun,
  curly: drawCurly,
  coily: drawCoily,
  bald: drawBald,
  pixie: drawPixie,
  spiky: drawSpiky,
  wavy: drawWavy,
  pigtails: drawPigtails,
  longBraid: drawLongBraid,
  puffs: drawPuffs,
  cornrows: drawCornrows,
  locs: drawLocs,
}

/** Those that are cut in another way where figures are plain. */
const plainForms: Partial<typeof forms> = { curly: drawPlainCurls, short: drawPlainCrop }

/**
 * Hair, or the scarf or turban over it; under a hood only what shows of it, and a wisp on babies with short
 * hair.
 */
export function drawHair(parts: FaceParts): void {
  const { hairForm } = parts.options.appearance
  if (hairForm === 'headscarf') return drawHeadscarf(parts)
  if (hairForm === 'turban') return drawTurban(parts)
  const brush = hairBrushFor(parts)
  if (parts.rig.outfit.hoodUp) {
    if (hairForm === 'bald') return
    if (parts.rig.plain) return drawPlainFringe(brush)
    return drawUnderHood(brush, hairForm)
  }
  const tooYoung = parts.options.ageYears < 1.5 && (hairForm === 'short' || hairForm === 'sidePart')
  if (tooYoung) drawWisp(brush, parts.rig.skin)
  else (parts.rig.plain ? { ...forms, ...plainForms } : forms)[hairForm](brush)
}

/** Only the edge of the hair shows under a hood. */
function drawUnderHood({ head, cap }: HairBrush, hairForm: HairForm): void {
  const parted = hairForm === 'long' || hairForm === 'braids'
  cap(parted ? hairlines.parted(head.width) : hairlines.swept(head.width), 0.06)
}
