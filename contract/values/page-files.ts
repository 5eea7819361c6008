/**
 * The HTML file that answers each address of the app. The gateway and the service worker use the same table,
 * so a page looks the same with and without a network. Without schemas, because the worker reads it.
 */

/**
 * Prerendered first questions, by the journey's id: the base address, which leads to the question, and the
 * question's own path and step. The table of journeys cannot be read here; a test compares both.
 */
export const QUESTION_PAGES = {
  'third-party': { base: '/third-party', path: '/third-party/sanhub', step: '1' },
  'car-body': { base: '/car-body', path: '/car-body/sanhub', step: 'owner' },
} as const satisfies Readonly<Record<string, { base: string; path: string; step: string }>>

export type QuestionPageName = keyof typeof QUESTION_PAGES

const isQuestionPage = (name: string): name is QuestionPageName => name in QUESTION_PAGES

/** The journeys with a prerendered first question. */
export const questionPages: readonly QuestionPageName[] = Object.keys(QUESTION_PAGES).filter(isQuestionPage)

/** Name of the file with a journey's first question. */
export const questionFile = (name: QuestionPageName): string => `${name}.html`

/**
 * Returns the journey whose first question an address leads to; null for other pages.
 * @param path without the query
 * @param query with or without its question mark
 */
export const questionPageOf = (path: string, query: string): QuestionPageName | null => {
  const step = new URLSearchParams(query).get('step')
  const asked = questionPages.find((name) => {
    const page = QUESTION_PAGES[name]
    return page.base === path || (page.path === path && page.step === step)
  })
  return asked ?? null
}

/**
 * Returns the file of an address: home, a first question, or the shell of all other pages.
 * @param path without the query
 * @param query with or without its question mark
 */
export const pageFileOf = (path: string, query: string): string => {
  if (path === '/') return 'index.html'
  const asked = questionPageOf(path, query)
  return asked === null ? 'app.html' : questionFile(asked)
}
