/** The answers that can be changed one by one, and come back from at once: holder, address, paper copy, pictures. Decisions, section 6. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useDocuments } from '#adapters/server-lists.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { EditedAnswer } from '#machines/journey/answers.ts'
import { StatusChip } from '#ui/feedback/Marks.tsx'
import { dateText } from '#ui/format/dates.ts'
import { useJourneyContext, useSend } from '../journey.ts'
import { useAddressFacts, useDeliveryFacts, useHolderFacts } from './editable-facts.tsx'
import { MissingAnswer, Section } from './Section.tsx'

export function EditableAnswers({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const send = useSend()
  const change = (answer: EditedAnswer) => () => send({ type: 'answer-change.chosen', answer })
  const isDelivered = order.deliveryMode !== 'no_delivery'
  const until = useUntil(order)
  return (
    <>
      <Section title={t`بیمه‌گذار`} facts={useHolderFacts(order)} onChange={change('holder')} />
      <Section title={t`نشانی بیمه‌نامه`} facts={useAddressFacts(order)} onChange={change('address')} />
      <Section
        title={t`ارسال`}
        facts={useDeliveryFacts(order)}
        onChange={isDelivered ? change('delivery') : undefined}
      />
      <Section
        title={t`مدارک`}
        facts={[{ label: t`عکس‌ها`, value: <Pictures {...order.documents} until={until} /> }]}
        onChange={change('documents')}
      />
      {order.cheques.active && (
        <Section
          title={t`چک‌ها`}
          facts={[{ label: t`عکس‌ها`, value: <Pictures {...order.cheques} until={until} /> }]}
          onChange={change('cheques')}
        />
      )}
    </>
  )
}

/** Until when pictures may come later, in words; null where this visit has not seen it. */
const useUntil = ({ trackingCode }: OrderDetail): string | null => {
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const deadline = useDocuments(trackingCode)?.uploadLater.deadline
  return deadline === undefined ? null : dateText(deadline, { today })
}

function Pictures({ submitted, later, until }: { submitted: boolean; later: boolean; until: string | null }) {
  if (submitted && !later) {
    return (
      <StatusChip kind="ok">
        <Trans>فرستاده شد</Trans>
      </StatusChip>
    )
  }
  if (!later) return <MissingAnswer />
  return (
    <StatusChip kind="warn">
      {until === null ? <Trans>بعد از پرداخت می‌فرستید</Trans> : <Trans>بعد از پرداخت، تا {until}</Trans>}
    </StatusChip>
  )
}
