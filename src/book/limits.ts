/** Limits of what people may type, choose and ask for; lengths in characters. */
export const limits = {
  companions: 5,
  titlesPerRequest: 10,
  titleRequests: 6,
  coverRedraws: 3,
  pictureRedraws: 3,
  introCharacters: 500,
  twistCharacters: 1000,
  descriptionCharacters: 300,
  nameCharacters: 40,
  titleCharacters: 80,
  pageTextCharacters: 1200,
  ageYears: { min: 1, max: 120 },
  pictureUploadBytes: 10 * 1024 * 1024,
  pictureUploadPixels: 40_000_000,
  listPageSize: 12,
  regretMinutes: 60,
} as const
