import { describe, expect, it } from 'vitest'
import { emptyAnswers } from './answers.ts'
import { initialContext, type JourneyContext } from './context.ts'
import {
  configuration,
  failure,
  invoice,
  offer,
  order,
  trackingCode,
} from '#explorer/stubs/gateway-answers.ts'
import { toPersisted, restoreContext, withoutOrder } from './stored-context.ts'
import { emptyLiabilityQuote, emptyQuote, liabilityQuoteOf } from './quote.ts'

const begun: JourneyContext = {
  ...initialContext('thirdparty', { journeyId: 'journey', signedIn: true, trackingCode, saved: {} }),
  configuration,
  order,
  failure: failure('refused'),
  requested: { to: '#holder', query: {} },
  addressBook: [{ uid: 'home', enable: true }],
  documents: [{ tag: 'national-card', imageId: null }],
  invoice,
  intent: { change: 'savePolicyHolder', key: 'journey-4', fingerprint: 'abc', status: 'under-way' },
  quote: {
    ...emptyLiabilityQuote('thirdparty'),
    plate: { plk1: '24', plk2: '10', plk3: '31', plkSrl: '' },
    ownerNationalCode: '00845',
    liabilityPropertyDamage: 200_000_000,
  },
  holder: {
    ...emptyAnswers.holder,
    type: 'another_person',
    firstName: 'سارا',
    lastName: '',
    nationalCode: '0084',
    birthDate: '1369-02-12',
    cellNumber: '',
    carOwnerNationalCode: '',
    carOwnerBirthDate: null,
  },
  choice: {
    offer,
    paymentType: 'bnpl',
    confirmed: true,
    upsellingId: null,
    replaced: null,
    alternativeCovers: null,
    toldToday: 1_425_600,
    ordered: null,
  },
  discountDraft: 'SEP',
  delivery: {
    paper: true,
    addressUid: 'home',
    otherRecipient: true,
    receiverName: 'امیر',
    receiverPhoneNumber: '09',
    timeCode: null,
  },
}

describe('the stored part of a journey', () => {
  it('is restored as it was typed, including an incomplete plate', () => {
    const kept = restoreContext('thirdparty', JSON.parse(JSON.stringify(toPersisted(begun))))
    expect(kept).toEqual(toPersisted(begun))
    expect(kept.quote.plate).toEqual(begun.quote.plate)
    expect(kept.holder).toEqual(begun.holder)
    expect(kept.choice).toEqual(begun.choice)
    expect(kept.intent).toEqual(begun.intent)
    expect(kept.delivery).toEqual(begun.delivery)
  })

  it('contains the registry’s answer, which earlier versions stored without its policy status', () => {
    for (const lookup of [
      { sbId: 'a9d1', isDefective: true },
      { sbId: 'a9d1', isDefective: true, policyStatus: 'ownership_change' as const },
    ]) {
      const stored = toPersisted({ ...begun, quote: { ...begun.quote, lookup } })
      expect(restoreContext('thirdparty', stored).quote.lookup).toEqual(lookup)
    }
  })

  it('contains no data that the gateway can answer again, and no transient data', () => {
    const kept: object = toPersisted(begun)
    for (const part of [
      'configuration',
      'order',
      'failure',
      'requested',
      'addressBook',
      'documents',
      'vehicleDraft',
      'journeyId',
      'signedIn',
    ])
      expect(kept).not.toHaveProperty(part)
    expect(toPersisted(begun).invoice).toBeNull()
  })

  it('contains the invoice only while a code is being removed, because that change names the code', () => {
    const removing: JourneyContext = {
      ...begun,
      intent: { change: 'removeDiscount', key: 'journey-5', fingerprint: 'abc', status: 'under-way' },
    }
    expect(toPersisted(removing).invoice).toEqual(invoice)
  })
})

describe('invalid stored content', () => {
  it('starts empty, and the other fields stay', () => {
    const kept = restoreContext('thirdparty', {
      ...toPersisted(begun),
      holder: { firstName: 7 },
      quote: { ...begun.quote, plate: 'of another version', liabilityPropertyDamage: 'high' },
    })
    const fresh = initialContext('thirdparty', {
      journeyId: '',
      signedIn: false,
      trackingCode: null,
      saved: {},
    })
    expect(kept).toEqual({
      ...toPersisted(begun),
      holder: fresh.holder,
      quote: { ...begun.quote, plate: fresh.quote.plate, liabilityPropertyDamage: null },
    })
  })

  it('is read under its former name, from before fields followed the contract', () => {
    const { quote: storedQuote, ...stored } = toPersisted(begun)
    const {
      liabilityPropertyDamage: ceiling,
      history: _,
      ...quote
    } = liabilityQuoteOf({ quote: storedQuote })
    const history = {
      company: 'damavand',
      startDate: '1403-09-04',
      expirationDate: '1404-09-04',
      changeOwnershipStatus: null,
      discountPercent: 20,
      driverDiscountPercent: 0,
      receivedCompensation: true,
      financialDamages: 1,
      lifeDamages: 0,
      driverDamages: 2,
    }
    const earlier = { ...quote, ceiling, history }
    const before = { ...stored, quote: earlier }
    const kept = restoreContext('thirdparty', { ...stored, quote: earlier, answersBeforeEdit: before })
    const today = {
      ...begun.quote,
      history: {
        previousCompany: 'damavand',
        lastPolicyStartDate: '1403-09-04',
        lastPolicyExpDate: '1404-09-04',
        changeOwnershipStatus: null,
        noDamageFactor: 20,
        driverNoDamageFactor: 0,
        receivedCompensation: true,
        propertyDamageCount: 1,
        lifeDamageCount: 0,
        driverDamageCount: 2,
      },
    }
    expect(kept.quote).toEqual(today)
    expect(kept.answersBeforeEdit?.quote).toEqual(today)
  })

  it('leaves the quote empty if it is another product’s', () => {
    const kept = restoreContext('motorcycle', toPersisted(begun))
    expect(kept.quote).toEqual(emptyQuote('motorcycle'))
    expect(kept.holder).toEqual(begun.holder)
  })

  it.each([null, 'text', 7, [], {}])('leaves the context empty: %o', (content) => {
    expect(restoreContext('thirdparty', content)).toEqual(
      toPersisted(
        initialContext('thirdparty', { journeyId: '', signedIn: false, trackingCode: null, saved: {} }),
      ),
    )
  })
})

describe('another inquiry after an order', () => {
  it('begins with vehicle and holder, and without the data that would make the order again', () => {
    const next = withoutOrder(toPersisted(begun))
    expect(next).toMatchObject({ quote: begun.quote, holder: begun.holder })
    expect(next).toMatchObject({ trackingCode: null, intent: null, choice: null, delivery: { paper: null } })
  })
})
