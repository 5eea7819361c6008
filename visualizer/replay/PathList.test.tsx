// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PathList } from './PathList.tsx'
import { readResults } from './results.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const chart = 'third-party'
const passing = { chart, name: 'guest', start: 'guest', steps: ['loadConfiguration: done'] }
const failing = { ...passing, name: 'signed in', start: 'signed in' }

/** Withholds the answer to the next request until the returned function is called. */
const withholdAnswer = (): ((answer: unknown) => void) => {
  let answerWith = (_response: Response) => {}
  const response = new Promise<Response>((resolve) => {
    answerWith = resolve
  })
  vi.stubGlobal('fetch', () => response)
  return (answer) => answerWith(Response.json(answer))
}

it('lists the paths once their results are known, failed ones first, so that no row moves', async () => {
  const answer = withholdAnswer()
  render(<PathList paths={[passing, failing]} />)
  const reading = readResults()
  await act(() => Promise.resolve())
  expect(screen.getByRole('searchbox', { name: 'جست‌وجوی مسیر' })).toBeTruthy()
  expect(screen.queryAllByRole('listitem')).toHaveLength(0)

  answer({
    machine: {
      [chart]: {
        ranAt: '2026-11-22T08:00:00.000Z',
        results: [
          { path: passing.name, passed: true },
          { path: failing.name, passed: false, step: 1 },
        ],
      },
    },
    screens: {},
    chromium: {},
  })
  await act(() => reading)
  const marks = screen.getAllByRole('listitem').map((row) => row.querySelector('[data-mark]'))
  expect(marks.map((mark) => mark?.getAttribute('data-mark'))).toEqual(['failed', 'passed'])
})
