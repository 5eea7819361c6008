/**
 * Renders a step's screen in a test: the real chart with stubbed calls, driven to the step, in Persian.
 * Also the user events that several of these tests share.
 */
import { type QueryKey, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import type { StubbedAnswer } from '#explorer/stubs/answer.ts'
import { configuration, lookup, order } from '#explorer/stubs/gateway-answers.ts'
import { carBodyConfiguration, carBodyLookup, carBodyOrder } from '#explorer/stubs/car-body-answers.ts'
import { answerFor } from '#explorer/stubs/products.ts'
import { carBody as carBodyChart } from '#machines/car-body.ts'
import { motorcycle as motorcycleChart } from '#machines/motorcycle.ts'
import { type CallName, type Walk, walkJourney, walkThirdParty } from '#tests/samples/walk.ts'
import { stage } from '#ui/testing/stage.tsx'
import { JourneyRefContext } from '../../journey.ts'
import carbody from '../../car-body/presentation.tsx'
import motorcycle from '../../motorcycle/presentation.tsx'
import { ProductContext } from '../../product.ts'
import thirdParty from '../../third-party/presentation.tsx'

const presentations = { thirdparty: thirdParty, motorcycle, carbody }

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
  return arrive(walk, presses, prepare)
}

/** As `walkTo`, for the motorcycle chart, opened at the inquiry: its calls answer about a motorcycle. */
export const walkMotorcycleTo = async (
  presses: readonly UserEvent[] = [],
  prepare: (walk: Walk) => void = () => undefined,
  input: Parameters<typeof walkThirdParty>[0] = {},
): Promise<Walk> => {
  const saved = { requested: { to: '#inquiry-owner', query: {} } }
  const walk = walkJourney(motorcycleChart, { saved, ...input })
  const answer = (name: CallName, stubbed: StubbedAnswer) =>
    walk.answer(name, answerFor('motorcycle', stubbed).answer)
  answer('load the configuration', { operation: 'readConfiguration', answer: configuration })
  answer('look up the plate', { operation: 'lookUpPlate', answer: lookup })
  answer('read the order', { operation: 'readOrder', answer: order })
  return arrive(walk, presses, prepare)
}

/** As `walkTo`, for the car-body chart: its calls answer about a car with an earlier policy. */
export const walkCarBodyTo = async (
  presses: readonly UserEvent[] = [],
  prepare: (walk: Walk) => void = () => undefined,
  input: Parameters<typeof walkThirdParty>[0] = {},
): Promise<Walk> => {
  const walk = walkJourney(carBodyChart, input)
  walk.answer('load the configuration', carBodyConfiguration)
  walk.answer('look up the plate', carBodyLookup)
  walk.answer('read the order', carBodyOrder)
  return arrive(walk, presses, prepare)
}

const arrive = async (
  walk: Walk,
  presses: readonly UserEvent[],
  prepare: (walk: Walk) => void,
): Promise<Walk> => {
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
      <JourneyRefContext value={walk.actor}>
        <ProductContext value={presentations[walk.context().quote.product]}>{element}</ProductContext>
      </JourneyRefContext>
    </QueryClientProvider>,
  )
  return { press: (...presses: UserEvent[]) => act(() => walk.press(...presses)) }
}
