/** Everything that the sandbox provides instead of real providers. */
import type { Backends } from '../http/gateway.ts'
import { assignedVariants } from './experiments.ts'
import { market } from './market.ts'
import { bankPagePath, inLanguage, insurerSitePath, phonePolicyPath, policyPagePath } from './pages/paths.ts'
import { places } from './places/places.ts'
import { PHONE_INSURER } from './phone-insurer/phones.data.ts'
import { registry } from './registry.ts'
import { visits } from './visits.ts'

export const sandboxBackends: Backends = {
  market,
  registry,
  places,
  visits,
  assignedVariants,
  bankPagePath: (token, locale) => inLanguage(bankPagePath(token), locale),
  policyPagePath,
  insurerSitePath: (companyCode, locale) => inLanguage(insurerSitePath(companyCode), locale),
  phonePolicyPath: (siteCode, locale) => inLanguage(phonePolicyPath(siteCode), locale),
  phoneInsurer: PHONE_INSURER,
}
