import type { Brief } from '#book/brief.ts'
import { withoutRuby } from '#book/ruby.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { sceneFaults, toScenePlan } from '#book/scene-schema.ts'
import { sizeTable } from '#book/size.ts'
import { countWords, lengthOfPage, levelOfAge } from '../reading-level.ts'
import { absentFaults } from './check-absent.ts'
import { countFaults } from './check-counts.ts'
import { heldFaults } from './check-held.ts'
import { shownFaults } from './check-shown.ts'
import { stateFaults } from './check-states.ts'
import { printFaults, saidAgain, unspeakable } from './check-text.ts'
import { whenAndWhereFaults } from './check-when-and-where.ts'
import { languageFaults } from './language-of-text.ts'
import type { LanguagePrompts } from './load-prompts.ts'
import {
  aliasesOf,
  castOf,
  isNamed,
  misspeltNames,
  namesOf,
  type Named,
  wheelchairUsers,
} from './names-in-text.ts'
import { rubyFaults } from './ruby-faults.ts'
import type { WrittenSpread } from './written-story.ts'

/**
 * What can be told to be wrong with a spread without judging it: a plan that cannot be drawn, somebody named and not
 * shown, hours, weather and numbers that disagree, a text too long for who listens or told before, what no book prints.
 * In English, as reasons to write it again.
 * @param earlier the spreads before this one
 */
export function spreadFaults(
  written: WrittenSpread,
  brief: Brief,
  prompts: LanguagePrompts,
  earlier: readonly WrittenSpread[] = [],
): string[] {
  const spread = { ...written, text: withoutRuby(written.text) }
  const scene = toScenePlan(spread.scene)
  const { text } = spread
  const before = earlier.at(-1)
  return [
    ...sceneFaults(scene, brief.companions.length),
    ...missingFrom(spread, brief).map(
      ({ who, name }) => `the text names ${name}, and ${who} is not in the picture`,
    ),
    ...nameFaults(spread, brief),
    ...rubyFaults(written.text, brief),
    ...absentFaults(spread, brief),
    ...disagreements(text, scene, brief, written.wishes),
    ...lengthFaults(text, brief),
    ...printFaults(text, prompts, brief),
    ...saidAgain(
      text,
      earlier.map((one) => withoutRuby(one.text)),
      brief.language,
    ).map((sentence) => `“${sentence}” has been said: a refrain is shorter`),
    ...captionFaults(scene, brief, prompts, written.wishes),
    ...(brief.language === 'japanese' && /[｜《》]/u.test(scene.caption)
      ? ['the caption has readings in 《》']
      : []),
    ...bodyFaults(scene, brief),
    ...endFaults(text, earlier.length === sizeTable[brief.size].spreads - 1),
    ...(before ? neighbourFaults(toScenePlan(before.scene), scene) : []),
  ]
}

/** Whom the text names as being there, and the picture does not show. */
export function missingFrom({ text, scene, absent }: WrittenSpread, brief: Brief): Named[] {
  const shown = new Set<string>(scene.cast.map(({ who }) => who))
  const away = absent.map((name) => name.toLocaleLowerCase())
  return castOf(brief)
    .filter(({ who, name }) => !shown.has(who) && isNamed(text, name, brief))
    .filter(({ name }) => !away.includes(name.toLocaleLowerCase()))
}

/** Names that are written wrong, and whoever is said to be away and is there. */
function nameFaults({ text, scene, absent }: WrittenSpread, brief: Brief): string[] {
  const away = new Set(absent.map((name) => name.toLocaleLowerCase()))
  return [
    ...misspeltNames(text, brief).map(({ written, name }) => `the text says ${written}: the name is ${name}`),
    ...castOf(brief)
      .filter(
        ({ who, name }) => away.has(name.toLocaleLowerCase()) && scene.cast.some((one) => one.who === who),
      )
      .map(({ who, name }) => `${name} is absent, and ${who} is in the picture`),
  ]
}

/** A caption is read to who cannot see, and tells what is in its picture. */
function captionFaults(
  scene: ScenePlan,
  brief: Brief,
  prompts: LanguagePrompts,
  wishes: readonly string[],
): string[] {
  const { caption, cast } = scene
  return [
    ...castOf(brief)
      .filter(({ who, name }) => !cast.some((one) => one.who === who) && isNamed(caption, name, brief))
      .map(({ who, name }) => `names ${name}, and ${who} is not in the picture`),
    ...misspeltNames(caption, brief).map(({ written, name }) => `says ${written}: the name is ${name}`),
    ...[
      ...disagreements(caption, scene, brief, wishes),
      ...unspeakable(caption, prompts).map((word) => `says “${word}”, which no book for a child has`),
      ...languageFaults(caption, brief.language, { names: namesOf(brief) }),
    ].map((fault) => fault.replace(/^the text /, '')),
  ].map((fault) => `the caption ${fault}`)
}

/** What a text or a caption says otherwise than the plan beside it, whatever names mean as words. */
function disagreements(text: string, scene: ScenePlan, brief: Brief, wishes: readonly string[]): string[] {
  const { brief: aliased, inText, back } = aliasesOf(brief)
  const told = inText(text)
  return [
    ...whenAndWhereFaults(told, scene, brief.language),
    ...heldFaults(told, scene, aliased),
    ...stateFaults(told, scene, aliased),
    ...countFaults(told, scene, brief.language),
    ...shownFaults(told, scene, brief, wishes),
  ].map(back)
}

function lengthFaults(text: string, { hero, language }: Brief): string[] {
  const [least, most] = lengthOfPage(levelOfAge(hero.age))
  const words = countWords(text, language)
  return words < least || words > most ? [`the text has ${words} words: ${least} to ${most} are wanted`] : []
}

function bodyFaults({ cast, props }: ScenePlan, brief: Brief): string[] {
  const inWheelchairs = wheelchairUsers(brief)
  const heldBy = (who: string): number =>
    props.reduce((sum, { near, held, count }) => sum + (held === true && near === who ? (count ?? 1) : 0), 0)
  return [
    ...cast
      .filter(({ who, pose }) => pose === 'climb' && inWheelchairs.has(who))
      .map(({ who }) => `${who} is in a wheelchair and climbs`),
    ...cast
      .filter(({ who }) => heldBy(who) > 2)
      .map(({ who }) => `${who} holds ${heldBy(who)} things, with two hands`),
  ]
}

/** A page may turn in the middle of a sentence; the last one has no page to turn. */
function endFaults(text: string, last: boolean): string[] {
  return last && /[\p{L}\p{N},;:]$/u.test(text.trim()) ? ['the last page breaks off'] : []
}

/** Pictures beside each other differ, and the child is not away from two in a row. */
function neighbourFaults(before: ScenePlan, scene: ScenePlan): string[] {
  const same = before.camera === scene.camera && before.setting === scene.setting
  const missed = [before, scene].every(({ cast }) => !cast.some(({ who }) => who === 'hero'))
  return [
    ...(same
      ? [`the picture before also shows ${scene.setting} with camera ${scene.camera}: change one`]
      : []),
    ...(missed ? ['the hero is missing from this picture and the one before'] : []),
  ]
}
