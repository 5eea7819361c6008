/** The page's state in the URL's hash, so that every view has a link. */

export type Language = 'fa' | 'en'
export type Scheme = 'light' | 'dark'

export type PageState = {
  readonly language: Language
  /** null follows the system. */
  readonly scheme: Scheme | null
  /** Shows technical names beside the localised ones. */
  readonly technical: boolean
  readonly chart: string
  /** The open step; null shows the journey's map. */
  readonly step: string | null
  /** Path of the selected state: «offers.list.browsing». */
  readonly state: string | null
  /** Name of the selected path of the catalogue. */
  readonly path: string | null
  /** Step of that path; 0 is the start. */
  readonly at: number
}

export const firstPage: PageState = {
  language: 'fa',
  scheme: null,
  technical: false,
  chart: 'third-party',
  step: null,
  state: null,
  path: null,
  at: 0,
}

const stepOf = (state: string | null): string | null => state?.split('.')[0] ?? null
const wordOf = <const T extends string>(text: string | null, words: readonly T[]): T | null =>
  words.find((word) => word === text) ?? null

/** Parses a hash («#/third-party/offers?state=offers.list»); missing parts get their initial values. */
export const readAddress = (hash: string): PageState => {
  const [place = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [chart = '', step = ''] = place.split('/').map(decodeURIComponent)
  const said = new URLSearchParams(query)
  const state = said.get('state')
  const at = Number(said.get('at') ?? 0)
  return {
    language: wordOf(said.get('language'), ['fa', 'en']) ?? firstPage.language,
    scheme: wordOf(said.get('scheme'), ['light', 'dark']),
    technical: said.has('technical'),
    chart: chart === '' ? firstPage.chart : chart,
    step: step === '' ? stepOf(state) : step,
    state,
    path: said.get('path'),
    at: Number.isInteger(at) && at >= 0 ? at : 0,
  }
}

/** Formats the page's state as a hash. */
export const writeAddress = ({
  chart,
  step,
  state,
  path,
  at,
  language,
  scheme,
  technical,
}: PageState): string => {
  const said = new URLSearchParams()
  if (state !== null) said.set('state', state)
  if (path !== null) said.set('path', path)
  if (path !== null && at > 0) said.set('at', String(at))
  if (language !== firstPage.language) said.set('language', language)
  if (scheme !== null) said.set('scheme', scheme)
  if (technical) said.set('technical', '')
  const query = said.toString().replace('technical=', 'technical')
  return `#/${encodeURIComponent(chart)}${step === null ? '' : `/${encodeURIComponent(step)}`}${query === '' ? '' : `?${query}`}`
}
