import { createContext, RouterContextProvider } from 'react-router'
import type { DeliveryTimes } from '#shop/delivery-times.ts'
import type { PrintedFacts } from '#shop/printed-facts.ts'
import type { BookLanguage } from '#book/options.ts'

/** What the web needs from whoever starts it. */
export interface WebServices {
  /** The configured address of the site, such as `https://fabelaar.nl`; null: take the request's own. */
  siteUrl: string | null
  /** The backend's public key. */
  anonKey: string
  /** Reaches the backend, in this process or over the network, for whoever asks for the page. */
  backendFetch: typeof fetch
  /** Origin that `backendFetch` understands. */
  backendUrl: string
  promoSegment: string
  /** The code of the hidden landing, which nobody can read with a key alone; null: none now. */
  readPromotion: () => Promise<{ code: string; percentOff: number } | null>
  /** Tells builds apart; null when serving from source. */
  buildId: string | null
  buildCheckSeconds: number
  /** A tag manager's script, loaded after consent only; null: none. */
  tagManager: string | null
  /** Hosts that it loads more from. */
  tagHosts: readonly string[]
  /** Where the site's own files lie on this machine. */
  publicFolder: string
  company: Company
  /** How long a printed book takes, at whoever gets the new ones. */
  deliveryTimes: DeliveryTimes
  /** What its books are like; null while it does not tell. */
  printedFacts: () => Promise<PrintedFacts | null>
  /** Whether the illustrator looks at pictures of characters: only then does the builder ask for them. */
  usesPictures: boolean
  /** The languages in which the storyteller at work writes. */
  bookLanguages: readonly BookLanguage[]
  /** Those in which our own storyteller does. */
  ownLanguages: readonly BookLanguage[]
  /** Whose language model writes; null: our own storyteller. */
  storyProvider: string | null
  /** Whose model draws; null: our own illustrator. */
  pictureProvider: string | null
  /** Whose model looks at what was drawn; null: nobody’s. */
  visionProvider: string | null
  /** Development: the bundler's own scripts need a laxer policy. */
  development: boolean
}

/** Who runs the shop, as the legal texts name them; null: not told, so left out. */
export interface Company {
  name: string
  email: string
  address: string | null
  registration: string | null
  vatNumber: string | null
}

export const webServices = createContext<WebServices>()

/** A request's router context with the services in it. */
export function requestContext(services: WebServices): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(webServices, services)
  return context
}

/** Where people reach the site, without a trailing slash: the setting, else the request's own origin. */
export function siteOrigin(services: WebServices, request: Request): string {
  return services.siteUrl === null ? new URL(request.url).origin : new URL(services.siteUrl).origin
}
