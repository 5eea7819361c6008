/** The changing calls of a journey, and the record of the last one. Decisions, section 9. */
import * as v from 'valibot'

/** All changing calls of a journey, by the names of their operations. */
export const changeNames = [
  'registerOrder',
  'registerRenewal',
  'confirmRenewal',
  'savePolicyHolder',
  'savePolicyInfo',
  'saveDeliveryAddress',
  'saveDeliveryTime',
  'saveInspectionPlace',
  'saveInspectionTime',
  'acceptTerms',
  'startVisit',
  'completeOrder',
  'submitDocuments',
  'submitCheques',
  'chooseInstantPayment',
  'changePaymentType',
  'acceptPriceChange',
  'saveAddress',
  'deleteAddress',
  'applyDiscount',
  'removeDiscount',
] as const
export type ChangeName = (typeof changeNames)[number]

/**
 * A change that was sent. `under-way`: not answered yet. `interrupted`: the page was closed meanwhile, so the
 * change is sent again with the same key and takes effect once. `unanswered`: the answer was lost; the key is
 * reused for the next try with the same body.
 */
export const Intent = v.object({
  change: v.picklist(changeNames),
  key: v.string(),
  fingerprint: v.string(),
  status: v.picklist(['under-way', 'interrupted', 'unanswered']),
})
export type Intent = v.InferOutput<typeof Intent>
