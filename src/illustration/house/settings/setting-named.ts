import type { SettingName } from '#book/scene-plan.ts'
import { barnyard } from './barnyard.ts'
import { beach } from './beach.ts'
import { bedroom } from './bedroom.ts'
import { forest } from './forest.ts'
import { garden } from './garden.ts'
import { hilltop } from './hilltop.ts'
import { kitchen } from './kitchen.ts'
import { meadow } from './meadow.ts'
import { mountain } from './mountain.ts'
import { river } from './river.ts'
import { rooftops } from './rooftops.ts'
import { shed } from './shed.ts'
import type { Setting } from './stage.ts'
import { street } from './street.ts'
import { village } from './village.ts'

/** Every place a story can be set in. */
export const settingNamed: Readonly<Record<SettingName, Setting>> = {
  bedroom,
  kitchen,
  shed,
  garden,
  street,
  village,
  barnyard,
  meadow,
  river,
  forest,
  mountain,
  beach,
  hilltop,
  rooftops,
}
