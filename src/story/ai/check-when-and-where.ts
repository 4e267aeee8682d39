import type { BookLanguage } from '#book/options.ts'
import type { ScenePlan, SettingName, TimeOfDay, Weather } from '#book/scene-plan.ts'
import { wordsOf } from './check-text.ts'
import { loadTelling, type PlaceName, type Telling } from './load-telling.ts'
import { narrationOf } from './narration.ts'

/** The light in which an hour is not drawn. */
const notAt: Readonly<Record<keyof Telling['hours'], readonly TimeOfDay[]>> = {
  night: ['morning', 'day'],
  evening: ['morning', 'day'],
  morning: ['dusk', 'night'],
  noon: ['dusk', 'night'],
}
/** The weather in which a word of it is not drawn. */
const notIn: Readonly<Record<keyof Telling['weather'], readonly Weather[]>> = {
  rain: ['clear', 'cloudy', 'snow', 'wind', 'mist'],
  snow: ['clear', 'cloudy', 'rain', 'wind', 'mist'],
  sun: ['rain', 'snow', 'mist'],
  wind: ['clear', 'mist'],
  mist: ['clear', 'rain', 'snow', 'wind'],
}

const indoors: readonly SettingName[] = [
  'bedroom',
  'kitchen',
  'shed',
  'hallway',
  'livingRoom',
  'sickBed',
  'school',
  'library',
  'museum',
]
/** Neither in nor out. */
const between: readonly SettingName[] = ['castle', 'cave', 'treeHouse', 'underWater', 'space']

/** The settings in which a place can be; any other place has only its own. */
const shownBy: Readonly<Partial<Record<PlaceName, readonly SettingName[]>>> = {
  bedroom: ['bedroom', 'sickBed'],
  garden: ['garden', 'barnyard', 'meadow', 'playground'],
  street: ['street', 'village', 'market', 'canal', 'harbour'],
  forest: ['forest', 'jungle'],
  beach: ['beach', 'harbour'],
  river: ['river', 'canal', 'harbour'],
  school: ['school', 'playground', 'library'],
  library: ['library', 'school'],
  market: ['market', 'village', 'street'],
  mountain: ['mountain', 'hilltop', 'snow'],
  hilltop: ['hilltop', 'mountain', 'meadow'],
  meadow: ['meadow', 'hilltop', 'barnyard', 'garden', 'river'],
  playground: ['playground', 'school'],
  rooftops: ['rooftops', 'treeHouse'],
  harbour: ['harbour', 'canal', 'beach'],
  inside: [...indoors, ...between],
}

/**
 * Words of a text that say an hour, a weather, a season or a place other than its picture's, outside of speech; none where
 * another word of the page agrees with the picture, since a page may go from one to the next.
 * By words (`content/telling`); what follows from something else (bedtime, harvest, steam on the windows) is left to the second editor.
 */
export function whenAndWhereFaults(text: string, scene: ScenePlan, language: BookLanguage): string[] {
  const told = narrationOf(text, language)
  return [
    ...hourFaults(told, scene, language),
    ...weatherFaults(told, scene, language),
    ...seasonFaults(told, scene, language),
    ...placeFaults(told, scene, language),
  ]
}

function hourFaults(told: string, { time }: ScenePlan, language: BookLanguage): string[] {
  const said = saidIn(told, loadTelling(language).hours)
  if (said.some(([hour]) => !notAt[hour].includes(time))) return []
  return said.slice(0, 1).map(([, word]) => `the text says “${word}”, and the picture is of the ${time}`)
}

function weatherFaults(told: string, scene: ScenePlan, language: BookLanguage): string[] {
  return saidIn(told, loadTelling(language).weather)
    .filter(([weather]) => notIn[weather].includes(scene.weather))
    .filter(([weather]) => !(weather === 'snow' && scene.setting === 'snow'))
    .map(([, word]) => `the text says “${word}”, and the weather of the picture is ${scene.weather}`)
}

/** Leaves and snow are drawn, and summer where nothing else is told; spring looks like summer. */
function seasonFaults(told: string, scene: ScenePlan, language: BookLanguage): string[] {
  if (indoors.includes(scene.setting)) return []
  const isAutumn = scene.season === 'autumn'
  const isWhite = scene.weather === 'snow' || scene.setting === 'snow'
  const isDrawn = {
    autumn: isAutumn,
    winter: isWhite,
    spring: !isAutumn && !isWhite,
    summer: !isAutumn && !isWhite,
  }
  const drawn = isWhite ? 'winter' : isAutumn ? 'autumn' : 'summer'
  const said = saidIn(told, loadTelling(language).seasons)
  if (said.some(([season]) => isDrawn[season])) return []
  return said
    .slice(0, 1)
    .map(([, word]) => `the text says “${word}”, and the season of the picture is ${drawn}`)
}

function placeFaults(told: string, { setting }: ScenePlan, language: BookLanguage): string[] {
  const said = saidIn(told, loadTelling(language).places)
  if (said.some(([place]) => canBe(place, setting))) return []
  return said
    .slice(0, 1)
    .map(([, word]) => `the text says “${word}”, and the place of the picture is ${setting}`)
}

function canBe(place: PlaceName, setting: SettingName): boolean {
  if (place === 'outside') return !indoors.includes(setting)
  return (shownBy[place] ?? [place]).some((one) => one === setting)
}

/** Of each group of stems that a text has a word of, the first. */
function saidIn<Name extends string>(
  told: string,
  groups: Readonly<Partial<Record<Name, readonly string[]>>>,
): [Name, string][] {
  return (Object.entries(groups) as [Name, readonly string[]][]).flatMap(([name, stems]) =>
    wordsOf(told, stems)
      .slice(0, 1)
      .map((word): [Name, string] => [name, word]),
  )
}
