import { hairColour, hairColours, hairForms, skinColour, skins } from '#book/appearance.ts'
import { hairColourName, hairFormName, skinName, traitName } from '../../builder/option-names.ts'
import { m } from '../../messages/generated/messages.js'
import { coversEars, firstDoorLook } from '../../site-pictures/door-looks.ts'
import type { DoorAnswers } from './door-answers.ts'
import { hairLine } from './hair-lines.ts'

export type DoorWords = ReturnType<typeof doorWords>

/** Whose name is not known yet, for the browser to fill in. */
const name = '{name}'

/** What the front door says and offers, in the language that is spoken now. */
export function doorWords() {
  const { skin, hairForm, hairColour: colour, glasses } = firstDoorLook
  const first: DoorAnswers = {
    name: m.home_name_default(),
    age: '',
    skin,
    hair: hairForm,
    colour,
    ...(glasses && { glasses: 'on' }),
  }
  return {
    first,
    headline: m.home_headline(),
    lead: m.door_lead(),
    name: m.door_name(),
    age: m.door_age(),
    ageOpen: m.door_age_open(),
    child: m.door_child(),
    goOn: m.door_go_on({ name }),
    picture: m.door_picture({ name }),
    story: {
      first: m.door_story_first(),
      shout: m.door_story_shout(),
      sheep: m.door_story_sheep(),
      later: m.door_story_later({ name }),
    },
    skin: {
      legend: m.builder_skin(),
      options: skins.map((value) => ({ value, label: skinName[value](), colour: skinColour[value] })),
    },
    hair: {
      legend: m.builder_hair(),
      // The one that is seen at first stands at the head of the row, which does not show all of them on a phone.
      options: [hairForm, ...hairForms.filter((form) => form !== hairForm)].map((value) => ({
        value,
        label: hairFormName[value](),
        line: hairLine[value](),
        ...(coversEars.has(value) && { covers: true as const }),
      })),
    },
    colour: {
      legend: m.builder_hair_colour(),
      options: hairColours.map((value) => ({
        value,
        label: hairColourName[value](),
        colour: hairColour[value],
      })),
    },
    /** In the order in which the story would rather tell of them. */
    extras: {
      legend: m.door_extras(),
      options: [
        { value: 'wheelchair', label: traitName.wheelchair(), line: m.door_line_wheelchair() },
        { value: 'hearingAid', label: traitName.hearingAid(), line: m.door_line_aid() },
        { value: 'glasses', label: m.door_glasses(), line: m.door_line_glasses() },
      ] as const,
      none: m.door_line_nothing(),
    },
  }
}
