// @vitest-environment jsdom
import { isIn } from '#machines/journey-state.ts'
import { personAnswers } from '#contract/testing/policy-holder.sample.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { initialContext } from '#machines/journey/context.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { openJourneyPage } from './testing/journey-page.ts'

type Page = Awaited<ReturnType<typeof openJourneyPage>>
let page: Page
const open = async (...how: Parameters<typeof openJourneyPage>) => {
  page = await openJourneyPage(...how)
  return page
}
afterEach(() => page.end())

const go = { type: 'continue' } as const
const plate = {
  type: 'plate.changed',
  change: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
} as const
const code = { type: 'owner-code.changed', value: '0084575948' } as const
const holder = personAnswers

const SANHUB = '/third-party/sanhub'
const RECEIPT = `/payment-result/${trackingCode}`
const HOLDER = `/third-party/personal-information/${trackingCode}`

describe('an address of the journey', () => {
  it('redirects the journey’s own address to the first step, without another history entry', async () => {
    const before = window.history.length
    await open('/third-party')
    expect(page.address()).toBe(`${SANHUB}?step=1`)
    expect(page.entries()).toBe(before + 1)
  })

  it('opens its step directly if the step’s answers are stored', async () => {
    const initial = initialContext('thirdparty', {
      journeyId: '',
      signedIn: true,
      trackingCode: null,
      saved: {},
    })
    const vehicle = {
      ...initial.quote.vehicle,
      carType: 'car',
      carUsage: 'passenger',
      carBrand: 'peugeot',
      carModel: 'peugeot-207-manual',
      carProductionYear: '1399',
    }
    await open('/third-party/vehicle-information?step=2', { saved: { quote: { ...initial.quote, vehicle } } })
    expect(page.address()).toBe('/third-party/vehicle-information?step=2')
    expect(page.actor().getSnapshot().value).toEqual({ vehicle: { status: 'pristine' } })
  })

  it('that the chart refuses is replaced by the address of its current step', async () => {
    await open('/third-party/offers')
    expect(page.address()).toBe(`${SANHUB}?step=1`)
  })

  it('with an order opens that order', async () => {
    await open(HOLDER)
    expect(page.address()).toBe(HOLDER)
    expect(page.actor().getSnapshot().context.trackingCode).toBe(trackingCode)
  })

  it('of another order opens another journey', async () => {
    await open(HOLDER)
    await page.visit('/third-party/personal-information/ZZZZZZZZZZZZZZ')
    expect(page.opened).toHaveLength(2)
    expect(page.actor().getSnapshot().context.trackingCode).toBe('ZZZZZZZZZZZZZZ')
  })

  it('that is unknown shows the page for unknown addresses', async () => {
    await open('/third-party/no-such-step')
    expect(page.opened).toHaveLength(0)
    expect(
      page.router.state.matches.some(({ status, _notFound }) => status === 'notFound' || _notFound),
    ).toBe(true)
  })

  it('that is requested while the journey opens is visited afterwards', async () => {
    await open(HOLDER, { holdConfiguration: true })
    expect(isIn(page.actor().getSnapshot(), 'opening')).toBe(true)
    page.configuring.open()
    await page.turns()
    expect(page.address()).toBe(HOLDER)
    expect(isIn(page.actor().getSnapshot(), 'holder')).toBe(true)
  })
})

