import { languageTagOfLocale, type Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'

/** How the site stands on a home screen, in one language. */
export function webManifest(locale: Locale): Record<string, unknown> {
  const icon = (name: string, pixels: number, purpose: string) => ({
    src: `/${name}-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: m.common_brand(),
    short_name: m.common_brand(),
    description: m.home_description(),
    lang: languageTagOfLocale[locale],
    start_url: pathFor('home', locale),
    scope: '/',
    display: 'browser',
    background_color: '#fdfaf3',
    theme_color: '#fdfaf3',
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('icon-maskable', 512, 'maskable')],
  }
}
