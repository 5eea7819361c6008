/** Where a step's screen is tested: the real chart with fake calls, walked to the step, its screen drawn in Persian. */
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { configuration } from '#explorer/stubs/gateway-answers.ts'
import { type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { stage } from '#ui/testing/stage.tsx'
import { JourneyRefContext } from '../../journey.ts'

export type UserEvent = Parameters<Walk['press']>[number]
export const continueEvent = { type: 'continue' } as const

/** What is typed of a vehicle and its owner, as the chart hears it. */
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

/** Gives a walk that has opened; `prepare` sets its answers before. */
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

/** Presses what closes a sheet, and waits until it has slid out. */
export const pressAndWaitForClose = async (closing: HTMLElement): Promise<void> => {
  const sheet = closing.closest('[role="dialog"]')
  await userEvent.click(closing)
  if (sheet?.isConnected) await waitForElementToBeRemoved(sheet)
}

/** Opens the picker of a field and chooses the option of that title. */
export const pickOption = async (field: HTMLElement, title: string | RegExp): Promise<void> => {
  await userEvent.click(field)
  await pressAndWaitForClose(screen.getByRole('option', { name: title }))
}

/** Opens the date wheel of a field and takes the date that it stands on. */
export const confirmDate = async (field: HTMLElement): Promise<void> => {
  await userEvent.click(field)
  await pressAndWaitForClose(screen.getByRole('button', { name: 'تأیید تاریخ' }))
}

/** Draws a screen over a walk; gives what presses events while React listens. */
export const renderStep = (walk: Walk, element: ReactElement) => {
  stage(<JourneyRefContext value={walk.actor}>{element}</JourneyRefContext>)
  return { press: (...presses: UserEvent[]) => act(() => walk.press(...presses)) }
}
