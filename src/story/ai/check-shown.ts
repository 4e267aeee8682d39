import type { Brief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import type { ScenePlan, SettingName } from '#book/scene-plan.ts'
import { loadTelling, type ShownName } from './load-telling.ts'
import { clausesOf, saysAnyOf, sentencesOfNow } from './narration.ts'
import { inWords, isDenied, kindsOf, namedIn, type Told, toldOf } from './told-phrases.ts'

/**
 * What nobody overlooks who looks for it in a picture, in groups of what may be drawn for one another. Left out is what
 * a setting may have of its own or what hides in a hand: a table, a tree, a button.
 */
const noticed: readonly (readonly ShownName[])[] = [
  ['dog', 'wolf', 'fox'],
  ['cat', 'lion', 'tiger', 'leopard'],
  ['rabbit', 'squirrel', 'hedgehog', 'mouse', 'kangaroo'],
  ['sheep', 'goat', 'llama'],
  ['horse', 'donkey', 'zebra', 'unicorn'],
  ['cow', 'deer'],
  ['pig'],
  ['bear', 'panda', 'koala', 'teddy'],
  ['elephant', 'hippo', 'rhino'],
  ['giraffe'],
  ['monkey'],
  ['duck', 'chicken', 'penguin', 'flamingo', 'parrot', 'pigeon', 'owl'],
  ['crocodile', 'dragon', 'dinosaur', 'turtle', 'snake'],
  ['frog'],
  ['whale', 'shark', 'dolphin', 'octopus', 'seal', 'fish'],
  ['train', 'passengerTrain', 'tram', 'bus'],
  ['truck', 'plantedVan', 'tractor', 'digger', 'fireEngine', 'ambulance', 'policeCar'],
  ['motorbike', 'bicycle'],
  ['plane', 'helicopter', 'rocket'],
  ['boat', 'submarine'],
  ['hotAirBalloon', 'balloon'],
  ['kite'],
  ['piano'],
  ['drum'],
  ['guitar', 'violin'],
  ['trumpet', 'recorder'],
  ['cake'],
  ['suitcase', 'openSuitcase', 'box', 'openBox', 'leekInBox'],
  ['umbrella', 'umbrellaStand'],
  ['ladder'],
  ['tent'],
  ['campfire'],
  ['snowman'],
  ['rainbow'],
  ['robot'],
  ['ghost'],
  ['sofa'],
  ['christmasTree', 'tree', 'treetops'],
]

/** What a setting has of its own. */
const ownOf: Readonly<Partial<Record<SettingName, readonly ShownName[]>>> = {
  harbour: ['boat', 'ladder'],
  canal: ['boat', 'duck'],
  river: ['boat', 'duck', 'frog', 'fish'],
  beach: ['boat', 'umbrella'],
  underWater: ['fish', 'boat'],
  space: ['rocket'],
  barnyard: ['tractor', 'chicken'],
  livingRoom: ['sofa'],
  street: ['bicycle', 'truck'],
  village: ['bicycle'],
  museum: ['dinosaur'],
  castle: ['ghost'],
}

/**
 * Things and animals that a text has on the spot, now, and its picture has none of, nor anything like it. Not what is
 * denied, of another time, likened or only spoken of (`elsewhen` and `spokenOf` in `content/telling`), nor what one of
 * the book's companions is, nor what the author of the plan knows to be missing.
 * @param wishes what the picture should show and its plan cannot say, in English
 */
export function shownFaults(
  text: string,
  scene: ScenePlan,
  brief: Brief,
  wishes: readonly string[] = [],
): string[] {
  const { language } = brief
  const drawn = drawnIn(scene)
  const known = kindsOf([
    ...brief.companions.flatMap((one) => [
      ...thingsIn(`${one.name} ${one.description}`, language),
      ...(one.kind === 'person' ? [] : thingsIn(inWords(one.species), 'english')),
    ]),
    ...wishes.flatMap((wish) => thingsIn(wish, 'english')),
    ...(ownOf[scene.setting] ?? []),
  ])
  const missing = clausesThere(text, language)
    .flatMap((clause) => thereIn(clause, language))
    .filter(({ things }) => !isOverlooked(things, drawn))
    .filter(({ things }) => !things.some((one) => known.has(one)))
  return missing
    .filter(({ words }, index) => missing.findIndex((other) => other.words === words) === index)
    .map(
      ({ words, things }) =>
        `the text has “${words}” there, and the picture has none: put ${things.join(' or ')} into the plan, or tell of something else`,
    )
}

/** Everything that a plan names. */
function drawnIn({ cast, props }: ScenePlan): ReadonlySet<string> {
  return new Set([...cast.map(({ who }) => who), ...props.map(({ name }) => name)])
}

function thingsIn(words: string, language: BookLanguage): ShownName[] {
  return namedIn(words.toLocaleLowerCase(), language).flatMap(({ things }) => things)
}

/** What a clause names, and does not only mention. */
function thereIn(clause: string, language: BookLanguage): Told[] {
  const mentioned = toldOf(clause, loadTelling(language).mentioned, language).flatMap(({ things }) => things)
  return namedIn(clause, language).filter(({ things }) => !things.some((one) => mentioned.includes(one)))
}

/** The clauses of a text that may tell what is there. */
function clausesThere(text: string, language: BookLanguage): string[] {
  const { spokenOf } = loadTelling(language)
  return sentencesOfNow(text, language)
    .flatMap(clausesOf)
    .filter((clause) => !isDenied(clause, language) && !saysAnyOf(clause, spokenOf, language))
}

/** The groups that one of the things is of: of what hides in a picture none. */
function groupsOf(things: readonly ShownName[]): (readonly ShownName[])[] {
  return noticed.filter((group) => group.some((one) => things.includes(one)))
}

function isOverlooked(things: readonly ShownName[], drawn: ReadonlySet<string>): boolean {
  const groups = groupsOf(things)
  return groups.length === 0 || [...kindsOf(things), ...groups.flat()].some((one) => drawn.has(one))
}
