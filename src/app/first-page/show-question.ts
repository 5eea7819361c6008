/**
 * Shows the first question of a journey in place of home as soon as its link is pressed: its prerendered page
 * is there long before the app, which a slow phone evaluates for seconds. The app then takes its place, as on
 * the question's own page. Decision 053.
 */
import { type QuestionPageName, questionFile } from '#contract/values/page-files.ts'
import { carryOverEntries } from '../shell/question-entries.ts'
import { showPlate } from './plate.ts'
import { typedPlate } from './typed-plate.ts'

/** The request parses the page, because a policy of the page forbids scripts to parse texts as HTML. */
const load = (file: string): Promise<Document | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.addEventListener('loadend', () => resolve(request.status === 200 ? request.responseXML : null))
    request.responseType = 'document'
    request.open('GET', `/${file}`)
    request.send()
  })

const loads = new Map<QuestionPageName, Promise<Document | null>>()

/** Loads a question's page, once. Null where it cannot be loaded; the next caller tries again. */
export const loadQuestion = async (name: QuestionPageName): Promise<Document | null> => {
  const loading = loads.get(name) ?? load(questionFile(name))
  loads.set(name, loading)
  const page = await loading
  if (page === null) loads.delete(name)
  return page
}

/**
 * Replaces home by a question, with the plate that was typed on home.
 * @param home is not replaced again where the app has replaced it meanwhile
 * @returns whether the question is shown
 */
export const showQuestion = async (name: QuestionPageName, home: Element): Promise<boolean> => {
  const page = await loadQuestion(name)
  const question = page?.querySelector('[data-question]')
  if (page === null || !question || !home.isConnected) return false
  document.head.append(...page.querySelectorAll('head style'))
  home.replaceWith(...(question.parentElement?.children ?? []))
  scrollTo(0, 0)
  showPlate(question, typedPlate())
  carryOverEntries(document, questionFile(name))
  return true
}