describe('navigation by the chart', () => {
  it('adds a history entry after a press of the user, also if a call is in between', async () => {
    await open('/third-party')
    const before = page.entries()
    await page.send(plate, code, go)
    expect(page.address()).toBe(`${SANHUB}?step=2`)
    expect(page.entries()).toBe(before + 1)
  })

  it('follows the browser’s Back and Forward', async () => {
    await open('/third-party')
    await page.send(plate, code, go, go)
    expect(page.address()).toBe(`${SANHUB}?step=3`)
    await page.go(-1)
    expect(page.address()).toBe(`${SANHUB}?step=2`)
    expect(isIn(page.actor().getSnapshot(), { inquiry: 'vehicle' })).toBe(true)
    await page.go(-1)
    expect(isIn(page.actor().getSnapshot(), { inquiry: 'owner' })).toBe(true)
    await page.go(2)
    expect(page.address()).toBe(`${SANHUB}?step=3`)
    expect(isIn(page.actor().getSnapshot(), { inquiry: 'insurance' })).toBe(true)
  })

  it('uses the browser’s Back if the previous entry is the previous step', async () => {
    await open('/third-party')
    await page.send(plate, code, go)
    const before = page.entries()
    await page.send({ type: 'back' })
    await page.turns(80)
    expect(page.address()).toBe(`${SANHUB}?step=1`)
    expect(page.entries()).toBe(before)
    await page.go(1)
    expect(isIn(page.actor().getSnapshot(), { inquiry: 'vehicle' })).toBe(true)
  })

  it('follows a press while the screen of an address that was left again still loads', async () => {
    await open('/third-party', { holdScreen: 'inquiry-insurance' })
    await page.send(plate, code, go, go)
    expect(page.address()).toBe(`${SANHUB}?step=3`)
    await page.go(-1)
    const before = page.entries()
    await page.send({ type: 'back' })
    await page.turns(80)
    expect(page.address()).toBe(`${SANHUB}?step=1`)
    page.screenLoading.open()
    await page.turns(80)
    expect(page.address()).toBe(`${SANHUB}?step=1`)
    expect(page.entries()).toBe(before)
  })

  it('uses the browser’s Back while the screen that is left still loads', async () => {
    await open('/third-party', { holdScreen: 'inquiry-vehicle' })
    await page.send(plate, code, go)
    await page.go(-1)
    await page.go(1)
    expect(page.address()).toBe(`${SANHUB}?step=2`)
    await page.send({ type: 'back' })
    page.screenLoading.open()
    await page.turns(80)
    expect(page.address()).toBe(`${SANHUB}?step=1`)
    await page.go(1)
    expect(page.address()).toBe(`${SANHUB}?step=2`)
  })

  it('replaces the address when the chart has moved by itself', async () => {
    await open('/third-party', { refuseSearch: true })
    await page.send(plate, code, go, go, go)
    const before = page.entries()
    await page.send({ type: 'history.changed', change: { receivedCompensation: false } }, go)
    expect(page.address()).toBe(`${SANHUB}?step=1`)
    expect(page.entries()).toBe(before + 1)
    await page.go(-1)
    expect(page.address()).toBe(`${SANHUB}?step=4`)
  })

  it('leaves the journey’s page for home at its end', async () => {
    await open('/third-party')
    await page.send({ type: 'back' })
    expect(page.address()).toBe('/')
    expect(page.left).toContain('/')
  })

  it('leads home from the first question if nothing was entered, from wherever the journey was opened', async () => {
    await open(RECEIPT)
    await page.visit('/third-party')
    await page.send({ type: 'back' })
    expect(page.address()).toBe('/')
  })

  it('leads back to the page before the journey if something was entered, however far the user had been', async () => {
    await open('/')
    await page.visit(RECEIPT)
    const before = page.entries()
    await page.visit('/third-party')
    await page.send(
      plate,
      code,
      go,
      { type: 'back' },
      { type: 'manual-entry.chosen' },
      { type: 'back' },
      { type: 'back' },
    )
    await page.turns(80)
    expect(page.address()).toBe(RECEIPT)
    expect(page.left).toContain(RECEIPT)
    await page.go(1)
    expect(page.entries()).toBeGreaterThan(before)
    expect(page.address()).toBe(`${SANHUB}?step=1`)
  })

  it('leads home if no page preceded the journey', async () => {
    await open('/third-party')
    await page.send(plate, { type: 'back' })
    expect(page.address()).toBe('/')
  })
})

describe('while a changing call is in progress', () => {
  it('Back keeps the address and all history entries, and is answered afterwards', async () => {
    await open('/')
    await page.visit(HOLDER)
    const before = page.entries()
    page.hold()
    await page.send({ type: 'holder.changed', change: holder }, go)
    expect(page.actor().getSnapshot().hasTag('submitting')).toBe(true)
    await page.go(-1)
    expect(page.address()).toBe(HOLDER)
    expect(page.entries()).toBe(before)
    expect(page.actor().getSnapshot().hasTag('submitting')).toBe(true)
    page.saving.open()
    await page.turns(80)
    expect(page.address()).toMatch(/^\/third-party\/offers\?/)
    await page.go(-1)
    expect(page.address()).toBe(HOLDER)
  })

  it('another page cannot be opened either', async () => {
    await open(HOLDER)
    page.hold()
    await page.send({ type: 'holder.changed', change: holder }, go)
    await page.visit('/')
    expect(page.address()).toBe(HOLDER)
  })
})

describe('leaving the journey', () => {
  it('with the browser’s Back stops it, and returning starts a new one', async () => {
    await open('/')
    await page.visit('/third-party')
    await page.go(-1)
    expect(page.address()).toBe('/')
    expect(page.actor().getSnapshot().status).toBe('stopped')
    await page.go(1)
    expect(page.address()).toBe(`${SANHUB}?step=1`)
    expect(page.opened).toHaveLength(2)
  })

  it('with the browser’s Back while it opens does not lead back to it', async () => {
    await open('/', { holdOpening: true })
    await page.visit(HOLDER)
    await page.go(-1)
    page.opening.open()
    await page.turns()
    expect(page.address()).toBe('/')
    expect(page.actor().getSnapshot().status).toBe('stopped')
  })

  it('with the browser’s Back while its scripts load does not lead back to it', async () => {
    await open('/', { holdRoute: true })
    await page.visit(HOLDER)
    await page.go(-1)
    page.routeLoading.open()
    await page.turns()
    expect(page.address()).toBe('/')
    expect(page.opened).toHaveLength(0)
  })
})
