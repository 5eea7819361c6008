/**
 * The user's payments of a year: its sum, the years as bars, what is due, the list, and the file. Decisions,
 * section 7; design language, "Payments"; picture 24. The behaviour is machines/areas/payments.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { CalendarDays, Download } from 'lucide-react'
import type { YearOfPayments } from '#contract/operations/account.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { dateText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { isolated } from '#ui/format/language.ts'
import { numberText, tomanText } from '#ui/format/numbers.ts'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { AppLink, type Follow } from '#ui/link/AppLink.tsx'
import { Text } from '#ui/text/Text.tsx'
import { FailureCard } from '../FailureCard.tsx'
import { SubPage, type SubPageState } from '../SubPage.tsx'
import { PaymentList, PaymentSkeletons } from './PaymentList.tsx'
import type { PaymentsRef } from './payments-ref.ts'
import { YearBars } from './YearBars.tsx'
import styles from './Payments.module.css'

type Props = { actor: PaymentsRef; onFollow: Follow }

const stateOf = ({ value }: ReturnType<PaymentsRef['getSnapshot']>): SubPageState => {
  if (value === 'signedOut' || value === 'loading' || value === 'failed' || value === 'empty') return value
  return 'shown'
}

export function Payments({ actor, onFollow }: Props) {
  const { t } = useLingui()
  const state = useSelector(actor, stateOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const hasRows = useSelector(
    actor,
    (snapshot) => snapshot.matches('years') && (snapshot.context.read?.payments.length ?? 0) > 0,
  )
  return (
    <SubPage
      title={t`پرداخت‌ها`}
      gap={12}
      state={state}
      signIn={{
        title: <Trans>برای دیدن پرداخت‌ها وارد شوید</Trans>,
        reason: <Trans>پرداخت‌ها و پول‌های برگشتی را فقط به صاحبشان نشان می‌دهیم.</Trans>,
        onSignIn: () => actor.send({ type: 'sign-in.chosen' }),
      }}
      skeleton={<PageSkeleton sentence={t`پرداخت‌های شما را می‌آوریم…`} />}
      failed={{ title: t`پرداخت‌ها نرسید`, failure, onRetry: () => actor.send({ type: 'retry' }) }}
      bumper={hasRows ? { action: <FileButton actor={actor} /> } : undefined}
      empty={<Empty />}
      onBack={() => actor.send({ type: 'back' })}
    >
      {() => <Content actor={actor} onFollow={onFollow} />}
    </SubPage>
  )
}

function Content({ actor, onFollow }: Props) {
  const read = useSelector(actor, ({ context }) => context.read)
  const year = useSelector(actor, ({ context }) => context.year)
  if (read === null) return null
  return (
    <>
      <YearBars
        years={read.years}
        chosen={year ?? read.year}
        onChoose={(chosen) => actor.send({ type: 'year.chosen', year: chosen })}
      />
      <Due due={read.due} onFollow={onFollow} />
      <Rows actor={actor} read={read} />
    </>
  )
}

const Empty = () => (
  <EmptyState title={<Trans>هنوز پرداختی نداشته‌اید</Trans>}>
    <Trans>هر بیمه‌ای که بخرید، پرداخت آن با تاریخ و روشش اینجا می‌آید.</Trans>
  </EmptyState>
)

/** The sum still due of all orders, with a link to the order that is due next. */
function Due({ due: { count, amount, next }, onFollow }: Pick<YearOfPayments, 'due'> & { onFollow: Follow }) {
  if (next === null) return null
  const [parts, sum] = [numberText(count), tomanText(amount)]
  const [day, vehicle] = [dateText(next.dueDate, { short: true }), isolated(next.vehicleTitle)]
  return (
    <Card pad="none">
      <AppLink className={styles.due} href={`/my-insurances/${next.orderId}`} onFollow={onFollow}>
        <IconTile>
          <CalendarDays size={22} />
        </IconTile>
        <span className={styles.dueText}>
          <Text as="span" look="small" weight="bold">
            <Trans>
              {parts} قسط مانده، {sum}
            </Trans>
          </Text>
          <Text as="span" look="micro" tone="soft">
            <Trans>
              بعدی {day}، {vehicle}
            </Trans>
          </Text>
        </span>
        <span className={styles.onward}>
          <OnwardChevron size={20} />
        </span>
      </AppLink>
    </Card>
  )
}

/** The payments of the chosen year, or the state that replaces them. */
function Rows({ actor, read }: { actor: PaymentsRef; read: YearOfPayments }) {
  const { t } = useLingui()
  const isReading = useSelector(actor, (snapshot) => snapshot.matches({ years: 'reading' }))
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ years: 'failed' }))
  const { year, failure } = useSelector(actor, ({ context }) => context)
  const shown = digitsText(year ?? read.year)
  if (isFailed)
    return (
      <FailureCard
        title={t`پرداخت‌های ${shown} نرسید`}
        failure={failure}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (isReading && year !== read.year)
    return <PaymentSkeletons sentence={t`پرداخت‌های ${shown} را می‌آوریم…`} />
  if (read.payments.length === 0)
    return (
      <Card>
        <Text tone="soft" align="center">
          <Trans>در {shown} پرداختی نداشته‌اید.</Trans>
        </Text>
      </Card>
    )
  return <PaymentList payments={read.payments} label={t`پرداخت‌های ${shown}`} />
}

function FileButton({ actor }: Pick<Props, 'actor'>) {
  const isReading = useSelector(actor, (snapshot) => !snapshot.matches({ years: 'shown' }))
  const year = useSelector(actor, ({ context }) => digitsText(context.year ?? ''))
  return (
    <Button
      kind="tonal"
      size="large"
      full
      blocked={isReading}
      icon={<Download size={20} aria-hidden="true" />}
      onClick={() => actor.send({ type: 'file.chosen' })}
    >
      <Trans>
        دریافت پرداخت‌های {year}{' '}
        <bdi dir="ltr" className={styles.format}>
          CSV
        </bdi>
      </Trans>
    </Button>
  )
}

const PageSkeleton = ({ sentence }: { sentence: string }) => (
  <>
    <Card>
      <span className={styles.sum} aria-hidden="true">
        <Skeleton width={120} height={14} />
        <Skeleton width={190} height={30} />
        <Skeleton width="100%" height={12} />
      </span>
    </Card>
    <PaymentSkeletons sentence={sentence} />
  </>
)
