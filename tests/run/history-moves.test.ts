// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { watchMoves } from './history-moves.ts'

const goBack = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.back()
  })

it('forgets those who listen to moves and those who replace the methods', async () => {
  const forget = watchMoves()
  const follow = vi.fn<(event: Event) => void>((event) => event.stopImmediatePropagation())
  const replaced = vi.fn<() => void>()
  addEventListener('popstate', follow)
  Object.assign(history, { pushState: replaced, back: replaced })
  forget()
  history.pushState(null, '', '/next')
  await goBack()
  expect(follow).not.toHaveBeenCalled()
  expect(replaced).not.toHaveBeenCalled()
})

it('keeps those who have listened before', async () => {
  const follow = vi.fn<() => void>()
  addEventListener('popstate', follow)
  watchMoves()()
  history.pushState(null, '', '/next')
  await goBack()
  expect(follow).toHaveBeenCalledOnce()
  removeEventListener('popstate', follow)
})
