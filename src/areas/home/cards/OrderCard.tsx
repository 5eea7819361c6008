/**
 * An order that waits for its owner, is not finished, or is being issued. Design language, "Order card",
 * picture 18.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RenewablePolicy } from '#contract/operations/home.ts'
import { type HomeCard, orderProgress } from '#machines/areas/home-cards.ts'
import { Button } from '#ui/button/Button.tsx'
import { StatusChip } from '#ui/feedback/StatusChip.tsx'
import { actionName } from '../../parts/action-name.ts'
import { policyTitle } from '../../parts/policy-title.ts'
import type { HomeRef } from '../home-ref.ts'
import { CardHead } from './CardHead.tsx'
import { deadlineWords, owingText, stepsLeftText, underWayText, unfinishedText } from './card-words.ts'
import { MiniPhases } from './MiniPhases.tsx'
import styles from './Cards.module.css'

type OfOrder = Exclude<HomeCard, { policy: RenewablePolicy }>
export type OrderCardProps = {
  card: OfOrder
  today: string
  /** The first card has the solid button. */
  isFirst: boolean
  actor: HomeRef
}
type BodyProps = OrderCardProps & { title: string }

const captions: Readonly<Record<OfOrder['kind'], (order: OfOrder['order']) => string>> = {
  owing: owingText,
  unfinished: unfinishedText,
  issuing: ({ company }) => company.title,
}
const bodies: Readonly<Record<OfOrder['kind'], (props: BodyProps) => ReactNode>> = {
  owing: Owing,
  unfinished: Unfinished,
  issuing: Issuing,
}

export function OrderCard(props: OrderCardProps) {
  const { kind, order } = props.card
  const title = policyTitle(order.insuranceTypeCode, order.vehicleTitle)
  const Body = bodies[kind]
  return (
    <article className={styles.card} data-kind={kind}>
      <CardHead title={title} caption={captions[kind](order)} plate={order.plate} />
      <Body {...props} title={title} />
    </article>
  )
}

const lookOf = (isFirst: boolean) => (isFirst ? 'primary' : 'tonal')

function Owing({ card: { order }, title, today, isFirst, actor }: BodyProps) {
  const { t } = useLingui()
  const [action] = order.actions
  const words = order.deadline && deadlineWords(order.deadline, today)
  const name = action && actionName(action.type, order)
  return (
    <>
      {words && (
        <div className={styles.row}>
          <StatusChip
            kind={words.isOver ? 'err' : 'warn'}
            icon={words.isOver ? undefined : <Hourglass size={16} aria-hidden="true" />}
          >
            {words.left}
          </StatusChip>
          <span className={styles.day}>{words.day}</span>
        </div>
      )}
      {name !== undefined && (
        <Button
          kind={lookOf(isFirst)}
          size="small"
          full
          label={t`${name}، ${title}`}
          onClick={() => actor.send({ type: 'order.chosen', order })}
        >
          {name}
        </Button>
      )}
    </>
  )
}

function Unfinished({ card: { order }, title, isFirst, actor }: BodyProps) {
  const { t } = useLingui()
  const { fill, stepsLeft } = orderProgress(order)
  return (
    <div className={styles.row}>
      <div className={styles.progress}>
        <MiniPhases fill={fill} />
        <p className={styles.left}>{stepsLeftText(stepsLeft)}</p>
      </div>
      <Button
        kind={lookOf(isFirst)}
        size="small"
        className={styles.continue}
        label={t`ادامه، ${title}`}
        onClick={() => actor.send({ type: 'order.chosen', order })}
      >
        <Trans>ادامه</Trans>
      </Button>
    </div>
  )
}

function Issuing({ card: { order } }: BodyProps) {
  return (
    <div className={styles.row}>
      <StatusChip kind="info">{underWayText(order)}</StatusChip>
    </div>
  )
}
