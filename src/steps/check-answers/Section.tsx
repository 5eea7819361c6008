/**
 * A group of answers with the button that changes it. Specification: decisions, section 6 "check your
 * answers"; design language, picture 13.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { StatusChip } from '#ui/feedback/StatusChip.tsx'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { type Fact, FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import styles from './Section.module.css'

export type SectionProps = {
  title: string
  facts: readonly Fact[]
  /** Undefined where the answers cannot be changed. */
  onChange?: (() => void) | undefined
  /** What a change causes, for screen readers. */
  consequence?: string | undefined
  /** Shown above the facts. */
  children?: ReactNode
}

export function Section({ title, facts, onChange, consequence, children }: SectionProps) {
  const { t } = useLingui()
  const label = consequence === undefined ? t`تغییر ${title}` : t`تغییر ${title}، ${consequence}`
  return (
    <Card as="section" pad="none" label={title}>
      <Row justify="between" className={styles.head}>
        <Text as="h3" look="title">
          {title}
        </Text>
        {onChange && (
          <Button kind="link" label={label} onClick={onChange}>
            <Trans>تغییر</Trans>
          </Button>
        )}
      </Row>
      <Rule />
      <div className={styles.body}>
        {children}
        <FactRows facts={facts} />
      </div>
    </Card>
  )
}

/** Shown in place of an answer that the user has not given. */
export const MissingAnswer = () => (
  <StatusChip kind="warn">
    <Trans>هنوز داده نشده</Trans>
  </StatusChip>
)
