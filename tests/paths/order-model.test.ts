/** The explorer's model of an order has the stage that the gateway's own rules give it. */
import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stageOf } from '#explorer/journey/order-model.ts'
import { order } from '#explorer/stubs/gateway-answers.ts'
import { stageOf as gatewayStageOf } from '#gateway/domain/order-progress.ts'

const pictures = fc.record({ submitted: fc.boolean(), later: fc.boolean() })

it('the modelled order has the same stage as at the gateway, whatever was saved', () => {
  const parts = fc.record({
    hasHolder: fc.boolean(),
    hasAddress: fc.boolean(),
    delivery: fc.constantFrom('missing', 'without a time', 'complete'),
    paper: fc.boolean(),
    deliveryMode: fc.constantFrom('required', 'optional', 'no_delivery'),
    documents: pictures,
    cheques: fc.record({ active: fc.boolean(), submitted: fc.boolean(), later: fc.boolean() }),
  })
  fc.assert(
    fc.property(parts, ({ hasHolder, hasAddress, delivery, paper, deliveryMode, documents, cheques }) => {
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
        detail: { ...order, deliveryMode, documents, cheques },
        hasHolder,
        hasAddress,
        delivery,
      }
      expect(stageOf(modelled)).toBe(gatewayStageOf(saved))
    }),
  )
})

const holder = registeredPerson
