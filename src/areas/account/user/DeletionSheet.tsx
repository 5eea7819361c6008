/**
 * The deletion of the account: the data that is deleted, the records that the law requires to keep and until
 * when, the orders that prevent it; then the field for the code. Decision 042.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { UserRoundX } from 'lucide-react'
import type { DeletionTerms } from '#contract/operations/own-data.ts'
import { Button } from '#ui/button/Button.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { numberText } from '#ui/format/numbers.ts'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { FailureCard } from '../FailureCard.tsx'
import { DeletionCode, DeletionFailure, submitCode } from './DeletionCode.tsx'
import type { UserPageProps, UserPageRef } from './user-page-ref.ts'
import styles from './UserPage.module.css'

type Stage = 'reading' | 'failed' | 'blocked' | 'terms' | 'code'

const stageOf = (snapshot: ReturnType<UserPageRef['getSnapshot']>): Stage => {
  const { terms, deletion } = snapshot.context
  if (snapshot.matches({ accountDeletion: 'failed' })) return 'failed'
  if (terms === null) return 'reading'
  if (deletion !== null) return 'code'
  return terms.ordersUnderWay.length > 0 ? 'blocked' : 'terms'
}

export function DeletionSheet({ actor }: UserPageProps) {
  const { t } = useLingui()
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('accountDeletion'))
  const stage = useSelector(actor, stageOf)
  const { terms, deletion, failure } = useSelector(actor, ({ context }) => context)
  const close = () => actor.send({ type: 'sheet.closed' })
  return (
    <BottomSheet
      open={isOpen}
      onClose={close}
      title={t`پاک کردن حساب`}
      footer={<Answers actor={actor} stage={stage} onClose={close} />}
    >
      {stage === 'reading' && <RowSkeletons sentence={t`می‌بینیم چه چیزی پاک می‌شود…`} rows={3} />}
      {stage === 'failed' && (
        <FailureCard title={t`جواب نرسید`} failure={failure} onRetry={() => actor.send({ type: 'retry' })} />
      )}
      {stage === 'blocked' && terms && <Blocked terms={terms} />}
      {stage === 'terms' && terms && <Terms terms={terms} />}
      {stage === 'terms' && <DeletionFailure failure={failure} />}
      {stage === 'code' && <DeletionCode key={deletion?.id} actor={actor} />}
    </BottomSheet>
  )
}

function Answers({ actor, stage, onClose }: UserPageProps & { stage: Stage; onClose: () => void }) {
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('submitting'))
  return (
    <>
      <Button kind="tonal" size="large" full={stage !== 'terms' && stage !== 'code'} onClick={onClose}>
        {stage === 'blocked' ? <Trans>بستن</Trans> : <Trans>نگه داشتن حساب</Trans>}
      </Button>
      {(stage === 'terms' || stage === 'code') && (
        <Button
          kind="outline"
          size="large"
          tone="danger"
          loading={isWorking}
          icon={<UserRoundX size={20} aria-hidden="true" />}
          onClick={() => submitCode(actor)}
        >
          {stage === 'terms' ? <Trans>دریافت کد</Trans> : <Trans>پاک کردن حساب</Trans>}
        </Button>
      )}
    </>
  )
}

const Blocked = ({ terms: { ordersUnderWay } }: { terms: DeletionTerms }) => (
  <>
    <Note kind="warn" live="status">
      <b>
        <Trans>سفارشی در جریان است</Trans>
      </b>
      <p>
        <Trans>صبر کنید تا صادر یا بازپرداخت شود، یا از «بیمه‌های من» لغوش کنید؛ بعد حساب را پاک کنید.</Trans>
      </p>
    </Note>
    <ul className={styles.points}>
      {ordersUnderWay.map(({ orderNumber, vehicleTitle }) => {
        const number = digitsText(orderNumber)
        return (
          <Text key={orderNumber} as="div" look="small">
            <li>
              <Trans>
                {vehicleTitle}، سفارش {number}
              </Trans>
            </li>
          </Text>
        )
      })}
    </ul>
  </>
)

function Terms({ terms: { keptRecords, keptUntil } }: { terms: DeletionTerms }) {
  const count = numberText(keptRecords)
  const until = keptUntil === null ? '' : dateText(keptUntil)
  return (
    <>
      <div>
        <Text weight="bold">
          <Trans>این‌ها پاک می‌شود و برنمی‌گردد</Trans>
        </Text>
        <Text look="small" tone="soft">
          <Trans>
            شمارهٔ موبایل و همهٔ ورودها، نشانی‌ها، حساب بانکی، استعلام‌ها و سفارش‌های پرداخت‌نشده، عکس مدارک، پیام‌ها،
            و آنچه روی این دستگاه ذخیره شده است.
          </Trans>
        </Text>
      </div>
      <div>
        <Text weight="bold">
          <Trans>این‌ها می‌ماند</Trans>
        </Text>
        <Text look="small" tone="soft">
          {keptUntil === null ? (
            <Trans>هیچ‌چیز؛ چیزی نخریده‌اید که قانون نگه‌داری‌اش را لازم بداند.</Trans>
          ) : (
            <Trans>
              سند {count} خرید پرداخت‌شده، تا {until}: قانون تجارت نگه‌داری دفترها را ده سال لازم می‌داند. شمارهٔ
              شما و عکس‌ها در آن نیست.
            </Trans>
          )}
        </Text>
      </div>
      {keptUntil !== null && (
        <Note kind="info">
          <Trans>
            بیمه‌نامه‌هایتان معتبر می‌مانند، ولی دیگر اینجا باز نمی‌شوند؛ پیش از پاک کردن حساب، فایلشان را ذخیره
            کنید.
          </Trans>
        </Note>
      )}
    </>
  )
}
