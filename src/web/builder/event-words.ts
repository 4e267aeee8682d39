import { m } from '../messages/generated/messages.js'

interface WhoWords {
  /** As an answer, and as a family says it. */
  answer: () => string
  yours: () => string
  /** What the story is like, for whoever has to say yes to it. */
  story: (inputs: { name: string }) => string
  /** Otherwise what a book is about is that name. */
  yes?: (inputs: { name: string }) => string
  chosen?: (inputs: { name: string }) => string
  /** Asks for the name of a place, which is no he or she. */
  place?: () => string
}

/** What the builder says of whom a story can be about, by the word of the story. */
export const whoWords: Readonly<Record<string, WhoWords>> = {
  cat: { answer: m.event_who_cat, yours: m.event_your_cat, story: m.event_loss },
  dog: { answer: m.event_who_dog, yours: m.event_your_dog, story: m.event_loss },
  elder: { answer: m.event_who_elder, yours: m.event_your_elder, story: m.event_loss },
  parent: { answer: m.event_who_parent, yours: m.event_your_parent, story: m.event_loss },
  infant: { answer: m.event_who_infant, yours: m.event_your_infant, story: m.event_birth },
  home: {
    answer: m.event_who_home,
    yours: m.event_your_home,
    story: m.event_move,
    yes: m.event_yes_home,
    chosen: m.event_chosen_home,
    place: m.event_place,
  },
  school: {
    answer: m.event_who_school,
    yours: m.event_your_school,
    story: m.event_start,
    yes: m.event_yes_school,
    chosen: m.event_chosen_school,
    place: m.event_place_school,
  },
}
