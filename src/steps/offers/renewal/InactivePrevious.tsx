/**
 * Card of a previous insurer whose policy cannot be continued, with the reason. Document 2 section 2.9;
 * picture 16.
 */
import { Trans } from '@lingui/react/macro'
import type { MissingInsurer } from '#contract/operations/offers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useProductWords } from '../../product.ts'
import type { PreviousInsurer } from './listed-renewal.ts'
import styles from './RenewalList.module.css'

type InactivePreviousProps = {
  previous: PreviousInsurer
  /**
   * Whether the insurer has stopped selling at every ceiling. If it declined or was late, `missing` has the
   * reason.
   */
  isGone: boolean
  missing: readonly MissingInsurer[]
}

export function InactivePrevious({ previous, isGone, missing }: InactivePreviousProps) {
  const companyFa = insurerName(previous)
  const { insurance } = useProductWords()
  const reason = missing.find(({ companyCode }) => companyCode === previous.companyCode)?.message
  return (
    <article className={styles.inactive} aria-label={companyFa}>
      <Row gap={12} align="start">
        <InsurerLogo slug={previous.companyCode} faded />
        <Grow>
          <Text as="h3" look="title">
            {companyFa}
          </Text>
          <Text look="caption" tone="soft">
            {reason}
            {reason === undefined && isGone && (
              <Trans>فعلاً {insurance} نمی‌فروشد؛ بیمه‌نامه را با شرکت دیگری تمدید کنید.</Trans>
            )}
            {reason === undefined && !isGone && <Trans>برای این سقف و مدت قیمتی نداده است.</Trans>}
          </Text>
        </Grow>
      </Row>
    </article>
  )
}
