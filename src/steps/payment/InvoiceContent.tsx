/**
 * Content of the invoice: what is bought, the discount code, the lines that add up to the total, how it is
 * paid, and notes. Specification: document 2 sections 4 and 9; decisions, sections 4 and 8 "In time"; design
 * language, picture 11.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, TicketPercent } from 'lucide-react'
import type { Invoice } from '#contract/operations/payment.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { isIssueDelayed } from '#machines/journey/order-completeness.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { digitsText } from '#ui/format/digits.ts'
import { momentText } from '#ui/format/moments.ts'
import { millionsText, numberText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../journey.ts'
import { AppliedDiscountCode, useDiscountSheetIsOpen } from '../parts/DiscountSheet.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { premiumLines } from '../parts/premium-lines.ts'
import { termText } from '../parts/term-text.ts'
import { useProductWords } from '../product.ts'
import { PaymentMethod } from './PaymentMethod.tsx'

export function InvoiceContent({ invoice }: { invoice: Invoice }) {
  const failure = useJourneyContext((context) => context.failure)
  const deciding = useMatches({ payment: { invoice: 'decidingOnPrice' } })
  const enteringCode = useDiscountSheetIsOpen()
  return (
    <>
      <FailedPaymentNote />
      <PurchaseCard invoice={invoice} />
      <DiscountCodeCard invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      <PaymentMethod plan={invoice.plan} paymentType={invoice.paymentType} />
      <YearChangeNote change={invoice.yearChange} />
      <IssueTimeNote untilHour={invoice.sameDayUntilHour} />
      <FailureNote failure={enteringCode || deciding ? null : failure} />
      <ValidUntil instant={invoice.validUntil} />
    </>
  )
}

/** Says why the last payment failed, and that the order is still there. */
function FailedPaymentNote() {
  const { t } = useLingui()
  const end = useJourneyContext(({ paymentEnd }) => paymentEnd)
  if (end === null) return null
  const sentences: Record<NonNullable<JourneyContext['paymentEnd']>, string> = {
    cancelled: t`پرداخت را در صفحهٔ بانک لغو کردید؛ مبلغی کم نشد. سفارش شما همین‌جاست، هر وقت خواستید دوباره پرداخت کنید.`,
    'timed-out': t`مهلت پرداخت در صفحهٔ بانک تمام شد. سفارش شما همین‌جاست؛ اگر مبلغی کم شده باشد تا ۷۲ ساعت کاری برمی‌گردد.`,
    refused: t`بانک پرداخت را نپذیرفت. سفارش شما همین‌جاست؛ دوباره یا با کارت دیگری امتحان کنید.`,
    closed: t`صفحهٔ بانک بدون پرداخت بسته شد؛ مبلغی کم نشد. سفارش شما همین‌جاست، هر وقت خواستید دوباره پرداخت کنید.`,
  }
  return (
    <Note kind={end === 'refused' ? 'err' : 'warn'} live="status">
      {sentences[end]}
    </Note>
  )
}

function PurchaseCard({ invoice }: { invoice: Invoice }) {
  const companyFa = insurerName(invoice)
  const { companyCode, vehicleTitle, liabilityPropertyDamage, policyTerm } = invoice
  const [ceiling, term] = [millionsText(liabilityPropertyDamage), termText(policyTerm)]
  return (
    <Card pad="tight">
      <Row gap={12}>
        <InsurerLogo slug={companyCode} />
        <Grow>
          <Text as="h2" look="title">
            {companyFa}
          </Text>
          <Text look="caption" tone="soft">
            <Trans>
              شخص ثالث {vehicleTitle}، سقف {ceiling} میلیون، {term}
            </Trans>
          </Text>
        </Grow>
      </Row>
    </Card>
  )
}

/** Opens the sheet for a code, or shows the applied one. */
function DiscountCodeCard({ invoice: { discountCode, discount } }: { invoice: Invoice }) {
  const send = useSend()
  return discountCode === null ? (
    <Button
      kind="dashed"
      size="small"
      full
      icon={<TicketPercent size={20} aria-hidden="true" />}
      onClick={() => send({ type: 'discount-sheet.opened' })}
    >
      <Trans>افزودن کد تخفیف</Trans>
    </Button>
  ) : (
    <AppliedDiscountCode code={discountCode} saved={discount} />
  )
}

function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui()
  const words = useProductWords()
  const { breakdown, deliveryAmount, totalAmount } = invoice
  const delivery = {
    label: t`ارسال نسخهٔ کاغذی`,
    toman: deliveryAmount === 0 ? null : deliveryAmount,
    why: t`هزینهٔ پست تا نشانی تحویل است؛ جزو حق‌بیمه نیست و تخفیف نمی‌گیرد.`,
  }
  const lines = [
    ...premiumLines({ breakdown, companyFa: insurerName(invoice), words, delay: null }),
    delivery,
  ]
  return (
    <Card as="section" pad="tight" label={t`فاکتور`}>
      <InvoiceRows lines={lines} total={{ label: t`مبلغ قابل پرداخت`, toman: totalAmount }} />
    </Card>
  )
}

function YearChangeNote({ change }: { change: Invoice['yearChange'] }) {
  if (change === null) return null
  const [year, tariffYear] = [digitsText(change.year), digitsText(change.tariffYear)]
  return (
    <Note>
      <Trans>
        بیمهٔ شما از سال {year} شروع می‌شود و نرخ آن هنوز اعلام نشده است؛ این مبلغ با نرخ {tariffYear} حساب شده
        است. اگر نرخ تازه فرق کند، لینک پرداخت مابه‌التفاوت را پیامک می‌کنیم.
      </Trans>
    </Note>
  )
}

function ValidUntil({ instant }: { instant: string }) {
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  const until = momentText(instant, today)
  return (
    <Text look="micro" tone="quiet">
      <Trans>این قیمت تا {until} معتبر است.</Trans>
    </Text>
  )
}

/** The policy is issued on the day of the payment, or after everything postponed has been given. */
function IssueTimeNote({ untilHour }: { untilHour: number }) {
  const isDelayed = useJourneyContext(isIssueDelayed)
  const hour = numberText(untilHour)
  return (
    <Note kind="soft" icon={<Clock size={20} aria-hidden="true" />}>
      {isDelayed ? (
        <Trans>پس از پرداخت، با تکمیل اطلاعات و مدارک صادر می‌شود.</Trans>
      ) : (
        <Trans>هر سفارشی که تا ساعت {hour} پرداخت شود، همان روز صادر می‌شود.</Trans>
      )}
    </Note>
  )
}
