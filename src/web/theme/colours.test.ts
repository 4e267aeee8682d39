import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
const colours = read('./colours.css')
const modes = ['light', 'dark'] as const
type Mode = (typeof modes)[number]

/** Custom properties as they are written in a block that begins with these words. */
function block(source: string, begin: string): Map<string, string> {
  const from = source.indexOf(`${begin} {`)
  const body = source.slice(from, source.indexOf('\n}', from))
  return new Map(
    [...body.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

const scales = block(colours, '@theme static')
const light = block(colours, '\n:root')
const dark = block(colours, '\n.dark')

/** What a property comes to in a mode, `var()` followed to its end. */
function valueOf(name: string, mode: Mode): string {
  const written = (mode === 'dark' ? dark.get(name) : undefined) ?? light.get(name) ?? scales.get(name)
  if (written === undefined) throw new Error(`there is no ${name}`)
  const [, next] = /^var\((--[\w-]+)\)$/.exec(written) ?? []
  return next === undefined ? written : valueOf(next, mode)
}

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const coloured = ['primary', 'secondary', 'success', 'info', 'warning', 'error']

describe('the scales', () => {
  test.each([...coloured, 'neutral'])('%s has eleven steps, each darker than the one before', (scale) => {
    const lightness = steps.map((step) =>
      Number(/^oklch\(([\d.]+)%/.exec(valueOf(`--color-${scale}-${step}`, 'light'))?.[1]),
    )
    expect(lightness).toEqual([...new Set(lightness)].toSorted((one, other) => other - one))
  })

  test('green 500 and 400 are those of the specification', () => {
    expect(valueOf('--color-primary-500', 'light')).toBe('oklch(72.3% 0.219 149.579)')
    expect(valueOf('--color-primary-400', 'light')).toBe('oklch(79.2% 0.209 151.711)')
  })

  test.each(coloured)('the main colour of %s is step 500 by day and 400 by night', (scale) => {
    expect(valueOf(`--${scale}`, 'light')).toBe(valueOf(`--color-${scale}-500`, 'light'))
    expect(valueOf(`--${scale}`, 'dark')).toBe(valueOf(`--color-${scale}-400`, 'light'))
    expect(colours).toContain(`--color-${scale}: var(--${scale});`)
  })
})

/** What the neutral scale is for, by day and by night. */
const roles: Readonly<Record<string, readonly [number | 'white', number | 'white']>> = {
  text: [700, 200],
  'text-muted': [500, 400],
  'text-dimmed': [400, 500],
  'text-toned': [600, 300],
  'text-highlighted': [900, 'white'],
  'text-inverted': ['white', 900],
  background: ['white', 900],
  'background-muted': [50, 800],
  'background-elevated': [100, 800],
  'background-accented': [200, 700],
  'background-inverted': [900, 'white'],
  border: [200, 800],
  'border-accented': [300, 700],
}

test.each(Object.entries(roles))('%s has its steps of neutral', (role, wanted) => {
  const values = wanted.map((step) =>
    valueOf(step === 'white' ? '--color-white' : `--color-neutral-${step}`, 'light'),
  )
  expect(modes.map((mode) => valueOf(`--${role}`, mode))).toEqual(values)
})

test('the ground is warm paper by day, and neutral by night', () => {
  expect(valueOf('--paper', 'light')).toBe('#fdfaf3')
  expect(valueOf('--paper', 'dark')).toBe(valueOf('--background', 'dark'))
})

test('the base radius is a quarter of a rem, and the container eighty', () => {
  const sizes = block(read('../app.css'), '@theme static')
  expect(sizes.get('--radius')).toBe('0.25rem')
  expect(sizes.get('--container-page')).toBe('80rem')
})

/** Red, green and blue of linear light, 0 to 1, of `#rgb`, `#rrggbb` or `oklch(L% C H)` (Björn Ottosson's matrices). */
function linearLight(colour: string): number[] {
  const [, l, c, h] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? []
  if (l === undefined) {
    const hex = colour.length === 4 ? colour.replaceAll(/[^#]/g, '$&$&') : colour
    return [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
  }
  const [lightness, chroma, hue] = [Number(l) / 100, Number(c), (Number(h) * Math.PI) / 180]
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => Math.min(1, Math.max(0, value)))
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map(linearLight)
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .toSorted((first, second) => first - second)
  return (lighter + 0.05) / (darker + 0.05)
}

const inks = ['--ink', '--ink-strong', '--ink-soft', '--link', '--name', '--wrong']
const grounds = ['--paper', '--paper-deep', '--sheet']

describe.each(modes)('contrast by %s', (mode) => {
  test.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)))(
    'text in %s on %s reaches AA',
    (ink, ground) => {
      expect(contrast(valueOf(ink, mode), valueOf(ground, mode))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('what stands on a button reaches AA, pointed at or not', () => {
    for (const ground of ['--act', '--act-hover']) {
      expect(contrast(valueOf('--on-act', mode), valueOf(ground, mode))).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('the edge of a field is seen', () => {
    expect(contrast(valueOf('--field-line', mode), valueOf('--paper', mode))).toBeGreaterThanOrEqual(3)
  })
})
