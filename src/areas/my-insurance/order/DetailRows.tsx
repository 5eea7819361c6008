/** The rows of the detail sheet. Document 3 section 3, "Order detail sheet"; picture 13. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PolicyDetail } from '#contract/operations/my-insurance.ts'
import { CopyButton } from '#ui/button/CopyButton.tsx'
import { StatusChip } from '#ui/feedback/StatusChip.tsx'
import { coverListText } from '#ui/covers/cover-names.ts'
import { dateText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { Digits } from '#ui/format/Format.tsx'
import { numberText, percentText, roundTomanText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { FactRows, InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { phoneText } from '../../parts/phone-text.ts'
import styles from './DetailRows.module.css'
import { insuranceName, paymentTypeName, statusLook } from '../policy-words.ts'

export function DetailRows({ detail }: { detail: PolicyDetail }) {
  return (
    <>
      <DetailHead detail={detail} />
      <Card pad="none" className={styles.cover}>
        <CoverRows detail={detail} />
      </Card>
      <Card pad="none" className={styles.price}>
        <PriceRows detail={detail} />
      </Card>
    </>
  )
}

function DetailHead({ detail }: { detail: PolicyDetail }) {
  const { t } = useLingui()
  const { insuranceType, companyCode, companyName, orderNumber, statusId, statusFa } = detail
  const { kind, Icon } = statusLook(statusId)
  const insurance = insuranceName(insuranceType)
  return (
    <Row gap={12} wrap>
      <InsurerLogo slug={companyCode} />
      <Grow least="9rem">
        <Text as="h3" look="title">
          <Trans>
            {insurance}، {companyName}
          </Trans>
        </Text>
        {orderNumber !== null && (
          <Row gap={4}>
            <Text look="caption" tone="soft" className={styles.order}>
              <Trans>
                شمارهٔ سفارش <Digits spaced>{orderNumber}</Digits>
              </Trans>
            </Text>
            <CopyButton label={t`کپی شمارهٔ سفارش`} text={orderNumber} className={styles.copy} />
          </Row>
        )}
      </Grow>
      <StatusChip kind={kind} icon={<Icon size={16} aria-hidden="true" />}>
        {statusFa}
      </StatusChip>
    </Row>
  )
}

const percentOf = (fraction: number | null): string | null =>
  fraction === null ? null : percentText(fraction * 100)

function CoverRows({ detail }: { detail: PolicyDetail }) {
  const { t } = useLingui()
  const months = numberText(detail.policyTerm)
  const end = detail.cover && dateText(detail.cover.to)
  const isMotorcycle = detail.insuranceType === 'motorcycle'
  // The title of a motorcycle says its type.
  const type = isMotorcycle ? null : detail.carTypeFa
  const vehicle = [detail.carModelFa, type, detail.carUsageFa, digitsText(detail.manufactureYear)]
  const paper: Readonly<Record<PolicyDetail['deliveryStatus'], string | null>> = {
    none: null,
    planned: t`پس از صدور فرستاده می‌شود`,
    sent: t`فرستاده شد`,
    missed: t`پیک کسی را پیدا نکرد`,
    delivered: t`تحویل شد`,
  }
  return (
    <FactRows
      facts={[
        { label: t`بیمه‌گذار`, value: detail.insuredName },
        {
          label: t`موبایل`,
          value: detail.insuredCellNumber && <Digits spaced>{phoneText(detail.insuredCellNumber)}</Digits>,
        },
        { label: t`پلاک`, value: detail.plate && <PlateView plate={detail.plate} size="xs" /> },
        {
          label: isMotorcycle ? t`موتورسیکلت` : t`خودرو`,
          value: vehicle.filter((part) => part !== null && part !== '').join(t`، `),
        },
        { label: t`پایان بیمهٔ قبلی`, value: detail.lastPolicyExpDate && dateText(detail.lastPolicyExpDate) },
        { label: t`مدت`, value: end === null ? t`${months} ماه` : t`${months} ماه، تا ${end}` },
        {
          label: t`سقف تعهد مالی`,
          value: detail.liabilityPropertyDamage && roundTomanText(detail.liabilityPropertyDamage),
        },
        { label: t`ارزش بیمه‌شده`, value: detail.carBody && roundTomanText(detail.carBody.carValue) },
        { label: t`پوشش‌ها`, value: detail.carBody && coverListText(detail.carBody.covers) },
        { label: t`تخفیف عدم خسارت`, value: percentOf(detail.noDamageFactor) },
        { label: t`تخفیف راننده`, value: percentOf(detail.driverNoDamageFactor) },
        { label: t`نسخهٔ کاغذی`, value: paper[detail.deliveryStatus] },
      ]}
    />
  )
}

/** Rows of zero are left out. */
const orNone = (toman: number): number | null => (toman === 0 ? null : toman)

function PriceRows({ detail }: { detail: PolicyDetail }) {
  const { t } = useLingui()
  const way = paymentTypeName(detail.paymentMethod)
  return (
    <InvoiceRows
      lines={[
        { label: t`حق‌بیمه با مالیات`, toman: detail.price },
        { label: t`جریمهٔ دیرکرد`, toman: orNone(detail.delayPenalty) },
        { label: t`تخفیف‌ها`, toman: orNone(-detail.totalDiscountAmount) },
        { label: t`ارسال`, toman: orNone(detail.deliveryAmount) },
      ]}
      total={{ label: t`پرداخت ${way}`, toman: detail.payableAmount }}
    />
  )
}
