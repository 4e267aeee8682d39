import type { Companion } from './character.ts'
import { isNightPage } from './night-page.ts'
import type { PageThing } from './page-thing.ts'
import type { CastMember, PlacedProp, Pose, ScenePlan } from './scene-plan.ts'
import { spotPlace } from './spot-place.ts'
import { standsAlone } from './stands-alone.ts'

/** Letters of a page that is full enough without a drawing. */
const mostLetters = 380
/** How often the same thing, and the same animal, is drawn small in one book. */
const mostTimes = { thing: 2, animal: 3 } as const

interface Subject {
  name: string
  kind: 'thing' | 'animal'
  part: { cast: [CastMember] } | { props: [PlacedProp] } | { beside: [PageThing] }
}

/**
 * Chooses the small drawings of a book's text pages: for each spread a scene with one thing or animal of its
 * picture, or null where the page is better left alone, is dark, or there is no page of text. Never on more than two pages in a row, and not the same
 * thing twice in a row.
 */
export function planSpots(
  spreads: readonly { text: string; scene: ScenePlan }[],
  companions: readonly Companion[],
): (ScenePlan | null)[] {
  const drawn: (Subject | null)[] = []
  return spreads.map(({ text, scene }, spread) => {
    const rest = drawn.length > 1 && drawn.slice(-2).every((subject) => subject !== null)
    const crowded = rest || text.length > mostLetters || scene.double !== undefined || isNightPage(scene)
    const subject = crowded ? null : choose(subjectsOf(scene, companions), drawn)
    drawn.push(subject)
    if (!subject) return null
    const { beside: _, ...picture } = scene
    return { ...picture, cast: [], props: [], ...turned(subject.part, spread) }
  })
}

/** What has been drawn least often so far; of two the one that its picture names first. */
function choose(subjects: readonly Subject[], drawn: readonly (Subject | null)[]): Subject | null {
  const before = drawn.filter((subject) => subject !== null)
  const sameAs = (subject: Subject): Subject[] => before.filter(({ name }) => name === subject.name)
  const best = subjects
    .filter((subject) => subject.name !== before.at(-1)?.name)
    .filter((subject) => sameAs(subject).length < mostTimes[subject.kind])
    .toSorted((a, b) => sameAs(a).length - sameAs(b).length)[0]
  return best === undefined ? null : inAnotherPose(best, sameAs(best))
}

/** An animal that has been drawn before does something else now. */
function inAnotherPose(subject: Subject, before: readonly Subject[]): Subject {
  if (!('cast' in subject.part)) return subject
  const [member] = subject.part.cast
  const seen = new Set(before.flatMap(({ part }) => ('cast' in part ? [part.cast[0].pose] : [])))
  const pose = [member.pose, 'sit' as const, 'run' as const, 'walk' as const].find((one) => !seen.has(one))
  return { ...subject, part: { cast: [{ ...member, pose: pose ?? member.pose }] } }
}

/** What the words are about first, then things of the picture; the animals are seen beside the page already. */
function subjectsOf(scene: ScenePlan, companions: readonly Companion[]): Subject[] {
  const told = (scene.beside ?? []).map(
    (thing): Subject => ({
      name: [thing.name, ...Object.values(thing.state ?? {})].join(' '),
      kind: 'thing',
      part: { beside: [thing] },
    }),
  )
  const things = scene.props.flatMap(({ name, shows }): Subject[] => {
    const shown = shows === undefined ? {} : { shows }
    if (standsAlone(name)) return [{ name, kind: 'thing', part: { props: [{ name, ...shown }] } }]
    if (shows === undefined) return []
    return [{ name: `loved ${shows}`, kind: 'thing', part: { props: [{ name: 'lovedThing', shows }] } }]
  })
  return [...told, ...things, ...animalsOf(scene, companions)]
}

function animalsOf(scene: ScenePlan, companions: readonly Companion[]): Subject[] {
  return scene.cast.flatMap((member): Subject[] => {
    if (member.who === 'hero' || member.who === 'hill') return []
    return namesOf(member.who, companions).map((who) => ({
      name: who,
      kind: 'animal',
      part: { cast: [{ who, pose: poseAlone[member.pose] ?? member.pose, feeling: member.feeling }] },
    }))
  })
}

/** Companions one by one, without the people among them: a child's likeness is for the pictures. */
function namesOf(who: CastMember['who'], companions: readonly Companion[]): CastMember['who'][] {
  const animals = companions.flatMap(({ kind }, index) =>
    kind === 'person' ? [] : [`companion${index + 1}` as CastMember['who']],
  )
  if (who === 'companions') return animals
  return who.startsWith('companion') ? animals.filter((name) => name === who) : [who]
}

/** What somebody does who has nobody and nothing to do it with. */
const poseAlone: Partial<Record<Pose, Pose>> = {
  ride: 'sit',
  chair: 'sit',
  hug: 'sit',
  holdHands: 'stand',
  push: 'walk',
  pull: 'walk',
  climb: 'stand',
  reach: 'stand',
  read: 'sit',
  peek: 'stand',
  swim: 'run',
}

/** Animals turn to the middle of the page. */
function turned(part: Subject['part'], spread: number): Subject['part'] {
  if (!('cast' in part)) return part
  const looksAt = spotPlace(spread).endsWith('Start') ? 'right' : 'left'
  return { cast: [{ ...part.cast[0], looksAt }] }
}
