/** An order whose details are complete, and a journey that opens one at an address. For tests only. */
import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import { order } from '#explorer/stubs/gateway-answers.ts'
import { walkThirdParty } from './walk.ts'

export const { trackingCode } = order
export const at = (step: string) => `/third-party/${step}/${trackingCode}`
export const person = registeredPerson
export const policyInfo = {
  addressUid: '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11',
  province: '8',
  provinceFa: 'تهران',
  city: '1',
  cityFa: 'تهران',
  address: 'خیابان شریعتی کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1345678915',
}
export const complete = {
  ...order,
  stage: 6 as const,
  policyHolder: person,
  policyInfo,
  documents: { submitted: false, later: true },
}

/** Opens a journey at a state's address; `given` is the order that the gateway answers with. */
export const opened = async (
  given: unknown,
  to: string,
  query: Record<string, string> = {},
  input: Parameters<typeof walkThirdParty>[0] = {},
) => {
  const walk = walkThirdParty({ trackingCode, ...input })
  walk.answer('read the order', given)
  await walk.press({ type: 'xstate.route', to, query })
  return walk
}
