import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { failure, lookup, offer, order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { renewal } from '../renewal.ts'
import { type JourneyProgress, progressOf } from './progress.ts'

const go = { type: 'continue' } as const
const cheques = { active: true, submitted: false, later: false }
/** No addressed step has it: the plate of another owner leads to questions about the transfer. */
const otherOwner = { ...lookup, policyStatus: 'ownership_change' as const }
const noPolicy = { ...lookup, policyStatus: null, previousCompany: null }

const progress = ({ actor }: Walk) => progressOf(actor.getSnapshot())
const fill = (walk: Walk) => progress(walk)?.fill

/** Records the progress of each state that a walk passes. */
const recording = (...given: Parameters<typeof walkThirdParty>) => {
  const walk = walkThirdParty(...given)
  const shown: JourneyProgress[] = []
  walk.actor.subscribe((snapshot) => {
    const now = progressOf(snapshot)
    if (now !== null) shown.push(now)
  })
  return { walk, shown }
}

const purchase = async (walk: Walk) => {
  await legs.inquiry(walk)
  await legs.offers(walk, offer)
  await legs.holder(walk)
  await legs.address(walk)
  await legs.delivery(walk)
  await legs.documents(walk)
}

const overall = ({ position, fill: share }: JourneyProgress) => position - 1 + share
const isMonotone = (shown: readonly JourneyProgress[]) =>
  shown.every((each, index) => index === 0 || overall(each) >= overall(shown[index - 1] ?? each))

const enterPlate = async (walk: Walk) => {
  await walk.settle()
  await walk.press(
    { type: 'plate.changed', change: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' } },
    { type: 'owner-code.changed', value: '0084575948' },
    go,
  )
}

const openOrder = async (given: object, to: string) => {
  const walk = walkThirdParty({ trackingCode })
  walk.answer('read the order', { ...order, ...given })
  await walk.press({ type: 'xstate.route', to })
  return walk
}

describe('the progress of a purchase', () => {
  it('never decreases, and is never empty or full from the plate to the receipt', async () => {
    const { walk, shown } = recording()
    await purchase(walk)
    await legs.payment(walk)
    expect(walk.value()).toBe('settled')
    expect(isMonotone(shown)).toBe(true)
    expect(shown.every(({ fill: share }) => share > 0 && share < 1)).toBe(true)
    expect([...new Set(shown.map(({ phase, position }) => `${position} ${phase}`))]).toEqual([
      '1 vehicle',
      '2 offer',
      '3 details',
      '4 payment',
    ])
  })

  it('has no bar while returned details are being corrected', async () => {
    const correction = { reason: null, fields: ['firstName' as const] }
    const walk = await openOrder({ status: 'paid', correction }, '#holder')
    expect(walk.value()).toMatchObject({ holder: expect.anything() })
    expect(progress(walk)).toBeNull()
  })

  it('fills the first phase by a quarter for each question of the inquiry', async () => {
    const walk = walkThirdParty()
    await enterPlate(walk)
    expect(progress(walk)).toEqual({ phase: 'vehicle', position: 1, fill: 0.375 })
    await walk.press(go)
    expect(fill(walk)).toBe(0.625)
    await walk.press(go)
    expect(fill(walk)).toBe(0.875)
  })

  it('never goes back in manual entry, and counts the history only of an insured vehicle', async () => {
    const { walk, shown } = recording()
    await walk.settle()
    await walk.press(
      { type: 'manual-entry.chosen' },
      { type: 'vehicle.changed', change: { carType: 'truck' } },
      { type: 'vehicle.changed', change: { carDetailCode: 'truck_3_5t', carProductionYear: '1399' } },
      go,
    )
    expect(fill(walk)).toBe(2.5 / 6)
    await walk.press({ type: 'status.changed', change: { insured: 'without' } })
    expect(fill(walk)).toBe(2.5 / 3)
    await walk.press({ type: 'status.changed', change: { insured: 'yes', plateHistory: 'with_policy' } })
    shown.length = 0
    await walk.press(
      go,
      {
        type: 'history.changed',
        change: {
          previousCompany: 'damavand',
          lastPolicyStartDate: '1403-09-04',
          lastPolicyExpDate: '1404-09-04',
        },
      },
      go,
      { type: 'history.changed', change: { noDamageFactor: 35, driverNoDamageFactor: 35 } },
      go,
    )
    expect(walk.value()).toEqual({ history: { claims: 'pristine' } })
    expect(fill(walk)).toBe(5.5 / 6)
    expect(isMonotone(shown)).toBe(true)
  })

  it.each([
    ['knows no policy', noPolicy, 1],
    ['knows a policy of another owner', otherOwner, 2],
  ])('does not go back to the status where the registry %s', async (_, answer, reviews) => {
    const { walk, shown } = recording()
    walk.answer('look up the plate', answer)
    await enterPlate(walk)
    shown.length = 0
    for (let review = 0; review < reviews; review += 1) await walk.press(go)
    expect(walk.value()).toMatchObject({ vehicle: { status: 'pristine' } })
    expect(isMonotone(shown)).toBe(true)
  })

  it('counts four steps of the details of an order that needs no cheques', async () => {
    expect(fill(await openOrder({}, '#holder'))).toBe(0.5 / 4)
    expect(fill(await openOrder({ stage: 3 }, '#address'))).toBe(1.5 / 4)
    expect(fill(await openOrder({ stage: 4 }, '#delivery'))).toBe(2.5 / 4)
    expect(fill(await openOrder({ stage: 5 }, '#documents'))).toBe(3.5 / 4)
  })

  it('counts the delivery only if the insurer delivers', async () => {
    expect(fill(await openOrder({ stage: 5, deliveryMode: 'no_delivery' }, '#documents'))).toBe(2.5 / 3)
  })

  it('counts the cheques only of an order that is paid by cheque', async () => {
    const paidByCheque = { stage: 5, paymentType: 'installment', cheques }
    expect(fill(await openOrder(paidByCheque, '#documents'))).toBe(3.5 / 5)
    expect(fill(await openOrder(paidByCheque, '#cheques'))).toBe(4.5 / 5)
  })

  it('is half on the review, and three quarters while the bank is open', async () => {
    const walk = walkThirdParty()
    await purchase(walk)
    expect(progress(walk)).toEqual({ phase: 'payment', position: 4, fill: 0.5 })
    walk.hold('watch the payment')
    await legs.payment(walk)
    expect(fill(walk)).toBe(0.75)
  })

  it('stays at the offer while a guest signs in, and is absent after an ended session', async () => {
    const guest = walkThirdParty({ signedIn: false })
    await legs.inquiry(guest)
    await legs.offers(guest, offer)
    expect(guest.value()).toMatchObject({ signIn: 'leaving' })
    expect(progress(guest)).toEqual({ phase: 'offer', position: 2, fill: 0.5 })
    const interrupted = await openOrder({}, '#holder')
    interrupted.fail('save the policy holder', failure('signed-out'))
    await legs.holder(interrupted)
    expect(interrupted.value()).toMatchObject({ signIn: 'asking' })
    expect(progress(interrupted)).toBeNull()
  })

  it('is absent before the first step and on the receipt', async () => {
    const walk = walkThirdParty()
    expect(progress(walk)).toBeNull()
    await purchase(walk)
    await legs.payment(walk)
    expect(progress(walk)).toBeNull()
  })
})

describe('the progress of a renewal', () => {
  it('is a quarter of the offers on its policy, three quarters on the offers, and half of the details', () => {
    const at = (...path: readonly string[]) => {
      const actor = createActor(renewal, {
        input: {
          journeyId: 'journey',
          signedIn: true,
          trackingCode: null,
          renewableTrackingCode: trackingCode,
          saved: {},
        },
      })
      return progressOf({
        ...actor.getSnapshot(),
        value: path[0] ?? '',
        _nodes: [renewal.getStateNodeById(`renewal.${path.join('.')}`)],
      })
    }
    expect(at('policy', 'showing')).toEqual({ phase: 'offer', position: 2, fill: 0.25 })
    expect(at('offers', 'searching')).toEqual({ phase: 'offer', position: 2, fill: 0.75 })
    expect(at('information', 'listing')).toEqual({ phase: 'details', position: 3, fill: 0.5 })
  })
})
