/** Limits of what people may type, choose and ask for; lengths in characters. */
export const limits = {
  companions: 5,
  titlesPerRequest: 10,
  titleRequests: 6,
  coverRedraws: 3,
  /** Of how everybody looks, in a book that a model draws. */
  sheetRedraws: 2,
  pictureRedraws: 3,
  introCharacters: 500,
  twistCharacters: 1000,
  /** Of a twist, of which its writer may say that they are nothing sad. */
  everydaySentences: 20,
  descriptionCharacters: 300,
  nameCharacters: 40,
  titleCharacters: 80,
  pageTextCharacters: 1200,
  ageYears: { min: 1, max: 120 },
  pictureUploadBytes: 10 * 1024 * 1024,
  pictureUploadPixels: 40_000_000,
  /** Of either side: a line of pixels, however few, takes a minute to read. */
  pictureUploadSidePixels: 16_384,
  listPageSize: 12,
  regretMinutes: 60,
  /** Of one person, that wait or are being made; and of everybody. */
  booksInMaking: 3,
  booksInMakingOfAll: 300,
} as const

/** The limit that a message about something too long, too old or too many names. */
export const limitOfProblem: Readonly<Record<string, number>> = {
  name_too_long: limits.nameCharacters,
  age_too_high: limits.ageYears.max,
  title_too_long: limits.titleCharacters,
  twist_too_long: limits.twistCharacters,
  description_too_long: limits.descriptionCharacters,
  too_many_characters: limits.companions,
  too_many_books_in_making: limits.booksInMaking,
}
