/**
 * The answers of an order as folded rows, each with the way back here. A change of the vehicle or its history
 * starts another order, and the rows say so. Specification: document 2 section 4 "Complete now or later";
 * decisions, section 6; design language, "Review and pay".
 */
import { useLingui } from '@lingui/react/macro'
import { useDocuments } from '#adapters/server-lists.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { COMPANY } from '#contract/values/insured-type.ts'
import { jalaliParts } from '#contract/values/jalali-date.ts'
import type { EditedAnswer } from '#machines/journey/answers.ts'
import { holderName } from '#machines/journey/holder.ts'
import { isPaidFirst, orderHasAnswer } from '#machines/journey/order-completeness.ts'
import { digitsText } from '#ui/format/digits.ts'
import { dateText, hourText, weekdayText } from '#ui/format/dates.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Card } from '#ui/layout/Card.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { streetText } from '#ui/address/address-text.ts'
import { useProduct, useProductWords } from '../product.ts'
import { AnswerRow } from './AnswerRow.tsx'
import { useAddressFacts, useDeliveryFacts, useHolderFacts } from './order-facts.tsx'
import styles from './Review.module.css'
import { useHistoryFacts, useHistoryText, useVehicleFacts } from './search-facts.tsx'

export function AnswerRows({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const send = useSend()
  const change = (answer: EditedAnswer) => () => send({ type: 'answer-change.chosen', answer })
  const { vehicleFirst } = useProductWords()
  const missing = isPaidFirst({ order }) ? 'later' : 'missing'
  const consequence = (
    <Text look="caption" tone="quiet">
      {t`با تغییر ${vehicleFirst} یا سابقه، قیمت‌ها دوباره حساب و سفارش تازه‌ای ساخته می‌شود.`}
    </Text>
  )
  const holder = useHolderText(order)
  const address = order.policyInfo && streetText(order.policyInfo)
  const delivery = useDeliveryText(order)
  const deliveryFacts = useDeliveryFacts(order)
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  const orderRows = useProduct().purchase?.orderRows(order, today)
  const none = missing === 'later' ? t`بعد از پرداخت` : t`داده نشده`
  return (
    <Card pad="none" className={styles.rows}>
      <AnswerRow
        label={vehicleFirst}
        text={order.vehicleTitle}
        picture={order.plate && <PlateView plate={order.plate} size="xs" />}
        facts={useVehicleFacts(order)}
        consequence={consequence}
        onChange={change('offer')}
      />
      <AnswerRow
        label={t({ message: 'بیمهٔ قبلی', context: 'row of the review' })}
        text={useHistoryText(order)}
        facts={useHistoryFacts(order)}
        consequence={consequence}
        onChange={change('offer')}
      />
      <AnswerRow
        label={t({ message: 'بیمه‌گذار', context: 'row of the review' })}
        text={holder ?? none}
        state={holder === null ? missing : undefined}
        facts={useHolderFacts(order)}
        onChange={change('holder')}
      />
      <AnswerRow
        label={t`نشانی`}
        text={address ?? none}
        state={address === null ? missing : undefined}
        facts={useAddressFacts(order)}
        onChange={change('address')}
      />
      {orderRows?.map(({ answer, ...row }) => (
        <AnswerRow key={answer} {...row} onChange={change(answer)} />
      )) ?? (
        <AnswerRow
          label={t`تحویل`}
          text={delivery ?? none}
          state={delivery === null ? missing : undefined}
          facts={deliveryFacts}
          onChange={orderHasAnswer(order, 'delivery') ? change('delivery') : undefined}
        />
      )}
      {order.renews === null && (
        <PicturesRow label={t`مدارک`} order={order} kind="documents" onChange={change('documents')} />
      )}
      {orderHasAnswer(order, 'cheques') && (
        <PicturesRow label={t`چک‌ها`} order={order} kind="cheques" onChange={change('cheques')} />
      )}
    </Card>
  )
}

type PicturesRowProps = {
  label: string
  order: OrderDetail
  kind: 'documents' | 'cheques'
  onChange: () => void
}

/** The day until which pictures may follow is known once this visit has loaded the documents. */
function PicturesRow({ label, order, kind, onChange }: PicturesRowProps) {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const documents = useDocuments(order.trackingCode)
  const { submitted, later } = order[kind]
  const count = kind === 'documents' ? (documents?.orderDocumentDtos.length ?? 0) : 0
  const [all, deadline] = [numberText(count), documents?.uploadLater.deadline]
  const until = deadline === undefined ? null : dateText(deadline, { today })
  if (submitted && !later)
    return (
      <AnswerRow
        label={label}
        text={count === 0 ? t`همه رسید` : t`هر ${all} مدرک رسید`}
        state="done"
        onChange={onChange}
      />
    )
  if (!later && !isPaidFirst({ order }))
    return <AnswerRow label={label} text={t`کامل نیست`} state="missing" onChange={onChange} />
  return (
    <AnswerRow
      label={label}
      text={until === null ? t`بعد از پرداخت` : t`بعد از پرداخت، تا ${until}`}
      state="later"
      onChange={onChange}
    />
  )
}

const useHolderText = ({ policyHolder: holder }: OrderDetail): string | null => {
  const { t } = useLingui()
  if (holder === null) return null
  const name = holderName(holder)
  if (holder.type === 'car_owner' && holder.insuredType === COMPANY) return name
  const year = digitsText(jalaliParts(holder.birthDate).year)
  return t`${name}، متولد ${year}`
}

/** The paper copy of a renewal comes by post, at no hour that is chosen. */
const useDeliveryText = ({ delivery, deliveryMode, renews }: OrderDetail): string | null => {
  const { t } = useLingui()
  if (deliveryMode === 'no_delivery') return t`دیجیتال، بدون نسخهٔ کاغذی`
  if (delivery === null) return null
  if (!delivery.deliverable) return t`نسخهٔ کاغذی نمی‌خواهید`
  const { deliveryAddress: address, time } = delivery
  if (address === null) return null
  const street = digitsText(address.address)
  if (time === null) return renews === null ? null : t`نسخهٔ کاغذی؛ ${street}`
  const day = weekdayText(time.date)
  const [from, to] = [hourText(time.startTime), hourText(time.endTime)]
  return t`${day} ${from} تا ${to}؛ ${street}`
}
