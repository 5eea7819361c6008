/** What the page shows, as a part of its address, so that everything has a link. Issue "Every path is walked", "Link to any state or path". */

export type Language = 'fa' | 'en'
export type Scheme = 'light' | 'dark'

export type PageState = {
  readonly language: Language
  /** null follows the system. */
  readonly scheme: Scheme | null
  /** Names as the machine has them, beside the reader's. */
  readonly technical: boolean
  readonly chart: string
  /** The step that is open; null shows the journey's map. */
  readonly step: string | null
  /** Place of the selected state: «offers.list.browsing». */
  readonly state: string | null
  /** Name of the selected path of the catalogue. */
  readonly path: string | null
  /** Step of that path, from 0, its beginning. */
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

/** Takes a hash («#/third-party/offers?state=offers.list»); gives what it says, the first page's where it says nothing. */
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

/** Takes what the page shows; gives the hash that says so. */
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
