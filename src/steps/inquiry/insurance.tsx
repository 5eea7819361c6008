/**
 * Inquiry, third step: the user confirms the previous policy that the registry found.
 * Specification: document 2 section 2.5; late fee: document 2 section 8.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { daysBetween, daysWithoutCover } from '#contract/values/jalali-date.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { DateText, Percent } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import { useLiabilityQuote } from '../liability.ts'
import { Question } from '../parts/Question.tsx'
import { SanhubHint } from '../parts/vehicle/SanhubHint.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { VehicleAside } from '../parts/asides.ts'
import { useProductWords } from '../product.ts'
import { insurerOf } from '../parts/vehicle/vehicle-labels.ts'
import styles from './review.module.css'

export default function Insurance() {
  const { t } = useLingui()
  const history = useLiabilityQuote((quote) => quote.history)
  const configuration = useJourneyContext((context) => context.configuration)
  const { vehicle } = useProductWords()
  const percent = (value: number | null) => value !== null && <Percent value={value} />
  const facts = [
    {
      label: t`شروع بیمه‌نامه`,
      value: history.lastPolicyStartDate && <DateText date={history.lastPolicyStartDate} />,
    },
    {
      label: t`پایان بیمه‌نامه`,
      value: history.lastPolicyExpDate && <DateText date={history.lastPolicyExpDate} />,
    },
    {
      label: t`تخفیف عدم خسارت`,
      value: percent(history.noDamageFactor),
      meaning: t`برای سال‌هایی است که از این بیمه خسارتی نگرفته‌اید؛ از حق‌بیمهٔ اصلی کم می‌شود. اگر از آن به بعد هم خسارتی نگرفته باشید، در بیمهٔ تازه ۵ درصد بیشتر است، تا ۷۰ درصد.`,
    },
    {
      label: t`تخفیف راننده`,
      value: percent(history.driverNoDamageFactor),
      meaning: t`برای سال‌هایی است که راننده خسارت بدنی نگرفته است؛ فقط از بخش حوادث راننده کم می‌شود و مثل همان تخفیف، سالی ۵ درصد بیشتر می‌شود.`,
    },
  ]
  return (
    <StepScreen aside={<VehicleAside />} action={<Trans>درست است، ادامه</Trans>}>
      <Question
        detail={
          <SanhubHint>
            <Trans>آخرین بیمه‌نامهٔ شخص ثالث این {vehicle} در سامانهٔ سنهاب.</Trans>
          </SanhubHint>
        }
      >
        <Trans>بیمه‌نامهٔ قبلی همین است؟</Trans>
      </Question>
      <Card pad="none">
        <Row gap={12} className={styles.insurer}>
          <InsurerLogo slug={history.previousCompany ?? ''} />
          <div>
            <Text look="micro" tone="quiet">
              <Trans>شرکت بیمهٔ قبلی</Trans>
            </Text>
            <Text look="title" as="h3">
              {insurerOf(configuration?.companies, history.previousCompany)}
            </Text>
          </div>
        </Row>
        <Rule />
        <div className={styles.facts}>
          <FactRows facts={facts} />
        </div>
      </Card>
      {history.lastPolicyExpDate && configuration && (
        <PolicyValidity expiry={history.lastPolicyExpDate} today={configuration.today} />
      )}
    </StepScreen>
  )
}

/** How many days the previous policy is still valid, or since when the vehicle has had none. */
function PolicyValidity({ expiry, today }: { expiry: string; today: string }) {
  const { vehicle } = useProductWords()
  const left = daysBetween(today, expiry)
  const days = numberText(left < 0 ? daysWithoutCover(expiry, today) : left)
  const end = dateText(expiry)
  if (left < -1) {
    return (
      <Note kind="warn">
        <Trans>
          این بیمه‌نامه {end} تمام شده و {vehicle} {days} روز بی‌بیمه بوده است. برای هر روز، جریمهٔ دیرکرد به
          حق‌بیمه اضافه می‌شود؛ هر چه زودتر بخرید کمتر می‌شود.
        </Trans>
      </Note>
    )
  }
  if (left === -1) {
    return (
      <Note kind="warn">
        <Trans>این بیمه‌نامه دیروز تمام شده است. اگر امروز بخرید، جریمهٔ دیرکرد ندارید.</Trans>
      </Note>
    )
  }
  return (
    <Note kind="soft">
      {left === 0 ? (
        <Trans>امروز آخرین روز این بیمه‌نامه است. اگر امروز بخرید، جریمهٔ دیرکرد ندارید.</Trans>
      ) : (
        <Trans>
          این بیمه‌نامه تا {days} روز دیگر اعتبار دارد. اگر پیش از پایان آن بخرید، جریمهٔ دیرکرد ندارید.
        </Trans>
      )}
    </Note>
  )
}
