// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { carBodyOrder, reserved } from '#explorer/stubs/car-body-answers.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { renderStep, walkCarBodyTo } from '../parts/testing/render-step.tsx'
import type { JourneyContext } from '#machines/journey/context.ts'
import Inspection from './inspection.tsx'
import Visit from './visit.tsx'

afterEach(cleanup)

const atStatus = (statusId: OrderStatusId, saved: Partial<JourneyContext> = {}) =>
  walkCarBodyTo(
    [],
    ({ answer }) =>
      answer('read the order', {
        ...carBodyOrder,
        status: 'paid',
        statusId,
        editable: false,
        stage: 6,
        inspection: reserved,
      }),
    {
      trackingCode,
      saved: { ...saved, requested: { to: '#inspection', query: { 'from-my-insurance': 'true' } } },
    },
  )

describe('the visit of a car', () => {
  it('names its hour, its place with the city, and the eight conditions', async () => {
    renderStep(await atStatus(ORDER_STATUS.visiting), <Visit />)
    const page = screen.getByRole('main')
    expect(within(page).getByText(/^تهران، تهران.+، پلاک/)).toBeTruthy()
    expect(within(page).getAllByRole('listitem')).toHaveLength(8)
    expect(screen.getByRole('button', { name: 'بازدید شروع شد' })).toBeTruthy()
  })

  it('begins by its own button even while the inspection is edited from the check of the answers', async () => {
    renderStep(await atStatus(ORDER_STATUS.visiting, { changing: 'inspection' }), <Visit />)
    expect(screen.getByRole('button', { name: 'بازدید شروع شد' })).toBeTruthy()
  })

  it('is booked again after a missed one, outside the steps of a purchase', async () => {
    renderStep(await atStatus(ORDER_STATUS.requestingVisit), <Inspection />)
    expect(screen.getByText('خودرو را کجا ببینیم؟')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
