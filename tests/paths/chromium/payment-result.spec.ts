/**
 * Every path of the payment result page against the real gateway. Only this layer proves it with real orders
 * and real navigation.
 */
import { paymentResultAnswers, paymentResultTestModel } from '#explorer/app/payment-result.ts'
import type { EventCase } from '#explorer/exploration.ts'
import { trackingCode as modelsCode } from '#explorer/stubs/gateway-answers.ts'
import { test } from '#tests/browser/fixtures.ts'
import {
  unreachableInPaymentResult,
  paymentResultDrivers,
  paymentResultViews,
} from '#tests/journeys/steps/payment-result.ts'
import { beSignedIn } from '#tests/journeys/session.ts'
import { leafStateOf } from '../leaf-states.ts'
import { stubbedReply } from '../stubbed-replies.ts'
import { customerWithPayment } from './bank-orders.ts'
import { endRequest } from './end-request.ts'
import { interceptRequests } from './request-interceptor.ts'
import { annotation } from './annotations.ts'
import { ofThisOrder } from '../walk/replies.ts'
import { expectAddress, expectView, pathOf } from './expect-page.ts'
import { smallCover } from './small-cover.ts'
import { walkSmall } from './small-walk.ts'
import { pathTo } from '../walk/addresses.ts'
import { chromiumCover } from '../walk/walks.ts'

const gestures = new Map(Object.entries(paymentResultDrivers))

const outcomeIn = (steps: readonly { readonly by: EventCase }[]): string =>
  steps[0]?.by.name.replace('readPaymentResult: ', '') ?? ''

for (const { name, path, walked } of smallCover(
  paymentResultTestModel,
  unreachableInPaymentResult,
  chromiumCover(),
)) {
  test(
    name,
    { annotation: annotation('walked', walked) },
    async ({ page, gateway, browserErrors, freshCustomer }, { annotations }) => {
      const customer = await customerWithPayment(
        outcomeIn(path.steps),
        gateway.address,
        freshCustomer().cellNumber,
      )
      const trackingCode = customer.trackingCode ?? modelsCode
      const asking = {
        operation: 'readPaymentResult',
        answers: Object.fromEntries(
          Object.entries(paymentResultAnswers).map(([outcome, answer]) => [
            outcome,
            ofThisOrder(answer, { trackingCode }),
          ]),
        ),
      } as const
      const answers = { real: 0, stubbed: 0 }
      const interceptor = await interceptRequests(page, new Set([asking.operation]), (route) =>
        route.continue(),
      )
      const arriveAt = (address: string) => () => expectAddress(page, 'where it leads', address, pathOf)
      const arriveAtStep = (id: string) => arriveAt(pathTo(id, { trackingCode }).path)
      await beSignedIn(page, customer.session)
      await walkSmall(
        page,
        paymentResultTestModel,
        path,
        {
          input: { trackingCode },
          open: () => page.goto(`/payment-result/${trackingCode}`, { waitUntil: 'commit' }),
          happen: async (by, at, leads) => {
            const gesture = gestures.get(by.event.type)
            const state = leafStateOf(at)
            if (gesture) {
              await gesture(page, { state, view: paymentResultViews[state] ?? null })
              return by.event
            }
            const intercepted = await interceptor.take([asking.operation], `«${state}» waits for its answer`)
            const output = await endRequest(intercepted, {
              reply: stubbedReply(asking, by.name),
              fits: (body) => leads({ ...by.event, output: body }),
              browserErrors,
              answers,
            })
            return output === undefined ? by.event : { ...by.event, output }
          },
          shows: async (at) => {
            const place = leafStateOf(at)
            const view = paymentResultViews[place]
            if (view === undefined) throw new Error(`No table says what «${place}» shows`)
            await expectAddress(page, place, `/payment-result/${trackingCode}`, pathOf)
            await expectView(page, { place, view, isEntered: true, mayHaveSheet: false })
          },
          doors: {
            'go home': arriveAt('/'),
            'go back to the invoice': arriveAtStep('#payment'),
            'go to the documents': arriveAtStep('#documents'),
            'go to the details': arriveAtStep('#holder'),
            'go to the sign-in page': () => page.waitForURL(/\/sandbox\/sign-in/),
          },
        },
        (deviation) => void annotations.push(annotation('deviation', deviation)),
      ).finally(interceptor.cut)
      annotations.push(annotation('answers', answers))
    },
  )
}
