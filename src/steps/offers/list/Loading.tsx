/** Placeholder for a list of offers while its prices are requested. Design language, "Skeletons". */
import { Trans } from '@lingui/react/macro'
import { numberText } from '#ui/format/numbers.ts'
import { useJourneyContext, useMatches } from '../../journey.ts'

export function LoadingTitle() {
  const count = useInsurerCount()
  const registering = useMatches({ offers: 'registering' })
  return registering ? <Trans>ثبت سفارش</Trans> : <Trans>گرفتن قیمت از {count} بیمه‌گر…</Trans>
}

const useInsurerCount = (): string =>
  numberText(useJourneyContext(({ configuration }) => configuration?.companies.length ?? 0))

export function WaitingFor() {
  const registering = useMatches({ offers: 'registering' })
  const count = useInsurerCount()
  return registering ? (
    <Trans>سفارش شما ثبت می‌شود…</Trans>
  ) : (
    <Trans>در حال گرفتن قیمت از {count} شرکت بیمه…</Trans>
  )
}
