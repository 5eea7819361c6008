/** How often of each kind: each count waits for the one before it and says so. Specification: document 2 section 5 "Claims step". */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClaimCount, HistoryAnswers } from '#machines/journey/answers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { useSend } from '../journey.ts'

type Kind = 'financialDamages' | 'lifeDamages' | 'driverDamages'
export type ClaimCountsProps = { history: HistoryAnswers; errorOf: (kind: Kind) => string | undefined }

const counts: readonly ClaimCount[] = [0, 1, 2, 3]

export function ClaimCounts({ history, errorOf: problemOf }: ClaimCountsProps) {
  const { t } = useLingui()
  const send = useSend()
  const titles: Record<ClaimCount, string> = {
    0: t`هیچ‌بار`,
    1: t`یک بار`,
    2: t`دو بار`,
    3: t`سه بار یا بیشتر`,
  }
  const found = (count: number) => numberText(count)
  const part = (kind: Kind, waits?: string) => ({
    value: history[kind] === null ? null : String(history[kind]),
    onChange: (chosen: string) => {
      const count = counts.find((each) => String(each) === chosen)
      if (count !== undefined) send({ type: 'history.changed', change: { [kind]: count } })
    },
    options: counts.map((count) => ({ value: String(count), title: titles[count], tile: null })),
    placeholder: t`چند بار؟`,
    countText: (count: number) => t`${found(count)} مورد پیدا شد`,
    disabledReason: waits,
    error: waits === undefined ? problemOf(kind) : undefined,
  })
  const afterProperty =
    history.financialDamages === null ? t`اول تعداد خسارت مالی را انتخاب کنید.` : undefined
  const afterLife =
    afterProperty ?? (history.lifeDamages === null ? t`اول تعداد خسارت جانی را انتخاب کنید.` : undefined)
  return (
    <>
      <PickerField
        {...part('financialDamages')}
        label={t`خسارت مالی`}
        hint={
          <Hint term={t`خسارت مالی`}>
            <Trans>آسیب به خودرو یا اموال دیگران که شما مقصرش بوده‌اید.</Trans>
          </Hint>
        }
        title={t`چند بار خسارت مالی گرفته‌اید؟`}
      />
      <PickerField
        {...part('lifeDamages', afterProperty)}
        label={t`خسارت جانی`}
        hint={
          <Hint term={t`خسارت جانی`}>
            <Trans>آسیب بدنی یا فوت دیگران، با دیه‌ای که بیمه پرداخته است.</Trans>
          </Hint>
        }
        title={t`چند بار خسارت جانی گرفته‌اید؟`}
      />
      <PickerField
        {...part('driverDamages', afterLife)}
        label={t`خسارت راننده`}
        hint={
          <Hint term={t`خسارت راننده`}>
            <Trans>آسیب بدنی خود رانندهٔ مقصر.</Trans>
          </Hint>
        }
        title={t`چند بار خسارت راننده گرفته‌اید؟`}
      />
    </>
  )
}
