/** The previous insurer where its policy cannot be continued, with the reason. Document 2 section 2.9; picture 16. */
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
  /** Whether it has stopped selling, at every ceiling. One that declines or is late says so in `missing`. */
  isGone: boolean
  missing: readonly MissingInsurer[]
}

export function InactivePrevious({ previous, isGone, missing }: InactivePreviousProps) {
  const companyFa = insurerName(previous)
  const { insurance } = useProductWords()
  const told = missing.find(({ companyCode }) => companyCode === previous.companyCode)?.message
  return (
    <article className={styles.inactive} aria-label={companyFa}>
      <Row gap={12} align="start">
        <InsurerLogo slug={previous.companyCode} faded />
        <Grow>
          <Text as="h3" look="title">
            {companyFa}
          </Text>
          <Text look="caption" tone="soft">
            {told}
            {told === undefined && isGone && (
              <Trans>فعلاً {insurance} نمی‌فروشد؛ بیمه‌نامه را با شرکت دیگری تمدید کنید.</Trans>
            )}
            {told === undefined && !isGone && <Trans>برای این سقف و مدت قیمتی نداده است.</Trans>}
          </Text>
        </Grow>
      </Row>
    </article>
  )
}
