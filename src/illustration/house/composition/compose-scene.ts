import { clothesColour } from '#book/appearance.ts'
import { bookLanguages } from '#book/options.ts'
import { hashText, type Random, randomFrom } from '#book/random.ts'
import type { PropName, ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { meets } from '../boxes.ts'
import type { Atmosphere, Box, Drawing, Point, Thing } from '../drawing.ts'
import { ownBuild } from '../figures/tables/builds.ts'
import { glowOf } from '../glow.ts'
import { atmosphereOf } from '../settings/atmosphere.ts'
import { type Hour, hourOf } from '../settings/hour.ts'
import { treetops } from '../settings/parts/treetops.ts'
import { settingNamed } from '../settings/setting-named.ts'
import { boxOf } from '../settings/shapes.ts'
import type { Stage } from '../settings/stage.ts'
import { mixed } from '../settings/colour.ts'
import { aimTorch } from './aim-torch.ts'
import { backlit } from './backlit.ts'
import { type Frame, frameScene, quietBox } from './camera-frame.ts'
import { carrierOf } from './carrier-of.ts'
import { chooseOutlook, type Outlook } from './choose-outlook.ts'
import { frameWithLeaves } from './frame-with-leaves.ts'
import { gatherPieces } from './gather-pieces.ts'
import type { PropContext } from './prop-part.ts'
import { shoesOf } from './shoes-of.ts'
import { lovedToys } from './loved-things.ts'
import { drawnOnce, type Piece, silhouetteOf, type View } from './piece.ts'
import { discOf, hangDisc } from './hang-disc.ts'
import { isFingers } from './hold-in-hands.ts'
import { fromBehind, shoulderScale, withShoulder } from './over-shoulder.ts'
import { clearClouds } from './clear-clouds.ts'
import { clearTitle, titleBox } from './clear-title.ts'
import { layPath } from './lay-path.ts'
import { goersOf } from './order-of-going.ts'
import { placePieces, settlePieces } from './place-pieces.ts'
import { headOf } from './composition-cost.ts'
import { type Measured, type Placed, placeAt, type Standing } from './placed.ts'
import { isAfloat, prepareScene } from './prepare-scene.ts'
import { firstViews, resolveViews } from './resolve-views.ts'
import { castOf, type Role } from './scene-cast.ts'
import { cropThings } from './crop-things.ts'
import { drawRope, handsOnRope, ropeLine } from './taut-rope.ts'
import { putUnderHero } from './put-under-hero.ts'
import { groundShadow, thingsOf, waterLine } from './things-of.ts'
import { scaleLimits } from './scale-limits.ts'
import { turnedAnew } from './turn-anew.ts'
import { weedAround } from './weed-around.ts'
import { zoomStage } from './zoom-stage.ts'

/** A finished composition: the drawing, and what a checker needs to judge it. */
export interface Composition {
  drawing: Drawing
  placed: readonly Placed[]
  roles: readonly Role[]
  frame: Frame
}

interface CompositionRequest {
  sheet: CharacterSheet
  scene: ScenePlan
  seed: string
  /** The picture is the front of the book. */
  cover?: boolean
  /** Straight on, with everybody in the middle, most cast fits; roomy, it is so small that nobody need overlap much. */
  straightOn?: boolean
  roomy?: boolean
}

/** Arranges cast, props and place on the page. The same request always gives the same composition. */
export function composeScene(request: CompositionRequest): Composition {
  const { sheet, scene: plan, seed, cover = false, straightOn = cover, roomy = false } = request
  const random = randomFrom(`${seed}:composition`)
  const setting = settingNamed[plan.setting]
  const prepared = prepareScene(plan, setting.ground.indoor)
  const roles = castOf(prepared, sheet)
  const scene = withShoulder(prepared, roles, cover)
  // A plan that counts windows out of doors means those of the town.
  const everyWindowLit = !setting.ground.indoor && plan.props.some(({ name }) => name === 'window')
  const hour: Hour = { ...hourOf(scene.time, scene.weather, scene.season), everyWindowLit }
  const pictured = new Set<PropName>(scene.props.map((prop) => prop.name))
  if (pictured.has('door')) pictured.add('house')
  if (scene.moonless || scene.cast.some((member) => member.who === 'moon')) pictured.add('moonInSky')
  const playsShadows = scene.props.some((prop) => prop.name === 'shadow' && prop.shows !== undefined)
  const afloat = isAfloat(scene)
  const outlook = chooseOutlook({
    scene,
    ground: setting.ground,
    seed,
    straightOn,
    giant: scene.cast.some(({ who }) => who === 'hill' || who === 'moon'),
  })
  const bookSeed = sheet.choices['seed'] ?? ''
  const language = bookLanguages.find((one) => one === sheet.choices['language'])
  const stageAt = (horizon: number): Stage =>
    setting.draw({
      camera: scene.camera,
      hour,
      // The same place looks the same through the book, whatever the seed of the picture.
      random: randomFrom(`${bookSeed}:${scene.setting}${outlook.spot || ''}`),
      horizon,
      spot: (hashText(bookSeed) + outlook.spot) % 60,
      lean: outlook.lean,
      pictured,
      afloat,
      ...(scene.quiet && { quiet: scene.quiet }),
      ...(language && { language }),
    })
  const rough = stageAt(setting.ground.horizon.best)
  const context: PropContext = {
    seed: sheet.choices['seed'] ?? seed,
    accent: clothesColour[sheet.hero.appearance.clothesColour],
    ...shoesOf(sheet),
    hasWater: rough.water !== undefined,
    hasWall: rough.slots['wall'] !== undefined,
    afloat,
    lampsLit: hour.lampsLit,
    indoor: setting.ground.indoor,
    inTown: setting.ground.inTown ?? false,
    hasHousePlace: rough.slots['house'] !== undefined,
    // A lamp post would stand before what the moon throws on the houses, and in the title.
    furnishings: rough.furnishings.filter(({ name }) => !((playsShadows || cover) && name === 'streetLamp')),
  }
  const pieces = gatherPieces(scene, roles, context).map(drawnOnce)
  const heroHeight = ownBuild(sheet.hero.age, sheet.hero.appearance).height
  const views = firstViews(roles, seed)
  const frame = frameFor(scene, pieces, views, {
    ground: setting.ground,
    heroHeight,
    cover,
    roomy,
    outlook: pictured.has('house') ? besideHouse(outlook, rough) : outlook,
  })
  const bare = withToys(zoomStage(stageAt(frame.horizon), frame), sheet, frame)
  const highUp = plan.props.some(({ name }) => name === 'treetops')
  const whole = highUp ? overWood(bare, frame, hour, seed) : bare
  const stage = cover ? clearTitle(hangDisc(whole, [], { title: titleBox })) : whole
  const placed = place(pieces, roles, views, { frame, stage, props: scene.props }, random)
  const at = placed.map((one) => one.at)
  const bareOfLeaves = settleStage(stage, at, frame)
  const settled = highUp ? bareOfLeaves : frameWithLeaves(bareOfLeaves, at, { scene, frame, hour, seed })
  return {
    drawing: drawingOf(scene, roles, placed, settled, frame, hour),
    placed: at,
    roles,
    frame,
  }
}

/** Settles sun, clouds, path and flowers where they leave room to everybody who stands there by now. */
function settleStage(stage: Stage, placed: readonly Placed[], frame: Frame): Stage {
  const title = frame.cover ? { title: titleBox } : {}
  const lit = clearClouds(
    hangDisc(stage, placed, { calm: frame.quiet !== undefined, ...title }),
    placed,
    title,
  )
  return weedAround(layPath(lit, placed), placed)
}

/** Who stands at a third stands at the one across from the house that the scene is about. */
function besideHouse(outlook: Outlook, { slots }: Stage): Outlook {
  const { middle } = outlook
  if (!slots['house']) return outlook
  const across = slots['house'].x > 500 ? Math.min(middle, 1000 - middle) : Math.max(middle, 1000 - middle)
  return { ...outlook, middle: across }
}

/** The place as it is high over a wood, which covers its ground. */
function overWood(stage: Stage, { horizon }: Frame, hour: Hour, seed: string): Stage {
  const { behind, before } = treetops(horizon, hour, randomFrom(`${seed}:treetops`))
  return { ...stage, behind: [...stage.behind, behind], before: [before] }
}

/** The child's room holds what the child loves. */
function withToys(stage: Stage, sheet: CharacterSheet, frame: Frame): Stage {
  const toys = lovedToys(sheet.loved, stage, frame.zoom, sheet.choices['seed'] ?? '')
  return { ...stage, behind: [...stage.behind, ...toys] }
}

function frameFor(
  scene: ScenePlan,
  pieces: readonly Piece[],
  views: ReadonlyMap<string, View>,
  known: Pick<Parameters<typeof frameScene>[0], 'ground' | 'heroHeight' | 'cover' | 'outlook' | 'roomy'>,
): Frame {
  const measured = pieces.map((piece) => ({ piece, silhouette: silhouetteOf(piece.build(views)) }))
  const pulling = scene.cast.some(
    (member) => member.pose === 'pull' && (member.with === 'rope' || member.with === 'hill'),
  )
  const pushing = scene.cast.some((member) => member.pose === 'push' && member.with === 'moon')
  const shadow = pieces.find((piece) => piece.id === 'shadow')
  return frameScene({
    ...known,
    ...(shadow && { shadow: shadow.plane === 'flat' ? 'fallen' : 'played' }),
    camera: scene.camera,
    ...(scene.quiet && { quiet: scene.quiet }),
    cast: measured.filter(({ piece }) => piece.plane === 'cast'),
    pulling,
    pushing,
    giant: !known.ground.indoor && measured.some(({ piece }) => piece.plane === 'giant'),
    afloat: measured.some(({ piece }) => piece.slot === 'water' && piece.members.includes('hero')),
  })
}

/** Places pieces, turns everybody to what they look at, and measures again. */
function place(
  pieces: readonly Piece[],
  roles: readonly Role[],
  firstSeen: ReadonlyMap<string, View>,
  { frame, stage, props }: { frame: Frame; stage: Stage; props: ScenePlan['props'] },
  random: Random,
): Standing[] {
  const measure = (piece: Piece, views: ReadonlyMap<string, View>): Measured => {
    const silhouette = silhouetteOf(piece.build(views))
    if (frame.camera === 'overShoulder' && piece.id === 'hero')
      return { piece, silhouette, fixedScale: shoulderScale(silhouette) }
    return {
      piece,
      silhouette,
      ...scaleLimits(piece, silhouette.box, frame, stage.slots[piece.slot ?? '']?.most),
    }
  }
  const heroPiece = pieces.find((piece) => piece.members.includes('hero'))?.id ?? ''
  const unseen: ReadonlyMap<string, View> =
    frame.camera === 'overShoulder' ? new Map([...firstSeen, ['hero', fromBehind]]) : firstSeen
  const targets = new Map(
    pieces.flatMap((piece) => {
      const target = roles.find((role) => role.id === piece.members[0])?.looksAt
      return target === undefined ? [] : [[piece.id, carrierOf(target, props)] as const]
    }),
  )
  const measured = pieces.map((piece) => measure(piece, unseen))
  const disc = discOf(stage.behind)
  const context = {
    frame,
    targets,
    heroPiece,
    posts: postsOf(stage.behind),
    goers: goersOf(roles, pieces, props),
    ...(disc && { disc }),
  }
  const placedFirst = placePieces(measured, context, stage, random)
  const toFeet = (placed: readonly Placed[], views: ReadonlyMap<string, View>): Placed[] =>
    putUnderHero(placed, (one, hero) => placeAt(measure(one.piece, views), hero, frame))
  const first = toFeet(placedFirst, unseen)
  const viewsOf = (placed: readonly Placed[]): ReadonlyMap<string, View> =>
    new Map([
      ...resolveViews(roles, placed, { props, places: placesOf(stage), cover: frame.cover }),
      ...(frame.camera === 'overShoulder' ? ([['hero', fromBehind]] as const) : []),
    ])
  const views = viewsOf(first)
  const turned = pieces.map((piece) => measure(piece, views))
  const settled = toFeet(settlePieces(turned, first, { ...context, views }, stage, random), views)
  const standWith = (seen: ReadonlyMap<string, View>): Standing[] =>
    settled.map((at) => ({
      at: seen === views ? at : placeAt(measure(at.piece, seen), at, frame),
      parts: at.piece.build(seen),
    }))
  const standing = turnedAnew(standWith, views, viewsOf(settled))
  const line = ropeLine(roles, standing)
  return line ? standWith(handsOnRope(line, roles, standing, views)) : aimTorch(standing)
}

/** Page units: what is narrower and taller than this would grow out of a head. */
const post = { widest: 70, leastTall: 100 }

/** Page units: walls and roofs of the place up to this width do not peep out on one side of a head either. */
const widestHouse = 300

/** Trunks, masts and posts, and houses far off, each shape alone. */
function postsOf(things: readonly Thing[]): Box[] {
  return things
    .filter(({ depth }) => depth > 0.02)
    .flatMap(({ shapes }) => shapes.filter((shape) => shape.closed && !shape.soft && !shape.marking))
    .map((shape) => ({ ...boxOf([shape]), isHouse: shape.part === 'wall' || shape.part === 'roof' }))
    .filter(({ x0, x1, y0, y1, isHouse }) => {
      const slim = x1 - x0 < post.widest && y1 - y0 > post.leastTall
      return (slim || (isHouse && x1 - x0 < widestHouse)) && x1 > 0 && x0 < 1000
    })
}

/** What people can look at in the place itself. */
function placesOf({ windowGlass, slots }: Stage): Map<string, Point> {
  const { back } = slots
  if (windowGlass)
    return new Map([
      ['window', [(windowGlass.x0 + windowGlass.x1) / 2, (windowGlass.y0 + windowGlass.y1) / 2]],
    ])
  return new Map(back ? [['window', [back.x, back.y - 90]]] : [])
}

function drawingOf(
  scene: ScenePlan,
  roles: readonly Role[],
  standing: readonly Standing[],
  stage: Stage,
  frame: Frame,
  hour: Hour,
): Drawing {
  const shadow = hour.paint('#4b4653')
  const behind = stage.behind.filter((thing) => !isWorn(thing, standing)).sort((a, b) => a.depth - b.depth)
  const skyThings: Thing[] = []
  const onGround: Thing[] = []
  const throughWindow: Thing[] = []
  const farGiants: Thing[] = []
  const rope = scene.props.some((prop) => prop.name === 'rope') ? ropeLine(roles, standing) : undefined
  const order = [...standing].sort((a, b) => layerOf(a.at) - layerOf(b.at) || a.at.y - b.at.y)
  const glows: Atmosphere['glows'][number][] = [...stage.glows]
  for (const { at, parts } of order) {
    const things = thingsOf(at, parts)
    for (const thing of things) glows.push(...glowsOf(thing))
    if (at.piece.plane === 'sky') skyThings.push(...things)
    else if (at.piece.id === 'moon' && stage.windowGlass)
      throughWindow.push(...cropThings(things, stage.windowGlass))
    else if (at.piece.plane === 'giant' && stage.giantsAt !== undefined) farGiants.push(...things)
    else onGround.push(...groundShadow(at, shadow), ...things)
    if (at.piece.slot === 'water' && stage.waterColour)
      onGround.push(...waterLine(at, stage.waterColour, frame.afloat))
  }
  // Deep violet rather than black, and a little of the sky in it.
  const night = mixed('#2a2140', hour.skyTop, 0.16)
  const scenery = [
    { depth: 0.021, things: skyThings },
    { depth: 0.052, things: throughWindow },
    { depth: stage.giantsAt ?? 1, things: farGiants },
  ].reduce((all, { depth, things }) => insertAt(all, depth, things), behind)
  const cast = frame.camera === 'silhouette' ? onGround.map((thing) => backlit(thing, night)) : onGround
  return {
    things: [
      ...scenery,
      ...(rope
        ? [...cast.filter((thing) => !isFingers(thing)), drawRope(rope), ...cast.filter(isFingers)]
        : cast),
      ...(frame.camera === 'close' || frame.camera === 'overShoulder' ? [] : stage.before),
    ],
    atmosphere: atmosphereOf(scene.time, scene.weather, frame.indoor, glows),
    ...(frame.quiet && { quiet: frame.quiet }),
    ...(frame.cover && { title: quietBox('top') }),
  }
}

/** A mill far off that would look out from behind somebody's hair like a feather. */
function isWorn({ id, box }: Thing, standing: readonly Standing[]): boolean {
  if (id !== 'mill') return false
  const heads = standing.flatMap(({ at }) => at.faces.map(headOf))
  return heads.some((head) => meets(head, box))
}

/** Things painted before everything that is nearer than `depth`. */
function insertAt(behind: readonly Thing[], depth: number, things: readonly Thing[]): Thing[] {
  const found = behind.findIndex((thing) => thing.depth > depth)
  const at = found < 0 ? behind.length : found
  return [...behind.slice(0, at), ...things, ...behind.slice(at)]
}

function layerOf({ piece }: Placed): number {
  if (piece.id === 'shadow') return 3.5
  const layers = { sky: 0, wall: 1, water: 2, giant: 3, flat: 4, back: 5, beside: 5, cast: 5 } as const
  return layers[piece.plane]
}

/** Lights that a prop carries. */
function glowsOf(thing: Thing): Atmosphere['glows'][number][] {
  if (thing.kind !== 'prop' || thing.id === 'shadow-light') return []
  const lamp = thing.shapes.find((shape) => shape.material === 'light' && !shape.soft)
  return lamp ? [glowOf([lamp], { times: 1.6, least: 16 })] : []
}
