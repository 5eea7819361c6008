/**
 * The claims of the past year, counted by kind, with what they make of the no-claim discounts. The counts are a draft
 * until they are registered. Specification: document 2 sections 2.9 and 4 "Renewal"; design language, "Claim chips",
 * picture 41.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { RenewalDetail } from '#contract/operations/renewal.ts'
import { CLAIM_KINDS, type ClaimKind, type RenewalClaimCounts } from '#contract/values/renewal-claims.ts'
import { Button } from '#ui/button/Button.tsx'
import { InlineChips } from '#ui/choice/InlineChips.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { insurerShortName } from '#ui/insurer/insurer-names.ts'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useLastValue } from '#ui/sheet/sheet-state.ts'
import { useCan, useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { StepForm } from '../../parts/StepScreen.tsx'
import { DiscountChange } from './DiscountChange.tsx'

const COUNTS = [0, 1, 2, 3] as const

export function ClaimsSheet({ renewal }: { renewal: RenewalDetail }) {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ policy: 'reportingClaims' })
  const draft = useLastValue(useJourneyContext(({ claimsDraft }) => claimsDraft))
  const canSave = useCan({ type: 'continue' })
  // Keeps its look while the sheet slides out.
  const isChanged = useLastValue(open ? canSave : null) ?? false
  const { companyCode, companyName } = renewal
  const company = insurerShortName({ companyCode, companyFa: companyName })
  const save = () => send({ type: 'continue' })
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`خسارت‌های این یک سال`}
      detail={t`${company} چند بار به‌جای شما خسارت داده است؟`}
      footer={
        <Button full blocked={!isChanged} onClick={save}>
          <Trans>ثبت و ادامه</Trans>
        </Button>
      }
    >
      <StepForm onSubmit={save}>
        <Stack gap={14}>
          {draft && <ClaimRows counts={draft} />}
          {draft && <DiscountChange renewal={renewal} claims={draft} />}
        </Stack>
      </StepForm>
    </BottomSheet>
  )
}

function ClaimRows({ counts }: { counts: RenewalClaimCounts }) {
  const { t } = useLingui()
  const send = useSend()
  const titles = { 0: t`نداشتم`, 1: t`۱ بار`, 2: t`۲ بار`, 3: t`۳ و بیشتر` }
  const labels: Record<ClaimKind, { label: string; aside: string }> = {
    property: { label: t`خسارت مالی`, aside: t`خودرو یا اموال دیگران` },
    life: { label: t`خسارت جانی`, aside: t`آسیب به دیگران` },
    driver: { label: t`خسارت راننده`, aside: t`آسیب به خود راننده` },
  }
  return CLAIM_KINDS.map((kind) => (
    <InlineChips
      key={kind}
      {...labels[kind]}
      value={String(counts[kind])}
      onChange={(chosen) => {
        const count = COUNTS.find((each) => String(each) === chosen)
        if (count !== undefined) send({ type: 'renewal-claims.changed', kind, count })
      }}
      chips={COUNTS.map((count) => ({ value: String(count), title: titles[count] }))}
    />
  ))
}
