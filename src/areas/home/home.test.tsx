// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { HomeContent } from '#contract/operations/home-content.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { homeContent } from '#explorer/stubs/home.ts'
import { home } from '#machines/areas/home.ts'
import type { HomeInput } from '#machines/areas/home-vocabulary.ts'
import { stage } from '#ui/testing/stage.tsx'
import { Home } from './Home.tsx'

afterEach(cleanup)

const empty = { plk1: '', plk2: '', plk3: '', plkSrl: '' }

/** Renders home with stubbed answers in order, and returns the effects that leave it. */
const show = (input: Partial<HomeInput> = {}, answers: (HomeContent | 'broken')[] = []) => {
  const effects: unknown[] = []
  const actor = createActor(
    home.provide({
      actors: {
        'read the content': fromPromise(async () => {
          const answer = answers.shift() ?? 'broken'
          if (answer === 'broken') throw failure('broken')
          return answer
        }),
      },
      actions: {
        'open the inquiry': (_, { plate }) => void effects.push(plate),
        'follow the link': (_, { href }) => void effects.push(href),
      },
    }),
    {
      input: {
        signedIn: false,
        isOffline: false,
        content: homeContent,
        isContentCurrent: true,
        plate: empty,
        places: null,
        ...input,
      },
    },
  ).start()
  stage(<Home actor={actor} onFollow={(href) => void effects.push(href)} />)
  return { actor, effects, user: userEvent.setup() }
}
const link = (name: string | RegExp) => screen.getByRole('link', { name })

describe('home of a guest', () => {
  it('has a plate field whose plate the inquiry opens with', async () => {
    const { effects, user } = show()
    await user.type(screen.getByLabelText('سه رقم پلاک'), '۳۱۸')
    await user.click(link('شروع استعلام'))
    expect(effects).toEqual([{ ...empty, plk3: '318' }])
  })
  it('shows the published content, and leads to its pages', async () => {
    const { effects, user } = show()
    await user.click(link(/^موتورسیکلت/))
    await user.click(link('سرقت گوشی'))
    expect(effects).toEqual(['/motorcycle/sanhub', '/third-party'])
    expect(within(link(/^موتورسیکلت/)).getByText('۱۰‏٪')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /گوشی نو/ })).toBeNull()
    expect(screen.getByText('گوشی نو، بیمهٔ نو')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'چرا سپر؟' })).toBeTruthy()
  })
  it('has no back button', () => {
    show()
    expect(screen.queryByRole('button', { name: 'بازگشت' })).toBeNull()
  })
  it('shows a skeleton while the content is loading, and its failure', async () => {
    const { actor, user } = show({ content: null }, ['broken', homeContent])
    expect(screen.getByRole('status').textContent).toBe('خانه را آماده می‌کنیم…')
    await waitFor(actor, (snapshot) => snapshot.matches({ content: 'failed' }))
    const panel = await screen.findByRole('alert')
    expect(within(panel).getByRole('heading', { name: 'بقیهٔ صفحه نرسید' })).toBeTruthy()
    expect(panel.textContent).toContain('E-')
    await user.click(within(panel).getByRole('button', { name: 'تلاش دوباره' }))
    expect(await screen.findByText('گوشی نو، بیمهٔ نو')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
