/** The row of interest-free instalments: amounts and a timeline where they can be had, the reason where not. Specification: document 2 section 4; picture 05. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Instalments } from '#contract/operations/third-party-offers.ts'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { Tag } from '#ui/feedback/Marks.tsx'
import { Money } from '#ui/format/Format.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { Instalments as Timeline } from '#ui/price/Instalments.tsx'
import { Text } from '#ui/text/Text.tsx'

export type BnplOptionProps = {
  terms: Instalments | null
  /** Days of all payments, the first today; empty where they are not known yet. */
  dueDates: readonly string[]
  /** Why it cannot be had; null where it can. */
  obstacle: string | null
  /** Said beside the title. */
  mark?: ReactNode
}

export function BnplOption({ terms, dueDates, obstacle, mark }: BnplOptionProps) {
  const { t } = useLingui()
  if (terms === null) return <OptionRow value="bnpl" title={t`قسطی`} disabled reason={obstacle} />
  const count = numberText(terms.count + 1)
  return (
    <OptionRow
      value="bnpl"
      title={t`${count} قسط`}
      badge={
        <>
          <Tag>{t`بدون سود`}</Tag>
          {mark}
        </>
      }
      detail={t`اولی امروز، بقیه ماهانه`}
      disabled={obstacle !== null}
      reason={obstacle}
      openWhenChosen
      end={
        <>
          <Money toman={terms.each} size="m" />
          <Text as="span" look="micro" tone="quiet">
            <Trans>هر قسط</Trans>
          </Text>
        </>
      }
    >
      {dueDates.length > 0 && <Timeline dates={dueDates} />}
    </OptionRow>
  )
}
