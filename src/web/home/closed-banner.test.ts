import { expect, test } from 'vitest'
import { closeBanner, hideClosedBanner, isBannerClosed } from './closed-banner.ts'

test('a closed banner stays closed until there is another code', () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  }
  expect(isBannerClosed(storage, 'VOORLEZEN')).toBe(false)
  closeBanner(storage, 'VOORLEZEN')
  expect(isBannerClosed(storage, 'VOORLEZEN')).toBe(true)
  expect(isBannerClosed(storage, 'ZOMER')).toBe(false)
})

test('nothing but letters and figures gets into the script', () => {
  expect(hideClosedBanner('A"</script>1')).not.toContain('<')
})
