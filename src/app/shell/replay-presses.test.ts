// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { forgetListeners } from '#tests/samples/forget-listeners.ts'
import { replayPresses } from './replay-presses.ts'

forgetListeners()
document.body.innerHTML = '<button aria-label="پشتیبانی"></button><button aria-label="حرف پلاک"></button>'
const [drawnButton = null, drawnLetter = null] = document.querySelectorAll('button')
const nextFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
const starts: string[] = []
replayPresses(document, () => void starts.push('started'))

const followed: string[] = []
const draw = (name: string, href = '/third-party') => {
  document.body.innerHTML = `<a href="${href}"><b>شروع</b></a>`
  document.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault()
    followed.push(name)
  })
}
const finger = (what: string) =>
  (document.querySelector('b') ?? document.body).dispatchEvent(new Event(what, { bubbles: true }))

afterEach(() => {
  followed.length = 0
})

describe('a press on a button of the first page', () => {
  it('reaches the button that takes its place, once', async () => {
    const replayed: string[] = []
    if (drawnButton === null) throw new Error('Nothing was drawn')
    document.body.replaceChildren(drawnButton)
    drawnButton.click()
    drawnButton.click()
    document.body.innerHTML = '<button aria-label="دیگر"></button><button aria-label="پشتیبانی"></button>'
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => replayed.push(button.getAttribute('aria-label') ?? ''))
    await nextFrames()
    expect(replayed).toEqual(['پشتیبانی'])
  })
  it('is not replayed if a key has answered it meanwhile', async () => {
    if (drawnLetter === null) throw new Error('Nothing was drawn')
    document.body.replaceChildren(drawnLetter)
    drawnLetter.click()
    drawnLetter.setAttribute('aria-label', 'حرف پلاک: س')
    document.body.innerHTML = '<button aria-label="حرف پلاک: س"></button>'
    const replayed: string[] = []
    document.querySelector('button')?.addEventListener('click', () => replayed.push('letter'))
    await nextFrames()
    expect(replayed).toEqual([])
  })
})

describe('a press on a link of the first page', () => {
  it('reaches the link that took its place while it was pressed', () => {
    draw('drawn')
    finger('pointerdown')
    draw('app')
    finger('pointerup')
    expect(followed).toEqual(['app'])
  })
  it('is left to the browser where the link is still there', () => {
    draw('drawn')
    finger('pointerdown')
    finger('pointerup')
    expect(followed).toEqual([])
  })
  it('that became a scroll follows nothing', () => {
    draw('drawn')
    finger('pointerdown')
    finger('pointercancel')
    draw('app')
    finger('pointerup')
    expect(followed).toEqual([])
  })
  it('follows nothing where no such link took its place', () => {
    draw('drawn')
    finger('pointerdown')
    draw('app', '/elsewhere')
    finger('pointerup')
    expect(followed).toEqual([])
  })
})
