import { expect, test } from 'vitest'
import { voicesOf } from './voices.ts'

const pages = [
  'De maan keek om de hoek.\n\nWie is er nog wakker?\n\n‘Ik niet,’ zei de uil.',
  'Het werd stil.\n\nWie is er nog wakker?',
  'Wie is er nog wakker?\nWie is er nog wakker?\nEcho!',
  'Noor deed één oog dicht. Wie is er nog wakker? Opa sliep.\nEcho!',
]

test('a short line that stands by itself on three pages is a refrain', () => {
  expect(voicesOf(pages)('Wie is er nog wakker?')).toBe('refrain')
  expect(voicesOf(pages)(' Wie is er nog wakker? ')).toBe('refrain')
})

test('one that stands on two pages, twice on one or among others is none', () => {
  const voices = voicesOf(pages)
  expect(voices('Echo! Echo!')).toBeNull()
  expect(voices('Het werd stil.')).toBeNull()
  expect(voicesOf(pages.slice(1))('Wie is er nog wakker?')).toBeNull()
})

test('nor is a sentence of the story that comes back', () => {
  const lines = [
    'En toen liepen ze met z’n allen weer verder, over de dijk en langs het water, tot aan de brug!',
    'Het werd stil.',
    '‘Dat dacht ik niet,’ zei mevrouw Postma.',
    '‘Wie is daar?’ vroeg de uil. ‘Jij toch niet?’',
    '“没了。”豆豆说。',
    'おじいちゃんが いった。',
    '— Dá — disse Luz.',
    'Opa riep: “Nog een keer!”',
  ]
  for (const line of lines) expect(voicesOf([line, line, line])(line), line).toBeNull()
})

test('a quote by itself is one, with or without the quotes and the full stop', () => {
  const voices = voicesOf([
    '「カン　カン　カン」',
    '「カン　カン　カン。」',
    'カン　カン　カン！',
    '「カン　カン　カン」',
  ])
  expect(voices('「カン　カン　カン」')).toBe('refrain')
  expect(voices('「カン　カン　カン。」')).toBe('refrain')
  const asked = ['‘Who’s still awake?’', 'Who’s still awake?', '“Who’s still awake?”']
  for (const line of asked) expect(voicesOf(asked)(line)).toBe('refrain')
  const french = '« Et la tortue ? »'
  expect(voicesOf([french, french, french])(french)).toBe('refrain')
})

test('a line that begins as a refrain does is one too, with its own answer', () => {
  const voices = voicesOf(['Brake? Later!\nWheels? Four!', 'Wheels? Four!', 'Wheels? Four!\nWheels? Wet!'])
  expect(voices('Wheels? Wet!')).toBe('refrain')
  expect(voices('Wheels?')).toBe('refrain')
  expect(voices('Brake? Later!')).toBeNull()
  expect(voices('Wheels turned.')).toBeNull()
})

test('what a refrain is answered with belongs to it, also where it breaks off, and the story behind it does not', () => {
  const voices = voicesOf([
    'Noor zocht.\nWelke kant op?\nLinks van de boom!\nOnder een blad!',
    'Welke kant op?\nLinks van de boom!\nOnder een varken!\nHet varken keek op.',
    'Welke kant op?\nLinks van de…\n‘Nee,’ zei Noor. ‘Omhoog.’',
    'Welke kant op?\n‘I…’\n\nOnder de sneeuw!',
    'Onder een boom…',
  ])
  for (const line of ['Onder een blad!', 'Onder een varken!', 'Links van de…', '‘I…’'])
    expect(voices(line), line).toBe('refrain')
  for (const line of [
    'Het varken keek op.',
    '‘Nee,’ zei Noor. ‘Omhoog.’',
    'Onder een boom…',
    'Onder de sneeuw!',
  ])
    expect(voices(line), line).toBeNull()
})

test('a word that has its line alone is one, and no answer in quotes is, nor what is written without spaces', () => {
  const voices = voicesOf([])
  for (const word of ['Klik.', 'Donker…', 'Plons!', 'Тихо.']) expect(voices(word), word).toBe('alone')
  for (const line of ['‘Ja!’', 'Klik, klik.', 'Zo. Klaar.', 'Opa', '没了。', 'كليك.'])
    expect(voices(line), line).toBeNull()
})

test('a line in capitals is a shout, in scripts that have them', () => {
  const voices = voicesOf(['儿童绘本！', '儿童绘本！', '儿童绘本！'])
  expect(voices('REM?')).toBe('shout')
  expect(voices('ТОРМОЗ!')).toBe('shout')
  expect(voices('‘AFBLIJVEN TOT ZES UUR’')).toBe('shout')
  expect(voices('Rem?')).toBe('alone')
  expect(voices('TV')).toBeNull()
  expect(voices('儿童绘本！')).toBe('refrain')
})

test('readings over its characters do not make a line longer', () => {
  const line = `${'廊下《ろうか》'.repeat(8)}？`
  expect(voicesOf([line, line, line])(line)).toBe('refrain')
})

test('a verse in two lines is one, however it ends', () => {
  const voices = voicesOf([
    'Ik zie, ik zie\nwat jij niet ziet!',
    'Ik zie, ik zie\nwat jij niet ziet.',
    'Ik zie, ik zie\nwat jij niet ziet!',
  ])
  expect(voices('Ik zie, ik zie')).toBe('refrain')
  expect(voices('wat jij niet ziet.')).toBe('refrain')
  expect(voices('wat jij…')).toBeNull()
})

test('several who answer with one word say it along with whoever says it by themselves', () => {
  const told = [
    'Wie slaapt?\n‘Ik!’ ‘Ik!’ ‘Ik!’',
    'Wie slaapt?\n‘Ik!’ ‘Ik.’',
    'Wie slaapt?\n‘Ik…’',
    'En dat was dat.',
  ]
  const voices = voicesOf(told)
  expect(['‘Ik!’ ‘Ik!’ ‘Ik!’', '‘Ik!’ ‘Ik.’', '‘Ik…’'].map(voices)).toEqual(['refrain', 'refrain', 'refrain'])
  expect(voices('‘Ik!’ ‘Jij!’')).toBeNull()
})
