/**
 * The plate of home before the app runs, with the behaviour of `src/ui/plate/PlateField.tsx`: full cells move
 * the focus on, Backspace in an empty cell goes back, a typed letter counts, and a whole plate can be pasted.
 * The grid of letters belongs to the app: a press on the letter loads it.
 */
import { toPersianDigits } from '#contract/digits.ts'
import { plateLetter } from '#contract/values/plate-letters.ts'
import { settleInput } from '#ui/field/digit-entry.ts'
import { type PlateDraft, type PlatePart, type PlatePlace, plateParts } from '#ui/plate/plate-draft.ts'
import { letterCodeOfKey, parsePlate, partAfter, partBefore, plateSizes } from '#ui/plate/plate-entry.ts'
import { storeEnteredPlace, storeTypedPlate, typedPlate } from './typed-plate.ts'

const cellOf = (page: Element, part: PlatePart): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-part=${part}]`)

const partOf = (target: EventTarget | null): PlatePart | null => {
  const part = target instanceof HTMLElement ? target.dataset['part'] : undefined
  return plateParts.find((known) => known === part) ?? null
}

/** Link that follows the plate. */
const NEXT = '[data-press="inquiry.chosen"]'

const placeOf = (target: EventTarget | null): PlatePlace | null =>
  partOf(target) ?? (target instanceof Element && target.matches(NEXT) ? 'after' : null)

/** The button shows the letter, or the sample without one. */
const showLetter = (page: Element, code: string): void => {
  const button = cellOf(page, 'plk2')
  const letter = plateLetter(code)
  if (button === null || letter === '') return
  const name = button.dataset['name'] ?? button.getAttribute('aria-label') ?? ''
  button.dataset['name'] = name
  button.setAttribute('aria-label', `${name}: ${letter}`)
  const shown = button.firstElementChild
  if (shown === null) return
  shown.textContent = letter
  shown.removeAttribute('class')
}

/** Shows a plate in its cells. */
export const showPlate = (page: Element, plate: PlateDraft): void => {
  for (const part of plateParts) {
    const cell = cellOf(page, part)
    if (cell instanceof HTMLInputElement) cell.value = toPersianDigits(plate[part])
  }
  showLetter(page, plate.plk2)
}

const focus = (page: Element, part: PlatePart | null): void => {
  if (part === null) return page.querySelector<HTMLElement>(NEXT)?.focus()
  const cell = cellOf(page, part)
  cell?.focus()
  if (part === 'plk2' && typedPlate().plk2 === '') cell?.click()
}

const takeDigits = (page: Element, input: HTMLInputElement, part: keyof typeof plateSizes): void => {
  const before = typedPlate()
  const digits = settleInput(input, toPersianDigits, plateSizes[part])
  const plate = { ...before, [part]: digits }
  storeTypedPlate(plate)
  if (digits.length === plateSizes[part] && digits !== before[part]) focus(page, partAfter(part, plate))
}

const takeKey = (page: Element, event: KeyboardEvent, part: PlatePart): void => {
  if (event.key === 'Backspace' && typedPlate()[part] === '') {
    event.preventDefault()
    return cellOf(page, partBefore(part) ?? part)?.focus()
  }
  const code = part === 'plk2' ? letterCodeOfKey(event) : null
  if (code === null) return
  event.preventDefault()
  storeTypedPlate({ ...typedPlate(), plk2: code })
  showLetter(page, code)
  focus(page, 'plk3')
}

/** Starts the entry. @param page the prerendered page; events end with it */
export const enterPlate = (page: HTMLElement): void => {
  page.addEventListener('input', ({ target }) => {
    const part = partOf(target)
    if (part !== null && part !== 'plk2' && target instanceof HTMLInputElement) takeDigits(page, target, part)
  })
  page.addEventListener('keydown', (event) => {
    const part = partOf(event.target)
    if (part !== null) takeKey(page, event, part)
  })
  page.addEventListener('focusin', ({ target }) => {
    storeEnteredPlace(placeOf(target))
    if (target instanceof HTMLInputElement && partOf(target) !== null) target.select()
  })
  page.addEventListener('focusout', () => {
    // Ignores a blur that the replacement of the page causes: the user has not left the plate then.
    setTimeout(() => {
      if (page.isConnected && placeOf(document.activeElement) === null) storeEnteredPlace(null)
    })
  })
  page.addEventListener('paste', (event) => {
    if (partOf(event.target) === null) return
    const plate = parsePlate(event.clipboardData?.getData('text') ?? '')
    if (plate === null) return
    event.preventDefault()
    storeTypedPlate(plate)
    showPlate(page, plate)
    focus(page, 'plkSrl')
  })
}
