// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetListeners } from '#tests/samples/forget-listeners.ts'

const boot = vi.hoisted(() => ({
  loadApp: vi.fn<() => Promise<unknown>>(() => Promise.resolve({})),
  bootHome: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  bootInto: vi.fn<(href: string, press: string | null) => Promise<void>>(() => Promise.resolve()),
  isAppStarting: vi.fn<() => boolean>(() => false),
}))
const questions = vi.hoisted(() => ({
  loadQuestion: vi.fn<(name: string) => Promise<unknown>>(() => Promise.resolve(null)),
  showQuestion: vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true)),
}))
vi.mock('./boot.ts', () => boot)
vi.mock('./show-question.ts', () => questions)
afterAll(() => {
  vi.doUnmock('./boot.ts')
  vi.doUnmock('./show-question.ts')
})
const { followPresses } = await import('./presses.ts')

forgetListeners()
document.body.innerHTML = `<main>
  <a id="start" href="/third-party" data-press="inquiry.chosen"><b>شروع</b></a>
  <a id="policies" href="/my-insurances?tab=vehicle">بیمه‌های من</a>
  <a id="home" href="/">خانه</a>
  <a id="nowhere">تصویر</a>
  <a id="elsewhere" href="https://elsewhere.example/">بیرون</a>
  <button>پشتیبانی</button>
</main>`
const page = document.querySelector('main')
if (page === null) throw new Error('No page')
followPresses(page)
const lefts: boolean[] = []
document.addEventListener('click', (event) => {
  lefts.push(!event.defaultPrevented)
  event.preventDefault()
})
const press = (selector: string, how: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how }))

beforeEach(() => {
  if (!page.isConnected) document.body.append(page)
})
afterEach(() => {
  vi.clearAllMocks()
  lefts.length = 0
})

describe('a press on the first page', () => {
  it('loads the app while the finger is down, or at the first key', () => {
    page.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    page.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(boot.loadApp).toHaveBeenCalledTimes(2)
    expect(boot.bootHome).not.toHaveBeenCalled()
  })
  it('on a link to a first question loads the question first, and not the app', () => {
    document.querySelector('#start b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(questions.loadQuestion).toHaveBeenCalledWith('third-party')
    expect(boot.loadApp).not.toHaveBeenCalled()
  })
  it('shows the first question before the app is started', async () => {
    let show = (): void => undefined
    questions.showQuestion.mockReturnValueOnce(
      new Promise((resolve) => {
        show = () => resolve(true)
      }),
    )
    press('#start')
    expect(questions.showQuestion).toHaveBeenCalledWith('third-party', page)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    expect(boot.bootInto).not.toHaveBeenCalled()
    show()
    await vi.waitFor(() => expect(boot.bootInto).toHaveBeenCalledWith('/third-party', 'inquiry.chosen'))
  })
  it('starts the app without the question where this takes too long', async () => {
    questions.showQuestion.mockReturnValueOnce(Promise.race<boolean>([]))
    press('#start')
    await vi.waitFor(() => expect(boot.bootInto).toHaveBeenCalledWith('/third-party', 'inquiry.chosen'))
  })
  it('leads to a first question by the app where it has been started', () => {
    boot.isAppStarting.mockReturnValueOnce(true)
    press('#start')
    expect(questions.showQuestion).not.toHaveBeenCalled()
    expect(boot.bootInto).toHaveBeenCalledWith('/third-party', 'inquiry.chosen')
  })
  it('on a link shows feedback at once, and leads directly to its page', () => {
    press('#policies')
    expect(document.querySelector('#policies')?.hasAttribute('data-pressed')).toBe(true)
    expect(boot.bootInto.mock.calls).toEqual([['/my-insurances?tab=vehicle', null]])
    expect(lefts).toEqual([false])
  })
  it('on the link to this page stays on the page', () => {
    press('#home')
    expect(boot.bootInto).not.toHaveBeenCalled()
    expect(lefts).toEqual([false])
  })
  it.each([
    ['to another site', '#elsewhere', {}],
    ['without an address', '#nowhere', {}],
    ['for a new tab', '#start', { ctrlKey: true }],
    ['with another button', '#start', { button: 1 }],
  ])('%s is left to the browser', (_, selector, how) => {
    press(selector, how)
    expect(boot.bootInto).not.toHaveBeenCalled()
    expect(lefts).toEqual([true])
  })
  it('on a button renders home with the app', () => {
    press('button')
    expect(boot.bootHome).toHaveBeenCalledOnce()
  })
  it('is handled by the app once it has rendered home', () => {
    const link = document.querySelector('#start')
    page.remove()
    if (link) document.body.append(link)
    press('#start')
    page.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(boot.bootInto).not.toHaveBeenCalled()
  })
})
