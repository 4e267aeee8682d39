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
import { hallway } from './hallway.ts'
import { shed } from './shed.ts'
import { livingRoom } from './living-room.ts'
import { sickBed } from './sick-bed.ts'
import { school } from './school.ts'
import { library } from './library.ts'
import { museum } from './museum.ts'
import { treeHouse } from './tree-house.ts'
import { playground } from './playground.ts'
import { market } from './market.ts'
import { canal } from './canal.ts'
import { harbour } from './harbour.ts'
import { castle } from './castle.ts'
import { cave } from './cave.ts'
import { jungle } from './jungle.ts'
import { desert } from './desert.ts'
import { snow } from './snow.ts'
import { underWater } from './under-water.ts'
import { space } from './space.ts'
import type { Setting } from './stage.ts'
import { street } from './street.ts'
import { village } from './village.ts'

/** Every place a story can be set in. */
export const settingNamed: Readonly<Record<SettingName, Setting>> = {
  bedroom,
  kitchen,
  shed,
  hallway,
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
  livingRoom,
  sickBed,
  school,
  library,
  museum,
  treeHouse,
  playground,
  market,
  canal,
  harbour,
  castle,
  cave,
  jungle,
  desert,
  snow,
  underWater,
  space,
}
