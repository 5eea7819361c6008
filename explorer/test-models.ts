/**
 * The list of the product's charts. Add a chart's test model here: coverage, catalogue, replays, map and
 * visualizer use the list.
 */
import { installingTestModel } from './app/installing.ts'
import { sessionTestModel } from './app/session.ts'
import { startupTestModel } from './app/startup.ts'
import { supportTestModel } from './app/support.ts'
import { toastsTestModel } from './app/toasts.ts'
import { updatesTestModel } from './app/updates.ts'
import { paymentResultTestModel } from './app/payment-result.ts'
import { homeTestModel } from './areas/home.ts'
import { faqTestModel } from './areas/faq.ts'
import { mobileInsuranceTestModel } from './areas/mobile-insurance.ts'
import { mobilePoliciesTestModel } from './areas/mobile-policies.ts'
import { myInsuranceTestModel } from './areas/my-insurance.ts'
import { bankAccountTestModel } from './areas/bank-account.ts'
import { paymentsTestModel } from './areas/payments.ts'
import { settingsTestModel } from './areas/settings.ts'
import { userPageTestModel } from './areas/user-page.ts'
import { policyPageTestModel } from './areas/policy-page.ts'
import {
  carBodyTestModel,
  motorcycleTestModel,
  renewalTestModel,
  thirdPartyTestModel,
} from './journey/test-models.ts'
import { uploadBoxTestModel } from './app/upload-box.ts'
import type { TestModel } from './test-model.ts'

const walks: readonly TestModel[] = [
  thirdPartyTestModel,
  motorcycleTestModel,
  carBodyTestModel,
  renewalTestModel,
  paymentResultTestModel,
  homeTestModel,
  myInsuranceTestModel,
  policyPageTestModel,
  settingsTestModel,
  userPageTestModel,
  bankAccountTestModel,
  mobilePoliciesTestModel,
  mobileInsuranceTestModel,
  paymentsTestModel,
  faqTestModel,
  uploadBoxTestModel,
  startupTestModel,
  sessionTestModel,
  toastsTestModel,
  updatesTestModel,
  installingTestModel,
  supportTestModel,
]

/** Test models by the chart's id. */
export const testModels: Readonly<Record<string, TestModel>> = Object.fromEntries(
  walks.map((walk) => [walk.chart.id, walk]),
)
