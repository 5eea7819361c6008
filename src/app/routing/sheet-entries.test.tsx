// @vitest-environment jsdom
import { setTimeout as delay } from 'node:timers/promises'
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { openSheets } from '#ui/sheet/open-sheets.ts'
import { stage } from '#ui/testing/stage.tsx'
import { fromPageEntry } from './page-entry.ts'
import { keepSheetEntries } from './sheet-entries.ts'

let history: RouterHistory
let stop: () => void
/** Addresses that were reported to the router. */
let told: string[]

/** A page with a sheet, and another sheet over it, which closes only if it may. */
function Owner({ mayClose = true }: { mayClose?: boolean }) {
  const [letters, setLetters] = useState(false)
  const [help, setHelp] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setLetters(true)}>
        حرف
      </button>
      <BottomSheet open={letters} onClose={() => mayClose && setLetters(false)} title="حرف پلاک">
        <button type="button" onClick={() => setHelp(true)}>
          راهنما
        </button>
        <BottomSheet open={help} onClose={() => setHelp(false)} title="راهنمای پلاک">
          سه سطر
        </BottomSheet>
      </BottomSheet>
    </>
  )
}

const sheetsInHistory = () => Number(Reflect.get(Object(window.history.state), 'sheets') ?? 0)
/** Waits until the browser has moved, and the history has one entry for each open sheet. */
const turn = async () => {
  await act(() => delay(30))
  for (let attempt = 0; attempt < 20 && sheetsInHistory() !== openSheets().length; attempt += 1)
    await act(() => delay(10))
}
/** The browser moves asynchronously. */
const untilMoved = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { capture: true, once: true })
  })
const go = async (by: number) => {
  const moved = untilMoved()
  window.history.go(by)
  await act(() => moved)
  await turn()
}
/** The browser's own buttons, which pass by the functions that a page calls. */
const press = async (by: number) => {
  const moved = untilMoved()
  History.prototype.go.call(window.history, by)
  await act(() => moved)
  await turn()
}
const open = async (name: string) => {
  await userEvent.click(screen.getByText(name))
  await turn()
}
const visit = async (href: string) => {
  history.push(href)
  await turn()
}
const isOpen = (title: string) => {
  const dialog = screen.queryByRole('dialog', { name: title })
  return dialog !== null && dialog.closest('[class*=leaving]') === null
}
const at = () => window.location.pathname + window.location.search

beforeEach(async () => {
  window.history.pushState(null, '', '/before')
  history = createBrowserHistory()
  told = []
  stop = keepSheetEntries()
  await visit('/page')
  history.subscribe(({ location }) => told.push(location.pathname))
})
afterEach(() => {
  cleanup()
  stop()
  history.destroy()
})

describe('Back', () => {
  it('closes an open sheet and stays on the page, without telling the router', async () => {
    stage(<Owner />)
    await open('حرف')
    await press(-1)
    expect(isOpen('حرف پلاک')).toBe(false)
    expect(at()).toBe('/page')
    expect(told).toEqual([])
    await press(-1)
    expect(at()).toBe('/before')
    expect(told).toEqual(['/before'])
  })
  it('closes the topmost of two sheets first', async () => {
    stage(<Owner />)
    await open('حرف')
    await open('راهنما')
    await press(-1)
    expect([isOpen('راهنمای پلاک'), isOpen('حرف پلاک')]).toEqual([false, true])
    await press(-1)
    expect(isOpen('حرف پلاک')).toBe(false)
    expect(at()).toBe('/page')
  })
  it('leaves the page at once after a sheet was closed otherwise', async () => {
    stage(<Owner />)
    await open('حرف')
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }))
    await turn()
    await press(-1)
    expect(at()).toBe('/before')
  })
  it('leads from the next page to this one, past the sheet in which that page was chosen', async () => {
    const page = stage(<Owner />)
    await open('حرف')
    await open('راهنما')
    history.push('/next')
    page.unmount()
    await turn()
    expect(at()).toBe('/next')
    await press(-1)
    expect(at()).toBe('/page')
    await press(-1)
    expect(at()).toBe('/before')
  })
  it('of the app leads to the page before, past the open sheet', async () => {
    stage(<Owner />)
    await open('حرف')
    history.back()
    await turn()
    expect(at()).toBe('/before')
  })
  it('is asked for again by a sheet that stays open', async () => {
    stage(<Owner mayClose={false} />)
    await open('حرف')
    await press(-1)
    await press(-1)
    expect(isOpen('حرف پلاک')).toBe(true)
    expect(at()).toBe('/page')
  })
})

