/** Renders components in tests: Persian, right to left, messages from the source. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'

/** Activates Persian for the page and the formatters. */
export const speakPersian = (): void => {
  i18n.loadAndActivate({ locale: 'fa', messages: {} })
  if (typeof document === 'undefined') return
  document.documentElement.lang = 'fa'
  document.documentElement.dir = 'rtl'
}

/** A `matchMedia` of a wide page, for `vi.stubGlobal` before anything renders: the width is read once. */
export const wideMedia: typeof matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: true,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })

/** Renders an element in Persian. Returns testing-library's result. */
export const stage = (element: ReactElement) => {
  speakPersian()
  return render(element, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> })
}
