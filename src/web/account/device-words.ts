import { m } from '../messages/generated/messages.js'

type Known = readonly (readonly [sign: RegExp, name: string])[]

/** Signs in what browsers say of themselves; the first that is found counts, since most name others as well. */
const browsers: Known = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: Known = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** What a browser says of itself (`User-Agent`), in words: “Firefox on Windows”. */
export function deviceWords(userAgent: string): string {
  const [browser, system] = [browsers, systems].map(
    (known) => known.find(([sign]) => sign.test(userAgent))?.[1],
  )
  if (browser !== undefined && system !== undefined) return m.session_on({ browser, system })
  return browser ?? system ?? m.session_unknown()
}
