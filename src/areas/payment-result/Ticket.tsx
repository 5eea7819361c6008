/**
 * The ticket of a paid order: the purchase, the next days, and the due dates of instalments or cheques.
 * Design language, "Receipt".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentResult } from '#contract/operations/payment.ts'
import { CopyButton } from '#ui/button/CopyButton.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { Steps } from '#ui/timeline/Steps.tsx'
import styles from './Ticket.module.css'
import type { Ticket as TicketText } from './ticket-text.ts'

export function Ticket({ result, ticket }: { result: PaymentResult; ticket: TicketText }) {
  const { t } = useLingui()
  const { plan } = ticket
  return (
    <article className={styles.ticket} aria-label={t`رسید خرید`}>
      <div className={styles.part}>
        <Row gap={12}>
          <InsurerLogo slug={result.companyCode} />
          <Grow>
            <Text as="h3" look="title">
              {ticket.title}
            </Text>
            <Text look="caption" tone="soft">
              {ticket.vehicle}
            </Text>
          </Grow>
        </Row>
        <div className={styles.identity}>
          {ticket.plate && <PlateView plate={ticket.plate} size="ticket" />}
          <Cover cover={ticket.cover} />
        </div>
        <FactRows lined={false} facts={ticket.rows} />
        <OrderNumber number={result.orderNumber ?? ''} />
        <FactRows
          lined={false}
          facts={[
            {
              label: t`شمارهٔ پیگیری بانک`,
              value: result.bankReference && <Digits>{result.bankReference}</Digits>,
            },
          ]}
        />
      </div>
      <div className={styles.tear} />
      <div className={styles.part}>
        <Steps steps={ticket.steps} />
      </div>
      {plan && (
        <>
          <div className={styles.tear} />
          <div className={styles.part}>
            <Row justify="between" align="baseline" wrap>
              <Text look="small" weight="bold">
                {plan.title}
              </Text>
              {plan.each !== '' && (
                <Text look="small" weight="semi">
                  {plan.each}
                </Text>
              )}
            </Row>
            {plan.days.length > 0 && (
              <div className={styles.days}>
                <Steps steps={plan.days} />
              </div>
            )}
            <FactRows lined={false} facts={plan.rows} />
          </div>
        </>
      )}
    </article>
  )
}

/** Always names both years, because the cover ends in another year than it begins. */
function Cover({ cover }: { cover: TicketText['cover'] }) {
  if (cover === null)
    return (
      <Text look="small" weight="semi">
        <Trans>از روز صدور</Trans>
      </Text>
    )
  const { from, to } = cover
  return (
    <Text as="div" look="small" weight="semi">
      <p>
        <Trans>
          <span className={styles.word}>از</span> {from}
        </Trans>
      </p>
      <p>
        <Trans>
          <span className={styles.word}>تا</span> {to}
        </Trans>
      </p>
    </Text>
  )
}

/** The order number, with a button that copies it. */
function OrderNumber({ number }: { number: string }) {
  const { t } = useLingui()
  return (
    <Row justify="between" className={styles.number}>
      <Text as="span" look="small" tone="soft">
        <Trans>شمارهٔ سفارش</Trans>
      </Text>
      <Row gap={0}>
        <Text as="span" look="small" weight="semi">
          <Digits spaced>{number}</Digits>
        </Text>
        <CopyButton label={t`کپی شمارهٔ سفارش`} text={number} outdent="end" />
      </Row>
    </Row>
  )
}
