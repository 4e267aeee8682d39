import { alwaysThere, type CastMember, type ScenePlan } from '#book/scene-plan.ts'

/** What somebody does whose pose needs what is not there. */
const instead: Partial<Record<CastMember['pose'], CastMember['pose']>> = {
  hug: 'reach',
  holdHands: 'stand',
  ride: 'run',
  chair: 'sit',
  push: 'reach',
  pull: 'reach',
  climb: 'reach',
}

/**
 * The plan as simply as it can be drawn, when its author was asked again in vain: ties to what is not there are cut,
 * who is there twice or not of this book goes, and who was named joins, standing. So that a plan never stops a book.
 * @param missing of whom the text names, as scenes call them
 * @param noLegs who does not climb
 */
export function repairScene(
  scene: ScenePlan,
  companionCount: number,
  { missing, noLegs }: { missing: readonly CastMember['who'][]; noLegs: ReadonlySet<string> },
): ScenePlan {
  const ofBook = (who: string): boolean =>
    !/^companion\d$/.test(who) || Number(who.replace('companion', '')) <= companionCount
  const named = scene.cast.filter(
    ({ who }, index) => ofBook(who) && scene.cast.findIndex((other) => other.who === who) === index,
  )
  const joining = missing
    .filter((who) => !named.some((member) => member.who === who))
    .map((who): CastMember => ({ who, pose: 'stand', feeling: 'curious', looksAt: 'reader' }))
  const cast = [...named, ...joining]
  const there = new Set<string>([
    ...alwaysThere,
    ...cast.map(({ who }) => who),
    ...scene.props.map(({ name }) => name),
  ])
  const kept = (target: string | undefined, self: string): string | undefined =>
    target !== undefined && target !== self && there.has(target) ? target : undefined
  return {
    ...scene,
    cast: cast.map(({ looksAt, with: other, ...member }) => {
      const tie = kept(other, member.who)
      const loose = tie === undefined || (member.pose === 'climb' && noLegs.has(member.who))
      return {
        ...member,
        pose: loose ? (poseAlone(member, noLegs) ?? member.pose) : member.pose,
        looksAt: kept(looksAt, member.who) ?? 'ground',
        ...(tie !== undefined && { with: tie }),
      }
    }),
    props: scene.props.map(({ near, held, ...prop }) => {
      const owner = kept(near, prop.name)
      const isHeld = held === true && cast.some(({ who }) => who === owner)
      return { ...prop, ...(owner !== undefined && { near: owner }), ...(isHeld && { held }) }
    }),
  }
}

function poseAlone(
  { who, pose }: Pick<CastMember, 'who' | 'pose'>,
  noLegs: ReadonlySet<string>,
): CastMember['pose'] | undefined {
  return pose === 'climb' && !noLegs.has(who) ? undefined : instead[pose]
}
