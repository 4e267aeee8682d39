import { expect, test } from 'vitest'
import { letteringAddress } from '../reader/lettering-address.ts'
import { answerLettering } from './lettering.server.ts'

const ask = (address: string): Response =>
  answerLettering(new URL(address, 'http://site.example').searchParams)
const look = { style: 'waterpaint', ink: 'light', bend: 0.05 } as const

test('a title is lettered at the address that its cover asks for', async () => {
  const answer = ask(letteringAddress('Noor & de “maan”', look))
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  const svg = await answer.text()
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1000 370"/)
  expect(svg).toContain('fill="#fff8e7"')
  expect(await ask(letteringAddress('Noor & de zon', look)).text()).not.toBe(svg)
})

test('whoever asks for what is no title of a book is told that there is none', () => {
  const asked = new URL(letteringAddress('Noor', look), 'http://site.example')
  const wrong = {
    title: ['', 'n'.repeat(81), 'Нора'],
    style: ['oil', ''],
    ink: ['red'],
    bend: ['9', 'x', ''],
  }
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const other = new URL(asked)
      other.searchParams.set(name, value)
      expect(ask(other.href).status, `${name}=${value}`).toBe(404)
    }
  }
  asked.searchParams.delete('style')
  expect(ask(asked.href).status).toBe(404)
})
