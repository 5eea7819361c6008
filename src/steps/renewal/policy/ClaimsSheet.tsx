/**
 * Sheet for the claims of the past year, counted by kind, with the resulting no-claim discounts. The counts
 * are a draft until they are confirmed. Specification: document 2 sections 2.9 and 4 "Renewal"; design
 * language, "Claim chips", picture 41.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { RenewalDetail } from '#contract/operations/renewal.ts'
import { CLAIM_KINDS, type RenewalClaimCounts } from '#contract/values/renewal-claims.ts'
import { Button } from '#ui/button/Button.tsx'
import { InlineChips } from '#ui/choice/InlineChips.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { insurerShortName } from '#ui/insurer/insurer-names.ts'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useLastValue } from '#ui/sheet/sheet-state.ts'
import { useCan, useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { StepForm } from '../../parts/StepScreen.tsx'
import { useClaimWords } from './claim-words.ts'
import { DiscountChange } from './DiscountChange.tsx'

const COUNTS = [0, 1, 2, 3] as const

type ClaimsSheetProps = {
  renewal: RenewalDetail
  /** The row that opens the sheet, which is a popover under it from 900 px on. */
  anchor: RefObject<HTMLElement | null>
}

export function ClaimsSheet({ renewal, anchor }: ClaimsSheetProps) {
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
      popover={{ anchor, width: 400, height: 620 }}
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
  const send = useSend()
  const { labels, counts: titles } = useClaimWords()
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
