import { createElement, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

/** The least that a page of React Router is. */
export default function Root(): ReactNode {
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement(Meta), createElement(Links)),
    createElement(
      'body',
      null,
      createElement(Outlet),
      createElement(ScrollRestoration),
      createElement(Scripts),
    ),
  )
}
