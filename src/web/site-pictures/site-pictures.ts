import type { Companion, Hero } from '#book/character.ts'
import { available, type Style, type Theme } from '#book/options.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { blogPictures } from './blog-pictures.ts'
import { textPictures } from './text-pictures.ts'

/** One of our own pictures on the site: where it goes and what it shows. */
export interface SitePicture {
  /** Below `public/pictures/`, without `.webp` or `.avif`. */
  path: string
  style: Style
  kind: 'spread' | 'portrait'
  hero: Hero
  companions: Companion[]
  scene: ScenePlan
  pixels: number
  /** AVIF weighs less, above all with hatching and screens: for what is waited for on a slow line. Else WebP. */
  format?: 'avif'
  /** More files of these widths, `{path}-{width}`, for small screens and lists. */
  smallerPixels?: readonly number[]
}

const noor: Hero = {
  name: 'Noor',
  age: 6,
  gender: 'female',
  description: '',
  appearance: { skin: 'caramel', hairForm: 'curly', hairColour: 'dark', glasses: true, clothesColour: 'red' },
}
const girl: Hero = {
  ...noor,
  appearance: {
    skin: 'peach',
    hairForm: 'braids',
    hairColour: 'auburn',
    glasses: false,
    clothesColour: 'yellow',
  },
}
const boy: Hero = {
  ...noor,
  gender: 'male',
  appearance: {
    skin: 'brown',
    hairForm: 'short',
    hairColour: 'black',
    glasses: false,
    clothesColour: 'teal',
  },
}
const dog: Companion = { kind: 'animal', name: 'Pluis', species: 'dog', description: '' }
const grandmother: Companion = {
  kind: 'person',
  name: 'oma',
  age: 70,
  gender: 'female',
  description: '',
  appearance: { skin: 'caramel', hairForm: 'bob', hairColour: 'grey', glasses: false, clothesColour: 'teal' },
}

const outdoors = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  camera: 'medium',
  props: [],
  caption: 'Noor',
} as const

function scene(changes: Partial<ScenePlan> & Pick<ScenePlan, 'cast'>): ScenePlan {
  return { ...outdoors, props: [], ...changes }
}

/** As a cover of a story stages it. */
function staged(told: ScenePlan, story: Theme, spread: string): ScenePlan {
  return { ...told, stage: { story, spread } }
}

const walk = scene({
  cast: [
    { who: 'hero', pose: 'wave', feeling: 'happy', looksAt: 'reader' },
    { who: 'companion1', pose: 'stand', feeling: 'happy', looksAt: 'hero' },
  ],
  props: [{ name: 'balloon', near: 'hero', held: true }, { name: 'appleTree' }, { name: 'house' }],
})

/** Covers that show a theme best; of the others the one with a face and a tiny thing. */
const coverOfTheme: Partial<Readonly<Record<Theme, string>>> = {
  adventure: 'cover-ride',
  imagination: 'cover-nose',
}

/** Each as on the cover of its story. */
const themeScenes: Readonly<Record<Theme, ScenePlan>> = {
  adventure: scene({
    setting: 'hilltop',
    cast: [
      { who: 'hero', pose: 'run', feeling: 'delighted' },
      { who: 'companion1', pose: 'run', feeling: 'happy' },
    ],
    props: [{ name: 'kite', near: 'hero', held: true }],
  }),
  bedtime: scene({
    setting: 'bedroom',
    time: 'night',
    cast: [{ who: 'hero', pose: 'sit', feeling: 'sleepy', looksAt: 'moonInSky' }],
    props: [
      { name: 'bed' },
      { name: 'window' },
      { name: 'lamp' },
      { name: 'teddy', near: 'hero', held: true },
    ],
  }),
  friendship: scene({
    setting: 'meadow',
    cast: [
      { who: 'hero', pose: 'hips', feeling: 'cross', looksAt: 'cow' },
      { who: 'cow', pose: 'stand', feeling: 'proud', looksAt: 'hero' },
    ],
    props: [{ name: 'fence', near: 'hero' }],
  }),
  family: scene({
    cast: [
      { who: 'hero', pose: 'wave', feeling: 'happy', looksAt: 'elephant' },
      { who: 'companion1', pose: 'wave', feeling: 'happy', looksAt: 'elephant' },
      { who: 'elephant', pose: 'wave', feeling: 'delighted', looksAt: 'hero', size: 1.5 },
    ],
    props: [{ name: 'suitcase', near: 'elephant' }],
  }),
  imagination: scene({
    setting: 'beach',
    cast: [
      { who: 'hero', pose: 'point', feeling: 'delighted', looksAt: 'dragon' },
      { who: 'dragon', pose: 'sit', feeling: 'proud', looksAt: 'hero', size: 1.7 },
    ],
    props: [{ name: 'signpost', near: 'left' }],
  }),
  lifeLessons: scene({
    setting: 'street',
    cast: [
      { who: 'hero', pose: 'point', feeling: 'surprised', looksAt: 'elephant' },
      { who: 'elephant', pose: 'stand', feeling: 'surprised', looksAt: 'reader', size: 1.3 },
    ],
    props: [{ name: 'suitcase', near: 'elephant' }],
  }),
  natureAnimals: scene({
    setting: 'forest',
    season: 'autumn',
    cast: [
      { who: 'hero', pose: 'kneel', feeling: 'curious', looksAt: 'nut' },
      { who: 'squirrel', pose: 'stand', feeling: 'proud', looksAt: 'hero', size: 1.8 },
    ],
    props: [
      { name: 'nut', near: 'hero', size: 1.6 },
      { name: 'mushroom', near: 'right' },
    ],
  }),
}

