import type { Companion, Hero } from '#book/character.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { SitePicture } from './site-pictures.ts'

const sami: Hero = {
  name: 'Sami',
  age: 5,
  gender: 'other',
  description: '',
  appearance: { skin: 'olive', hairForm: 'bob', hairColour: 'dark', glasses: false, clothesColour: 'orange' },
}
const rabbit: Companion = { kind: 'animal', name: 'Wip', species: 'rabbit', description: '' }

const outdoors = { time: 'day', weather: 'clear', camera: 'medium' } as const

/** What stands beside the terms, the privacy statement and the delivery page: the small print may smile. */
const sceneOfText: Readonly<Record<string, Omit<ScenePlan, 'caption'>>> = {
  terms: {
    ...outdoors,
    setting: 'garden',
    cast: [
      { who: 'hero', pose: 'sit', feeling: 'curious', looksAt: 'companion1' },
      { who: 'companion1', pose: 'sit', feeling: 'curious', looksAt: 'hero' },
    ],
    props: [{ name: 'book', near: 'hero', held: true }],
  },
  privacy: {
    ...outdoors,
    setting: 'forest',
    cast: [
      { who: 'hero', pose: 'peek', feeling: 'happy', looksAt: 'companion1' },
      { who: 'companion1', pose: 'sit', feeling: 'curious', looksAt: 'hero' },
    ],
    props: [{ name: 'tent' }],
  },
  delivery: {
    ...outdoors,
    setting: 'street',
    cast: [
      { who: 'hero', pose: 'stand', feeling: 'delighted', looksAt: 'box' },
      { who: 'companion1', pose: 'sit', feeling: 'curious', looksAt: 'box' },
    ],
    props: [{ name: 'box' }, { name: 'bicycle' }],
  },
}

/** The pictures beside the texts of the site, one a text. */
export function textPictures(): SitePicture[] {
  return Object.entries(sceneOfText).map(([name, scene]) => ({
    path: `texts/${name}`,
    style: 'waterpaint',
    kind: 'spread',
    hero: sami,
    companions: [rabbit],
    pixels: 640,
    scene: { ...scene, caption: name },
  }))
}
