import {
  castNames,
  type CastMember,
  type CastName,
  type PlacedProp,
  type ScenePlan,
} from '#book/scene-plan.ts'
import type { PictureRequest, SheetRequest } from '../illustrator.ts'
import { charactersOf, looksOf, partOf } from './describe-cast.ts'
import type { PicturePrompts } from './load-picture-prompts.ts'

/**
 * How much is told. `full`: everything; `plain`: nothing that anybody wrote in free words; `place`: the place and its
 * things, with nobody in it.
 */
export type Telling = 'full' | 'plain' | 'place'

/** What a model is asked to draw a page or a cover from. */
export function picturePrompt(
  { sheet, scene, kind }: Pick<PictureRequest, 'sheet' | 'scene' | 'kind'>,
  prompts: PicturePrompts,
  { telling, isHeld }: { telling: Telling; isHeld: boolean },
): string {
  const told = telling === 'place' ? { ...scene, cast: [] } : scene
  const quiet = scene.quiet ?? (kind === 'cover' ? 'top' : undefined)
  return paragraphs([
    prompts.picture,
    prompts.styles[sheet.style],
    kind === 'cover' && prompts.cover,
    isHeld && told.cast.length > 0 && prompts.held,
    placeOf(scene, prompts),
    told.cast.length === 0 ? prompts.empty : castOf(sheet, told, prompts, telling === 'full'),
    thingsOf(sheet.loved, told, prompts, telling === 'full'),
    telling === 'full' &&
      scene.caption !== '' &&
      `The page tells: “${quoted(unnamed(sheet, scene.caption, prompts))}”`,
    quiet !== undefined && prompts.quiet.replace('{side}', quiet),
    prompts.rules,
  ])
}

/** What a model is asked to draw the character sheet from. */
export function sheetPrompt(
  request: Pick<SheetRequest, 'style' | 'hero' | 'companions'>,
  prompts: PicturePrompts,
  { wordsOfParents, photosOf }: { wordsOfParents: boolean; photosOf: readonly CastName[] },
): string {
  const everybody = charactersOf(request).map(
    ({ who, character }) =>
      `- ${partOf(who, prompts)}: ${looksOf(character, prompts, { clothes: undefined, wordsOfParents })}.`,
  )
  const shown = photosOf.map((who) => partOf(who, prompts)).join(', then ')
  return paragraphs([
    prompts.sheet,
    prompts.styles[request.style],
    `Everybody:\n${everybody.join('\n')}`,
    photosOf.length > 0 && prompts.photos.replace('{who}', shown),
    prompts.rules,
  ])
}

/** Words without the names of the book: models write them into pictures. */
function unnamed(sheet: PictureRequest['sheet'], words: string, prompts: PicturePrompts): string {
  return charactersOf(sheet).reduce(
    (told, { who, character }) => told.replaceAll(character.name, partOf(who, prompts)),
    words,
  )
}

function paragraphs(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== '').join('\n\n')
}

function placeOf(scene: ScenePlan, prompts: PicturePrompts): string {
  const { setting, time, weather, camera, season, moonless } = scene
  const hour = time === 'night' && moonless === true ? prompts.moonless : prompts.times[time]
  const parts = [
    prompts.settings[setting],
    ...(season === undefined ? [] : [prompts.seasons[season]]),
    hour,
    prompts.weathers[weather],
  ]
  return `The place: ${parts.join('; ')}. It is ${prompts.cameras[camera]}.`
}

/** Everybody in a scene with looks, pose, feeling and gaze, a line each; who stands for several is told one by one. */
function castOf(
  sheet: PictureRequest['sheet'],
  scene: ScenePlan,
  prompts: PicturePrompts,
  wordsOfParents: boolean,
): string {
  const known = new Map(charactersOf(sheet).map(({ who, character }) => [who, character]))
  const companions = [...known.keys()].filter((who) => who !== 'hero')
  const lines = scene.cast
    .flatMap((member) =>
      (member.who === 'companions' ? companions : [member.who]).map((who) => ({ ...member, who })),
    )
    .map((member) => {
      const character = known.get(member.who)
      const part = partOf(member.who, prompts)
      const looks = character && looksOf(character, prompts, { clothes: scene.clothes, wordsOfParents })
      return `- ${part}${looks === undefined ? '' : ` (${looks})`} ${doingOf(member, prompts)}.`
    })
  return `In the picture, and nobody else:\n${lines.join('\n')}`
}

function doingOf({ pose, feeling, looksAt, with: other, size }: CastMember, prompts: PicturePrompts): string {
  const phrase = prompts.poses[pose]
  const target = other === undefined ? undefined : targetOf(other, prompts)
  const doing =
    target === undefined
      ? phrase.replace(/(?: (?:on|at|for|with|from behind))? \{with\}/, '')
      : phrase.includes('{with}')
        ? phrase.replace('{with}', target)
        : `${phrase}, with ${target}`
  return [
    doing,
    `looks ${prompts.feelings[feeling]}`,
    ...(looksAt === undefined ? [] : [`eyes on ${targetOf(looksAt, prompts)}`]),
    ...(size === undefined || size === 1 ? [] : [sizeOf(size)]),
  ].join(', ')
}

const places: Readonly<Record<string, string>> = {
  reader: 'whoever looks at the picture',
  sky: 'the sky',
  ground: 'the ground',
  left: 'something beyond the left edge',
  right: 'something beyond the right edge',
}

/** What `looksAt`, `with` and `near` name. */
function targetOf(name: string, prompts: PicturePrompts): string {
  const place = places[name]
  if (place !== undefined) return place
  if ((castNames as readonly string[]).includes(name)) return partOf(name as CastName, prompts)
  return `the ${thingOf(name as PlacedProp['name'], prompts)}`
}

function thingsOf(
  loved: readonly string[],
  { props }: ScenePlan,
  prompts: PicturePrompts,
  wordsOfParents: boolean,
): string {
  if (props.length === 0) return ''
  const lines = props.map(({ name, near, held, count, size, shows }) => {
    const own = shows ?? loved[0]
    const isLoved = name === 'lovedThing'
    const thing = isLoved && wordsOfParents && own !== undefined ? `“${quoted(own)}”` : thingOf(name, prompts)
    const on =
      shows !== undefined && !isLoved && wordsOfParents ? `, with a drawing of “${quoted(shows)}” on it` : ''
    const where = near === undefined ? '' : `, ${held === true ? 'held by' : 'at'} ${targetOf(near, prompts)}`
    const big = size === undefined || size === 1 ? '' : `, ${sizeOf(size)}`
    return `- ${count ?? 1} × ${thing}${on}${where}${big}`
  })
  return `Things in the picture:\n${lines.join('\n')}`
}

/** `washingLine` is a washing line. */
function thingOf(name: PlacedProp['name'], prompts: PicturePrompts): string {
  if (name === 'lovedThing') return 'heart-shaped cushion'
  return prompts.props[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** Beside its natural size. */
function sizeOf(size: number): string {
  return size > 1 ? `${size} times as large as life` : `small, ${size} of its natural size`
}

function quoted(words: string): string {
  return words.replace(/["“”]/g, '’').replace(/\s+/g, ' ').trim()
}
