/** The explorer's model of an order has the stage and the gaps that the gateway's own rules give it. */
import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canClose, stageOf } from '#explorer/journey/order-model.ts'
import { order as stubbedOrder } from '#explorer/stubs/gateway-answers.ts'
import { missingToClose, stageOf as gatewayStageOf } from '#gateway/domain/order-progress.ts'

const pictures = fc.record({ submitted: fc.boolean(), later: fc.boolean() })

it('the modelled order has the same stage and can be closed as at the gateway, whatever was saved', () => {
  const parts = fc.record({
    hasHolder: fc.boolean(),
    hasAddress: fc.boolean(),
    delivery: fc.constantFrom('missing', 'without a time', 'complete'),
    paper: fc.boolean(),
    deliveryMode: fc.constantFrom('required', 'optional', 'no_delivery'),
    documents: pictures,
    cheques: fc.record({ active: fc.boolean(), submitted: fc.boolean(), later: fc.boolean() }),
    inspection: fc.option(
      fc.record({ hasPlace: fc.boolean(), hasTime: fc.boolean(), termsAccepted: fc.boolean() }),
    ),
    confirmation: fc.constantFrom('awaited', 'given', null),
  })
  fc.assert(
    fc.property(parts, (order) => {
      const { hasHolder, hasAddress, delivery, paper, deliveryMode, cheques, inspection, confirmation } =
        order
      // A renewal needs no documents.
      const documents = confirmation === null ? order.documents : { submitted: true, later: false }
      // An order that requires a paper copy has no other delivery, and only a paper copy waits for its time.
      const isPaper = paper || deliveryMode === 'required' || delivery === 'without a time'
      const time = { code: 'slot', date: '1404-09-01', startTime: '9:00', endTime: '12:00' }
      const address = {
        province: 'tehran',
        provinceFa: 'تهران',
        city: 'tehran',
        cityFa: 'تهران',
        address: 'خیابان شریعتی',
        plaqueNumber: '12',
        unitNumber: '',
        postalCode: '1938765431',
      }
      const saved = {
        policyHolder: hasHolder ? holder : null,
        policyInfo: hasAddress ? { addressUid: 'uid', ...address } : null,
        deliveryMode,
        documents,
        cheques,
        inspection,
        confirmation,
        delivery:
          delivery === 'missing'
            ? null
            : {
                deliverable: isPaper,
                deliveryAddress: isPaper ? address : null,
                time: isPaper && delivery === 'complete' ? time : null,
              },
      } as const
      const modelled = {
        detail: { ...stubbedOrder, deliveryMode, documents: order.documents, cheques },
        hasHolder,
        hasAddress,
        delivery,
        inspection,
        confirmation,
      }
      expect(stageOf(modelled)).toBe(gatewayStageOf(saved))
      expect(canClose(modelled)).toBe(missingToClose(saved).length === 0)
    }),
  )
})

const holder = registeredPerson
