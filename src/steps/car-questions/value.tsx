/**
 * Today's prices of the car and of its accessories. A text beside the price compares it with the usual one;
 * no price is refused for it. Specification: document 3, sections 2, 4 and 5; decisions, section 11; design
 * language, "Money field" and "Range word"; pictures 30 and 30b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { leastCarValue, valueErrors, valueRange } from '#contract/values/car-value.ts'
import type { ValueAnswers } from '#machines/journey/car-body-answers.ts'
import { Checkbox } from '#ui/choice/Checkbox.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { RoundMoney } from '#ui/format/Format.tsx'
import { millionsText, numberText, roundTomanText } from '#ui/format/numbers.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { MoneyField } from '#ui/money/MoneyField.tsx'
import { RangeTrack } from '#ui/money/RangeTrack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../journey.ts'
import { type FormState, useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { ContinueButton, StepScreen } from '../parts/StepScreen.tsx'
import {
  insuredValue,
  useCarBodyConfiguration,
  useCarBodyQuote,
  usualValueOf,
} from '../parts/car-body/car-body.ts'
import { VehicleStrip } from '../parts/car-body/VehicleStrip.tsx'
import styles from './value.module.css'

export default function Value() {
  const { t } = useLingui()
  const send = useSend()
  const value = useCarBodyQuote((quote) => quote.value)
  const configuration = useCarBodyConfiguration()
  const form = useFormState(
    valueErrors(value, configuration),
    {},
    { emptyTexts: { carValue: t`قیمت خودرو را بنویسید.`, carAccessoriesValue: t`قیمت لوازم را بنویسید.` } },
  )
  const least = millionsText(configuration === null ? 0 : leastCarValue(configuration))
  return (
    <StepScreen bumper={{ summary: <Insured />, action: <Confirm form={form} /> }}>
      <Question detail={<Trans>حق‌بیمه و خسارت، هر دو با همین مبلغ حساب می‌شود.</Trans>}>
        <Trans>قیمت امروز خودرو چند است؟</Trans>
      </Question>
      <Card pad="none">
        <VehicleStrip>
          <Trans>سواری شخصی</Trans>
        </VehicleStrip>
      </Card>
      <MoneyField
        label={t`قیمت خودرو`}
        aside={t`دست‌کم ${least} میلیون`}
        value={value.carValue}
        error={form.errorOf('carValue')}
        missing={value.carValue === null}
        onChange={(carValue) => send({ type: 'value.changed', change: { carValue } })}
        onBlur={() => form.markTouched('carValue')}
      />
      <Market value={value.carValue} />
      <Accessories value={value} form={form} />
    </StepScreen>
  )
}

/** Comparison of the price with the usual price. Absent while no usual price is known. */
function Market({ value }: { value: number | null }) {
  const usual = useJourneyContext(usualValueOf)
  if (usual === null || value === null) return null
  const range = valueRange(value, usual)
  const [from, to] = [usual * 0.7, usual * 1.3]
  const [low, high, said] = [inMillions(from), inMillions(to), roundTomanText(value)]
  return (
    <>
      <Stack gap={6}>
        <RangeTrack range={range} value={value} from={from} to={to} />
        <Text look="caption" tone="quiet">
          <Trans>
            قیمت بازار این خودرو: {low} تا {high} میلیون تومان.
          </Trans>
        </Text>
      </Stack>
      {range !== 'in-range' && (
        <Note kind="warn" live="status">
          {range === 'smaller' ? (
            <Trans>یک صفر جا نمانده؟ اگر همین مبلغ بماند، خسارت هم با {said} حساب می‌شود.</Trans>
          ) : (
            <Trans>یک صفر زیاد نیست؟ خسارت بیش از قیمت روز خودرو پرداخت نمی‌شود.</Trans>
          )}
        </Note>
      )}
    </>
  )
}

const inMillions = (toman: number): string => numberText(Math.round(toman / 1_000_000))

type AccessoriesProps = { value: ValueAnswers; form: FormState<'carValue' | 'carAccessoriesValue'> }

/** A checkbox reveals and focuses the accessories field; unticking it clears the amount. */
function Accessories({ value, form }: AccessoriesProps) {
  const { t } = useLingui()
  const send = useSend()
  const isTicked = useRef(false)
  return (
    <Card as="section" label={t`لوازم غیرفابریک`} pad="tight">
      <Checkbox
        checked={value.hasAccessories}
        onChange={(hasAccessories) => {
          isTicked.current = hasAccessories
          send({ type: 'value.changed', change: { hasAccessories } })
        }}
        title={<Trans>لوازم غیرفابریک هم دارد</Trans>}
        detail={<Trans>رینگ، سیستم صوتی، دزدگیر، سنسور</Trans>}
      />
      {value.hasAccessories && (
        <div className={styles.accessories} ref={(place) => focusOnce(place, isTicked)}>
          <MoneyField
            compact
            label={t`قیمت لوازم`}
            isLabelHidden
            value={value.carAccessoriesValue}
            error={form.errorOf('carAccessoriesValue')}
            missing={value.carAccessoriesValue === null}
            onChange={(carAccessoriesValue) =>
              send({ type: 'value.changed', change: { carAccessoriesValue } })
            }
            onBlur={() => form.markTouched('carAccessoriesValue')}
          />
        </div>
      )}
    </Card>
  )
}

/** Moves the focus into the field that ticking the box has opened. */
const focusOnce = (place: HTMLElement | null, isTicked: { current: boolean }): void => {
  if (place === null || !isTicked.current) return
  isTicked.current = false
  place.querySelector('input')?.focus()
}

function Insured() {
  const { t } = useLingui()
  const sum = useCarBodyQuote(insuredValue)
  return (
    <BumperSummary label={t`ارزش بیمه‌شده`}>
      {sum === 0 ? '–' : <RoundMoney toman={sum} size="m" />}
    </BumperSummary>
  )
}

/** The price is the last question of the inquiry, and the second of manual entry. */
function Confirm({ form }: { form: FormState<'carValue' | 'carAccessoriesValue'> }) {
  const isLast = useMatches({ inquiry: 'value' })
  return (
    <ContinueButton form={form}>
      {isLast ? <Trans>دیدن قیمت‌ها</Trans> : <Trans>ثبت و ادامه</Trans>}
    </ContinueButton>
  )
}
