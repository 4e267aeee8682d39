import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { findPage } from '../find-page.ts'
import { firstAccessLocale } from './first-access-locale.ts'
import { localeCookie, localeOfPath } from './locale.ts'

/** Data of a page is fetched ahead as well, also of pages in the other language: it chooses nothing. */
function isDocument(path: string): boolean {
  return findPage(path) !== null && !/\.(?:data|json)$/.test(path)
}

/** Addresses that say nothing of a language. */
const ofBothLanguages: ReadonlySet<string> = new Set(['/', '/give'])

/**
 * On `/`, and at the short address of gift cards: a visitor whose cookie or browser asks for English goes to the English one; everywhere
 * else the address decides. Whatever language a page is shown in is remembered for the next visit to `/`.
 */
export function localeRules(secure: boolean): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return await next()
    const cookie = getCookie(context, localeCookie.name)
    const isOpen = ofBothLanguages.has(pathname)
    const wanted = isOpen ? firstAccessLocale(cookie, context.req.header('accept-language') ?? null) : null
    if (wanted === 'en')
      context.res = context.redirect(`/en${pathname === '/' ? '' : pathname}${search}`, 302)
    else await next()
    const locale = wanted ?? localeOfPath(pathname)
    if (cookie !== locale && isDocument(pathname)) {
      const { name, maxAgeSeconds } = localeCookie
      setCookie(context, name, locale, { path: '/', maxAge: maxAgeSeconds, sameSite: 'Lax', secure })
    }
    if (isOpen) {
      context.res.headers.append('vary', 'Accept-Language, Cookie')
      if (!context.res.headers.has('cache-control')) context.header('cache-control', 'private, no-cache')
    }
  }
}
