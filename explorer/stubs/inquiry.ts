/** Stubbed answers for the inquiry and the opening of the journey. */
import { configuration, defectiveLookup, lookup } from './gateway-answers.ts'
import { stubEach, stubOne } from './answer.ts'

const variants = (variant: 'A' | 'B') => ({
  list: [
    { name: 'offer-card', variant },
    { name: 'complete-later', variant },
  ],
})

export const savedPlate = {
  nationalCode: '0084575948',
  plk1: '24',
  plk2: '10',
  plk3: '318',
  plkSrl: '44',
  carInfo: { carModel: '۲۰۷ دنده‌ای', carProductionYear: '1399' },
}

export const inquiry = {
  listExperiments: stubEach('listExperiments', {
    'A and A': variants('A'),
    'B and B': variants('B'),
    none: { list: [] },
  }),
  loadConfiguration: stubEach('readConfiguration', { '': configuration }),
  listMyPlates: stubOne({ operation: 'listMyPlates', answer: { plates: [savedPlate] } }),
  lookUpPlate: stubEach('lookUpPlate', {
    found: lookup,
    'found without a policy': {
      ...lookup,
      previousCompany: null,
      lastPolicyStartDate: null,
      lastPolicyExpDate: null,
      noDamageFactor: null,
      driverNoDamageFactor: null,
      policyStatus: 'new',
    },
    'found, another owner': { ...lookup, policyStatus: 'ownership_change' },
    defective: defectiveLookup,
  }),
}
