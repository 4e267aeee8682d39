import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { voicesOf } from '#book/voices.ts'
import { Paragraphs } from './paragraphs.tsx'

const shown = (text: string, locale: string): string =>
  renderToStaticMarkup(createElement(Paragraphs, { text, locale }))

test('readings stand over their characters, for the eye alone, and in brackets where a browser cannot set them so', () => {
  expect(shown('その廊下《ろうか》に。', 'ja')).toBe(
    '<p><span class="reader-line">その<ruby>廊下<rp aria-hidden="true">（</rp><rt aria-hidden="true">ろうか</rt><rp aria-hidden="true">）</rp></ruby>に。</span></p>',
  )
})

test('a sound is drawn for the eye, and said to who hears the page; what is whispered is marked', () => {
  const element = createElement(Paragraphs, {
    text: 'Plons!\n‘Ssst,’ fluisterde Noor.',
    locale: 'nl',
    voiceOf: voicesOf([]),
    drawnAt: (line, voice) => (voice === 'alone' ? `/lettering.svg?title=${line}` : null),
  })
  const markup = renderToStaticMarkup(element)
  expect(markup).toContain(
    '<span class="reader-told">Plons!</span><img src="/lettering.svg?title=Plons!" alt=""',
  )
  expect(markup).toContain('<span class="reader-whisper">‘Ssst,’</span> fluisterde Noor.')
})

test('a text without readings is as it was', () => {
  expect(shown('我看《西游记》。\n“好。”', 'zh-Hans')).toBe(
    '<p><span class="reader-line">我看《西游记》。</span><span class="reader-line">“好。”</span></p>',
  )
})

test('a line that is said along or shouted is marked as such', () => {
  const voiceOf = voicesOf([
    'Stil.\nWie slaapt er?',
    'Nog stiller.\nWie slaapt er?',
    'Wie slaapt er?\nNIEMAND!',
  ])
  const element = createElement(Paragraphs, {
    text: 'Stil.\nWie slaapt er?\nNIEMAND!',
    locale: 'nl',
    voiceOf,
  })
  expect(renderToStaticMarkup(element).match(/<span [^>]+>/g)).toEqual([
    '<span class="reader-line" data-voice="alone">',
    '<span class="reader-line" data-voice="refrain">',
    '<span class="reader-line" data-voice="shout">',
  ])
})
