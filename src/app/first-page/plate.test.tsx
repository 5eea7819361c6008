// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyPlate } from '#ui/plate/plate-draft.ts'
import { PlateField } from '#ui/plate/PlateField.tsx'
import { speakPersian } from '#ui/testing/stage.tsx'
import { enterPlate } from './plate.ts'
import { storeTypedPlate, takeEnteredPlace, typedPlate } from './typed-plate.ts'

/** Presses on the letter, which the app answers. */
let asked = 0

beforeEach(() => {
  speakPersian()
  asked = 0
  storeTypedPlate(emptyPlate)
  document.body.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <main>
        <PlateField label="پلاک" value={emptyPlate} onChange={() => undefined} />
        <a href="/third-party" data-press="inquiry.chosen">
          شروع
        </a>
      </main>
    </I18nProvider>,
  )
  const page = document.querySelector('main')
  if (page) enterPlate(page)
  letter().addEventListener('click', () => (asked += 1))
})
afterEach(cleanup)

const cell = (part: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[data-part=${part}]`)
  if (found === null) throw new Error(`No cell ${part}`)
  return found
}
const letter = () => {
  const found = document.querySelector<HTMLButtonElement>('button[data-part=plk2]')
  if (found === null) throw new Error('No letter')
  return found
}

const focusedPart = () => document.activeElement?.getAttribute('data-part')
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

describe('the plate of the first page', () => {
  it('accepts digits of any script, moves the focus on, and requests the letters from the app', async () => {
    const user = userEvent.setup()
    await user.click(cell('plk1'))
    await user.keyboard('2a۴')
    expect(cell('plk1').value).toBe('۲۴')
    expect(focusedPart()).toBe('plk2')
    expect(asked).toBe(1)
  })
  it('accepts a typed letter, and moves the focus to the link after the plate', async () => {
    const user = userEvent.setup()
    await user.click(cell('plk1'))
    await user.keyboard('24')
    await user.keyboard('س318')
    expect(letter().getAttribute('aria-label')).toBe('حرف پلاک: س')
    expect(letter().textContent).toBe('س')
    await user.keyboard('44')
    expect(typedPlate()).toEqual({ plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' })
    expect(document.activeElement?.getAttribute('data-press')).toBe('inquiry.chosen')
  })
  it('goes back from an empty cell', async () => {
    const user = userEvent.setup()
    await user.click(cell('plkSrl'))
    await user.keyboard('4{Backspace}{Backspace}')
    expect(focusedPart()).toBe('plk3')
    await user.keyboard('3{Backspace}{Backspace}{Backspace}')
    expect(focusedPart()).toBe('plk1')
  })
  it('accepts a pasted plate', async () => {
    const user = userEvent.setup()
    await user.click(cell('plk1'))
    await user.paste('۲۴ س ۳۱۸ ایران ۴۴')
    expect(['plk1', 'plk3', 'plkSrl'].map((part) => cell(part).value)).toEqual(['۲۴', '۳۱۸', '۴۴'])
    expect(letter().textContent).toBe('س')
    expect(typedPlate()).toEqual({ plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' })
  })
  it('passes the focused part to the page that replaces it, once', async () => {
    const user = userEvent.setup()
    await user.click(cell('plk1'))
    await user.keyboard('24')
    await user.keyboard('س3')
    await nextTask()
    document.body.innerHTML = ''
    await nextTask()
    expect(takeEnteredPlace()).toBe('plk3')
    expect(takeEnteredPlace()).toBeNull()
  })
  it('tells the page that replaces it that the user is behind the full plate', async () => {
    const user = userEvent.setup()
    await user.click(cell('plk1'))
    await user.keyboard('24')
    await user.keyboard('س31844')
    await nextTask()
    document.body.innerHTML = ''
    await nextTask()
    expect(takeEnteredPlace()).toBe('after')
  })
  it('passes no part of a plate that the user has left', async () => {
    const user = userEvent.setup()
    await user.click(cell('plk1'))
    await user.click(document.body)
    await nextTask()
    expect(takeEnteredPlace()).toBeNull()
  })
})