const shared = { style: 'waterpaint', kind: 'spread', hero: noor, companions: [dog], pixels: 560 } as const

/** Every picture of the site, for the styles and themes that can be made today. */
export function sitePictures(): SitePicture[] {
  const base = { ...shared, companions: [dog] }
  const face = (path: string, hero: Hero): SitePicture => ({
    ...base,
    path,
    hero,
    companions: [],
    kind: 'portrait',
    pixels: 320,
    scene: scene({
      camera: 'close',
      cast: [{ who: 'hero', pose: 'stand', feeling: 'happy', looksAt: 'reader' }],
    }),
  })
  return [
    ...available.styles.map(
      (style): SitePicture => ({
        ...base,
        path: `styles/${style}`,
        style,
        format: 'avif',
        scene: staged(walk, 'adventure', 'cover-top'),
      }),
    ),
    ...available.themes.map((theme): SitePicture => {
      const companions = theme === 'family' ? [grandmother] : [dog]
      return {
        ...base,
        companions,
        path: `themes/${theme}`,
        scene: staged(themeScenes[theme], theme, coverOfTheme[theme] ?? 'cover-face'),
      }
    }),
    {
      ...base,
      path: 'scenes/lost',
      pixels: 1000,
      scene: scene({
        setting: 'hilltop',
        weather: 'wind',
        camera: 'wide',
        cast: [
          { who: 'hero', pose: 'run', feeling: 'surprised', looksAt: 'sky' },
          { who: 'companion1', pose: 'run', feeling: 'happy' },
        ],
        props: [{ name: 'kite' }],
      }),
    },
    {
      ...base,
      path: 'scenes/mending',
      pixels: 1000,
      scene: scene({
        setting: 'shed',
        camera: 'medium',
        cast: [
          { who: 'hero', pose: 'kneel', feeling: 'curious', looksAt: 'bicycle' },
          { who: 'companion1', pose: 'sit', feeling: 'curious', looksAt: 'hero' },
        ],
        props: [{ name: 'bicycle' }],
      }),
    },
    {
      ...base,
      path: 'scenes/offline',
      pixels: 1000,
      scene: scene({
        setting: 'meadow',
        time: 'night',
        camera: 'medium',
        cast: [
          { who: 'hero', pose: 'sit', feeling: 'curious', looksAt: 'sky' },
          { who: 'companion1', pose: 'sit', feeling: 'sleepy' },
        ],
        props: [{ name: 'tent' }, { name: 'lantern' }],
      }),
    },
    face('scenes/girl', girl),
    face('scenes/boy', boy),
    face('scenes/either', noor),
    {
      ...base,
      path: 'scenes/child',
      format: 'avif',
      companions: [],
      scene: scene({
        camera: 'close',
        cast: [{ who: 'hero', pose: 'wave', feeling: 'happy', looksAt: 'reader' }],
      }),
    },
    {
      ...base,
      path: 'scenes/waving',
      format: 'avif',
      style: available.styles.includes('paperCut') ? 'paperCut' : 'waterpaint',
      scene: walk,
    },
    {
      ...base,
      path: 'scenes/reading',
      format: 'avif',
      scene: scene({
        setting: 'garden',
        camera: 'close',
        cast: [
          { who: 'hero', pose: 'sit', feeling: 'curious', looksAt: 'book' },
          { who: 'companion1', pose: 'sit', feeling: 'curious', looksAt: 'hero' },
        ],
        props: [{ name: 'book', near: 'hero', held: true }],
      }),
    },
    {
      ...base,
      path: 'scenes/family',
      format: 'avif',
      companions: [grandmother],
      scene: scene({
        camera: 'close',
        cast: [
          { who: 'hero', pose: 'holdHands', feeling: 'happy', with: 'companion1' },
          { who: 'companion1', pose: 'holdHands', feeling: 'happy', looksAt: 'hero', with: 'hero' },
        ],
      }),
    },
    {
      ...base,
      path: 'scenes/gift',
      companions: [grandmother],
      pixels: 640,
      scene: scene({
        setting: 'garden',
        cast: [
          { who: 'hero', pose: 'stand', feeling: 'delighted', looksAt: 'present' },
          { who: 'companion1', pose: 'stand', feeling: 'proud', looksAt: 'hero' },
        ],
        props: [{ name: 'present', near: 'hero', held: true }],
      }),
    },
    ...blogPictures(),
    ...textPictures(),
  ]
}
