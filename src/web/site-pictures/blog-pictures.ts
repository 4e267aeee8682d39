import type { Companion, Hero } from '#book/character.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { blogPicturePixels } from './blog-picture-pixels.ts'
import type { SitePicture } from './site-pictures.ts'

const base = { age: 5, gender: 'female', description: '' } as const

const milou: Hero = {
  ...base,
  name: 'Milou',
  appearance: { skin: 'peach', hairForm: 'bob', hairColour: 'auburn', glasses: false, clothesColour: 'teal' },
}
const amir: Hero = {
  ...base,
  name: 'Amir',
  gender: 'male',
  appearance: {
    skin: 'caramel',
    hairForm: 'curly',
    hairColour: 'black',
    glasses: false,
    clothesColour: 'yellow',
  },
}
const esi: Hero = {
  ...base,
  name: 'Esi',
  age: 6,
  appearance: { skin: 'deep', hairForm: 'braids', hairColour: 'black', glasses: true, clothesColour: 'red' },
}

function grownUp(name: string, age: number, gender: Hero['gender'], looks: Hero['appearance']): Companion {
  return { kind: 'person', name, age, gender, description: '', appearance: looks }
}

const mother = grownUp('mama', 35, 'female', { ...milou.appearance, clothesColour: 'red' })
const father = grownUp('papa', 36, 'male', {
  ...amir.appearance,
  hairForm: 'short',
  clothesColour: 'teal',
})
const grandmother = grownUp('oma', 70, 'female', {
  ...milou.appearance,
  hairColour: 'grey',
  glasses: true,
  clothesColour: 'yellow',
})
const grandfather = grownUp('opa', 72, 'male', {
  ...esi.appearance,
  hairForm: 'short',
  hairColour: 'grey',
  clothesColour: 'teal',
})
const baby = grownUp('de baby', 1, 'other', {
  ...amir.appearance,
  hairForm: 'short',
  clothesColour: 'red',
})
const cat: Companion = { kind: 'animal', name: 'Poes', species: 'cat', description: '' }

const indoors = { time: 'day', weather: 'clear', camera: 'medium' } as const

interface BlogPicture extends Pick<SitePicture, 'style' | 'hero' | 'companions'> {
  scene: Omit<ScenePlan, 'caption'>
}

/** The picture at the head of each article, by its folder in `content/blog`. */
const pictureOfTopic: Readonly<Record<string, BlogPicture>> = {
  'reading-aloud-by-age': {
    style: 'waterpaint',
    hero: milou,
    companions: [mother],
    scene: {
      ...indoors,
      setting: 'garden',
      cast: [
        { who: 'hero', pose: 'sit', feeling: 'delighted', looksAt: 'companion1' },
        { who: 'companion1', pose: 'sit', feeling: 'happy', looksAt: 'hero' },
      ],
      props: [{ name: 'book', near: 'companion1', held: true }, { name: 'appleTree' }],
    },
  },
  'choosing-a-theme': {
    style: 'paperCut',
    hero: esi,
    companions: [cat],
    scene: {
      ...indoors,
      setting: 'forest',
      cast: [
        { who: 'hero', pose: 'hips', feeling: 'curious', looksAt: 'signpost' },
        { who: 'companion1', pose: 'sit', feeling: 'curious', looksAt: 'hero' },
      ],
      props: [{ name: 'signpost' }],
    },
  },
  'new-sibling': {
    style: 'waterpaint',
    hero: amir,
    companions: [baby],
    scene: {
      ...indoors,
      setting: 'bedroom',
      camera: 'close',
      cast: [
        { who: 'hero', pose: 'kneel', feeling: 'happy', looksAt: 'companion1' },
        { who: 'companion1', pose: 'sit', feeling: 'delighted', looksAt: 'hero' },
      ],
      props: [{ name: 'blanket' }, { name: 'teddy' }],
    },
  },
  'one-more-page': {
    style: 'paperCut',
    hero: amir,
    companions: [father],
    scene: {
      ...indoors,
      setting: 'bedroom',
      time: 'night',
      cast: [
        { who: 'hero', pose: 'sit', feeling: 'sleepy', looksAt: 'companion1' },
        { who: 'companion1', pose: 'sit', feeling: 'happy', looksAt: 'hero' },
      ],
      props: [{ name: 'bed' }, { name: 'window' }, { name: 'book', near: 'companion1', held: true }],
    },
  },
  'words-in-a-book': {
    style: 'waterpaint',
    hero: milou,
    companions: [grandmother],
    scene: {
      ...indoors,
      setting: 'kitchen',
      cast: [
        { who: 'hero', pose: 'stand', feeling: 'curious', looksAt: 'companion1' },
        { who: 'companion1', pose: 'stand', feeling: 'happy', looksAt: 'hero' },
      ],
      props: [
        { name: 'book', near: 'companion1', held: true },
        { name: 'table' },
        { name: 'cake', near: 'table' },
      ],
    },
  },
  'two-languages': {
    style: 'waterpaint',
    hero: esi,
    companions: [grandfather],
    scene: {
      ...indoors,
      setting: 'beach',
      cast: [
        { who: 'hero', pose: 'holdHands', feeling: 'delighted', looksAt: 'companion1', with: 'companion1' },
        { who: 'companion1', pose: 'holdHands', feeling: 'happy', looksAt: 'hero', with: 'hero' },
      ],
      props: [{ name: 'boat' }],
    },
  },
  'reading-over-a-video-call': {
    style: 'paperCut',
    hero: milou,
    companions: [cat],
    scene: {
      ...indoors,
      setting: 'kitchen',
      camera: 'close',
      cast: [
        { who: 'hero', pose: 'wave', feeling: 'delighted', looksAt: 'reader' },
        { who: 'companion1', pose: 'sit', feeling: 'happy', looksAt: 'hero' },
      ],
      props: [],
    },
  },
}

/** One picture a topic, large enough to run off the page beside a title. */
export function blogPictures(): SitePicture[] {
  return Object.entries(pictureOfTopic).map(([topic, picture]) => ({
    ...picture,
    path: `blog/${topic}`,
    kind: 'spread',
    pixels: blogPicturePixels.large,
    smallerPixels: blogPicturePixels.smaller,
    // The words for screen readers stand with the article, in its own language.
    scene: { ...picture.scene, caption: topic },
  }))
}
