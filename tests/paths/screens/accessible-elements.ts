/**
 * Roles and accessible names of elements in jsdom, as far as user actions look for them. Computes them for
 * the few candidates of a role only: the general algorithms of testing libraries take a hundred times as long
 * on a whole screen.
 */

const ROLES: Readonly<Record<string, string>> = {
  button: 'button, input[type=button], input[type=submit], summary',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog[open]',
  group: 'fieldset',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  option: 'option',
  radio: 'input[type=radio]',
  region: 'section[aria-label], section[aria-labelledby]',
  slider: 'input[type=range]',
  textbox:
    'textarea, input:not([type]), input[type=text], input[type=tel], input[type=email], input[type=url]',
}

/** Whether a part contains a page or a sheet. By tag names, because selectors take far longer in jsdom. */
const containsPage = (part: Element): boolean =>
  ['h1', 'main', 'form'].some((tag) => part.getElementsByTagName(tag).length > 0) ||
  part.querySelector('[role=dialog]') !== null

/**
 * Parts that the styles show on wide screens only: named so by their modules, and neither a page nor a sheet.
 */
const isForWideScreens = (part: Element): boolean =>
  !part.hasAttribute('role') && part.tagName !== 'MAIN' && !containsPage(part)

const isHidden = (element: Element): boolean =>
  element.tagName === 'ASIDE' ||
  element.hasAttribute('inert') ||
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true'

/** Whether assistive technology and fingers reach an element on a phone: a dialog makes the rest inert. */
export const isReachable = (element: Element): boolean => {
  let wide: Element | null = null
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (isHidden(each)) return false
    if (wide === null && each.getAttribute('class')?.includes('_wide_')) wide = each
  }
  return wide === null || !isForWideScreens(wide)
}

export const normalised = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[\s\u2066-\u2069\u200e\u200f]+/g, ' ').trim()

const contentOf = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  if (
    !(node instanceof Element) ||
    node.getAttribute('aria-hidden') === 'true' ||
    node.hasAttribute('hidden')
  )
    return ''
  const label = node.getAttribute('aria-label') ?? (node.tagName === 'IMG' ? node.getAttribute('alt') : null)
  if (label !== null) return label
  return [...node.childNodes].map(contentOf).join(isInline(node) ? '' : ' ')
}
const INLINE: ReadonlySet<string> = new Set(['SPAN', 'B', 'STRONG', 'EM', 'BDI', 'I', 'SMALL', 'A', 'MARK'])
const isInline = (element: Element): boolean => INLINE.has(element.tagName)

const labelsOf = (element: Element): readonly string[] => {
  const referenced = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  if (referenced.length > 0)
    return [
      referenced
        .map((id) => document.getElementById(id))
        .map((each) => (each ? contentOf(each) : ''))
        .join(' '),
    ]
  const label = element.getAttribute('aria-label')
  if (label !== null) return [label]
  const native = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
  return native.map((each) => [...each.childNodes].map(contentOf).join(' '))
}

const NAMED_BY_CONTENT = new Set(['button', 'heading', 'link', 'option', 'radio', 'checkbox', 'listitem'])

/** Returns the accessible name of an element that has the given role. */
export const nameOf = (element: Element, role: string): string => {
  const [first] = labelsOf(element)
  if (first !== undefined) return normalised(labelsOf(element).join(' '))
  return NAMED_BY_CONTENT.has(role) ? normalised(contentOf(element)) : ''
}

/** Elements of a role inside a root, in the order of the document. */
export const elementsOfRole = (root: ParentNode, role: string): readonly Element[] => {
  const native = ROLES[role]
  const explicit = `[role~="${role}"]`
  return [...root.querySelectorAll(native === undefined ? explicit : `${explicit}, ${native}`)].filter(
    (element) => {
      const own = element.getAttribute('role')
      return (own === null || own === role) && isReachable(element)
    },
  )
}

/** Fields and other labelled elements inside a root whose label satisfies the predicate. */
export const elementsWithLabel = (root: ParentNode, fits: (label: string) => boolean): readonly Element[] =>
  [...root.querySelectorAll('input, textarea, select, [aria-label], [aria-labelledby]')].filter(
    (element) => isReachable(element) && labelsOf(element).some((label) => fits(normalised(label))),
  )

/** The smallest elements inside a root whose text satisfies the predicate. */
export const elementsWithText = (root: ParentNode, fits: (text: string) => boolean): readonly Element[] => {
  const found = [...root.querySelectorAll('*')].filter(
    (element) =>
      !['SCRIPT', 'STYLE'].includes(element.tagName) &&
      isReachable(element) &&
      fits(normalised(element.textContent)),
  )
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)))
}
