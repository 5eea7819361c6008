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
const oneOf = <const T extends string>(text: string | null, values: readonly T[]): T | null =>
  values.find((value) => value === text) ?? null

/** Keys that states had in earlier versions: links with them still open the same states. */
const currentKeys: Readonly<Record<string, string>> = { calm: 'pristine', correcting: 'showingErrors' }
const currentState = (state: string): string =>
  state
    .split('.')
    .map((key) => currentKeys[key] ?? key)
    .join('.')

/** Parses a hash («#/third-party/offers?state=offers.list»); missing parts get their initial values. */
export const readAddress = (hash: string): PageState => {
  const [place = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [chart = '', step = ''] = place.split('/').map(decodeURIComponent)
  const parameters = new URLSearchParams(query)
  const linked = parameters.get('state')
  const state = linked === null ? null : currentState(linked)
  const at = Number(parameters.get('at') ?? 0)
  return {
    language: oneOf(parameters.get('language'), ['fa', 'en']) ?? firstPage.language,
    scheme: oneOf(parameters.get('scheme'), ['light', 'dark']),
    technical: parameters.has('technical'),
    chart: chart === '' ? firstPage.chart : chart,
    step: step === '' ? stepOf(state) : step,
    state,
    path: parameters.get('path'),
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
  const parameters = new URLSearchParams()
  if (state !== null) parameters.set('state', state)
  if (path !== null) parameters.set('path', path)
  if (path !== null && at > 0) parameters.set('at', String(at))
  if (language !== firstPage.language) parameters.set('language', language)
  if (scheme !== null) parameters.set('scheme', scheme)
  if (technical) parameters.set('technical', '')
  const query = parameters.toString().replace('technical=', 'technical')
  return `#/${encodeURIComponent(chart)}${step === null ? '' : `/${encodeURIComponent(step)}`}${query === '' ? '' : `?${query}`}`
}
