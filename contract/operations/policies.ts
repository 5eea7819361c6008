/** Issued policies. Specification: document 3 section 4 "view policy"; decisions, sections 2 and 10. */
import { operation } from '../operation.ts'
import { orderParams } from './parameters.ts'

export const policies = {
  readPolicyFile: operation({
    summary: 'The policy of an issued order as a PDF in Persian.',
    method: 'GET',
    path: '/api/v1/order/:trackingCode/policy',
    who: 'user',
    idempotency: 'read',
    params: orderParams,
    errors: ['notFound', 'policyNotIssued'],
  }),
}
