/**
 * Renders a step's screen in a test: the real chart with stubbed calls, driven to the step, in Persian.
 * Also the user events that several of these tests share.
 */
import { type QueryKey, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { configuration } from '#explorer/stubs/gateway-answers.ts'
import { type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { stage } from '#ui/testing/stage.tsx'
import { JourneyRefContext } from '../../journey.ts'

export type UserEvent = Parameters<Walk['press']>[number]
export const continueEvent = { type: 'continue' } as const

export const plateAndOwner: readonly UserEvent[] = [
  { type: 'plate.changed', change: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' } },
  { type: 'owner-code.changed', value: '0084575948' },
]
export const car = {
  carType: 'car',
  carUsage: 'passenger',
  carBrand: 'peugeot',
  carModel: 'peugeot-207-manual',
  carDetailCode: null,
  carProductionYear: '1399',
}

/**
 * Starts the third-party chart, waits until it has opened, and sends events to it.
 * @param prepare Stubs calls before the chart starts.
 */
export const walkTo = async (
  presses: readonly UserEvent[] = [],
  prepare: (walk: Walk) => void = () => undefined,
  input: Parameters<typeof walkThirdParty>[0] = {},
): Promise<Walk> => {
  const walk = walkThirdParty(input)
  walk.answer('load the configuration', configuration)
  prepare(walk)
  await walk.settle()
  await walk.press(...presses)
  return walk
}

/** Presses a button that closes its sheet, and waits for the closing transition. */
export const pressAndWaitForClose = async (closing: HTMLElement): Promise<void> => {
  const sheet = closing.closest('[role="dialog"]')
  await userEvent.click(closing)
  if (sheet?.isConnected) await waitForElementToBeRemoved(sheet)
}

/** Opens the picker of a field and chooses the option with that title. */
export const pickOption = async (field: HTMLElement, title: string | RegExp): Promise<void> => {
  await userEvent.click(field)
  await pressAndWaitForClose(screen.getByRole('option', { name: title }))
}

/** Opens the date wheel of a field and confirms the date it proposes. */
export const confirmDate = async (field: HTMLElement): Promise<void> => {
  await userEvent.click(field)
  await pressAndWaitForClose(screen.getByRole('button', { name: 'تأیید تاریخ' }))
}

/** The query key of a server list, and the gateway's answer for it. */
type CachedList = readonly [QueryKey, unknown]

/**
 * Renders the screen of the step that a walk is in. The lists are in the query cache, as if its actors had
 * read them.
 */
export const renderStep = (walk: Walk, element: ReactElement, ...lists: readonly CachedList[]) => {
  const client = new QueryClient()
  for (const [key, answer] of lists) client.setQueryData(key, answer)
  stage(
    <QueryClientProvider client={client}>
      <JourneyRefContext value={walk.actor}>{element}</JourneyRefContext>
    </QueryClientProvider>,
  )
  return { press: (...presses: UserEvent[]) => act(() => walk.press(...presses)) }
}
