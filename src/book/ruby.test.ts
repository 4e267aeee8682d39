import { expect, test } from 'vitest'
import { readAloud, rubyRuns, withoutRuby } from './ruby.ts'

test('a reading stands over the characters before it', () => {
  expect(rubyRuns('その廊下《ろうか》に、聞《き》いた。')).toEqual([
    { text: 'その', reading: null },
    { text: '廊下', reading: 'ろうか' },
    { text: 'に、', reading: null },
    { text: '聞', reading: 'き' },
    { text: 'いた。', reading: null },
  ])
})

test('a bar says where its base begins', () => {
  expect(rubyRuns('｜引き出《ひきだ》し')[0]).toEqual({ text: '引き出', reading: 'ひきだ' })
  expect(rubyRuns('東京｜駅《えき》')).toEqual([
    { text: '東京', reading: null },
    { text: '駅', reading: 'えき' },
  ])
})

test('signs of other uses stay as they are', () => {
  for (const text of ['我看《西游记》。', '《注意》', 'ハル《はる》', 'Noor', ''])
    expect(withoutRuby(text)).toBe(text)
})

test('without readings and read aloud it is the same story', () => {
  const text = '「いま、図書室《としょしつ》です」と左《ひだり》が言《い》った。\n雨《あめ》。'
  expect(withoutRuby(text)).toBe('「いま、図書室です」と左が言った。\n雨。')
  expect(readAloud(text)).toBe('「いま、としょしつです」とひだりがいった。\nあめ。')
})