describe('an open sheet', () => {
  it('stays open while the router replaces the address of its page', async () => {
    stage(<Owner />)
    await open('حرف')
    history.replace('/page?ceiling=200')
    await turn()
    expect(at()).toBe('/page?ceiling=200')
    expect(isOpen('حرف پلاک')).toBe(true)
    await press(-1)
    expect(isOpen('حرف پلاک')).toBe(false)
    expect(at()).toBe('/page?ceiling=200')
    expect(history.location.href).toBe('/page?ceiling=200')
  })
  it('adds one entry, and none when another one follows it', async () => {
    stage(<Owner />)
    const before = window.history.length
    await open('حرف')
    expect(window.history.length).toBe(before + 1)
    await press(-1)
    await open('حرف')
    expect(window.history.length).toBe(before + 1)
  })
})

describe('Forward', () => {
  it('to a closed sheet stays on the page, and Back then leaves it', async () => {
    stage(<Owner />)
    await open('حرف')
    await press(-1)
    await press(1)
    expect(isOpen('حرف پلاک')).toBe(false)
    await press(-1)
    expect(at()).toBe('/before')
  })
  it('from an earlier page to a closed sheet arrives at the page itself', async () => {
    stage(<Owner />)
    await open('حرف')
    await press(-1)
    await press(-1)
    await press(2)
    expect(at()).toBe('/page')
    expect(told).toEqual(['/before', '/page'])
    await press(-1)
    expect(at()).toBe('/before')
  })
})

describe('another page', () => {
  it('has an entry for its sheet that opens while the entry of the page before is being removed', async () => {
    const before = stage(<Owner />)
    await open('حرف')
    history.push('/next')
    before.unmount()
    // The router writes the address in a microtask; the removal of the entry takes longer.
    await act(() => Promise.resolve())
    stage(<Owner />)
    act(() => screen.getByText('حرف').click())
    await turn()
    expect(at()).toBe('/next')
    await press(-1)
    expect(isOpen('حرف پلاک')).toBe(false)
    expect(at()).toBe('/next')
  })
  it('is loaded from the page itself, and nothing moves in the history while it loads', async () => {
    stage(<Owner />)
    await open('حرف')
    await open('راهنما')
    const sheetsAt: unknown[] = []
    fromPageEntry(() => sheetsAt.push(Reflect.get(Object(window.history.state), 'sheets')))
    await turn()
    expect(sheetsAt).toEqual([undefined])
    let moves = 0
    const count = () => {
      moves += 1
    }
    window.addEventListener('popstate', count)
    cleanup()
    await turn()
    window.removeEventListener('popstate', count)
    expect([moves, at()]).toEqual([0, '/page'])
  })
})

describe('an entry that another script pushes', () => {
  it('replaces the open sheet, is reported to the router, and is left by Back', async () => {
    stage(<Owner />)
    await open('حرف')
    window.history.pushState(null, '', '/pushed')
    await turn()
    expect([at(), told.at(-1)]).toEqual(['/pushed', '/pushed'])
    await press(-1)
    expect([at(), told.at(-1)]).toEqual(['/page', '/page'])
    await press(-1)
    expect(at()).toBe('/before')
  })
})

describe('a reload', () => {
  it('under an open sheet removes the entry of the sheet', async () => {
    stage(<Owner />)
    await open('حرف')
    // The page is gone and loaded again; the browser keeps its entries.
    cleanup()
    stop()
    history.destroy()
    history = createBrowserHistory()
    stop = keepSheetEntries()
    await turn()
    await go(-1)
    expect(at()).toBe('/before')
  })
  it('under an open sheet stays on the page when the router writes again what it read', async () => {
    stage(<Owner />)
    await open('حرف')
    cleanup()
    stop()
    history.destroy()
    history = createBrowserHistory()
    stop = keepSheetEntries()
    history.replace('/page?ceiling=200', history.location.state)
    await turn()
    expect(at()).toBe('/page?ceiling=200')
    expect(sheetsInHistory()).toBe(0)
  })
})
