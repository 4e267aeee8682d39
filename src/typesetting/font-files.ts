import type { BookLanguage } from '#book/options.ts'

/** The fonts that a book may need, as files of packages; `book.typ` says which comes first where. */
export const fontFiles = [
  '@expo-google-fonts/andika/Andika_400Regular.ttf',
  '@expo-google-fonts/andika/Andika_400Regular_Italic.ttf',
  '@expo-google-fonts/andika/Andika_700Bold.ttf',
  '@expo-google-fonts/fraunces/400Regular_Italic/Fraunces_400Regular_Italic.ttf',
  '@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf',
  '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  '@expo-google-fonts/baloo-bhaijaan-2/400Regular/BalooBhaijaan2_400Regular.ttf',
  '@expo-google-fonts/baloo-bhaijaan-2/600SemiBold/BalooBhaijaan2_600SemiBold.ttf',
  '@expo-google-fonts/baloo-2/400Regular/Baloo2_400Regular.ttf',
  '@expo-google-fonts/baloo-2/600SemiBold/Baloo2_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
] as const

interface OwnFace {
  family: string
  /** Of titles and names, where it has all their signs; without it they are in the family. */
  lettering?: { family: string; file: string }
  /** Files that only books of this language need, some of them ten megabytes each. */
  files: readonly string[]
}

/** The face of the books of a language that is not written in Latin or Cyrillic letters. */
export const ownFaces: Readonly<Partial<Record<BookLanguage, OwnFace>>> = {
  arabic: { family: 'Baloo Bhaijaan 2', files: [] },
  hindi: { family: 'Baloo 2', files: [] },
  chinese: {
    family: 'Noto Sans SC',
    lettering: {
      family: 'ZCOOL KuaiLe',
      file: '@expo-google-fonts/zcool-kuaile/400Regular/ZCOOLKuaiLe_400Regular.ttf',
    },
    files: [
      '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
      '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
    ],
  },
  japanese: {
    family: 'Klee One',
    lettering: {
      family: 'Zen Maru Gothic',
      file: '@expo-google-fonts/zen-maru-gothic/700Bold/ZenMaruGothic_700Bold.ttf',
    },
    // The regular weight is that of a pencil: beside a painted page it is grey.
    files: ['@expo-google-fonts/klee-one/600SemiBold/KleeOne_600SemiBold.ttf'],
  },
}
