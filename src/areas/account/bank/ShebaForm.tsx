/**
 * The field for a Sheba; the bank appears as soon as the check digits are right. Design language, "Sheba";
 * picture 25.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { fieldMessages } from '#adapters/gateway/failure-texts.ts'
import { groupedSheba, SHEBA_COUNTRY, SHEBA_DIGITS } from '#contract/values/sheba.ts'
import { shebaError } from '#machines/areas/bank-account.ts'
import { ErrorId } from '#ui/feedback/ErrorId.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { NumericField } from '#ui/field/NumericField.tsx'
import { messageFor } from '#ui/format/language.ts'
import { Text } from '#ui/text/Text.tsx'
import { failureText } from '../../parts/failure-text.ts'
import type { BankAccountRef } from './bank-account-ref.ts'
import { BankCard } from './BankCard.tsx'
import styles from './BankAccount.module.css'

/** Most digits that the field accepts. Longer input is not a mistyped Sheba. */
const MOST_DIGITS = 28

export function ShebaForm({ actor }: { actor: BankAccountRef }) {
  const { t } = useLingui()
  const { draft, account, failure } = useSelector(actor, ({ context }) => context)
  const showingErrors = useSelector(actor, (snapshot) => snapshot.hasTag('showingErrors'))
  const [isTouched, setTouched] = useState(false)
  const refusal = failure === null ? undefined : fieldMessages(failure)['sheba']
  const problem = shebaError(draft)
  const isComplete = draft.length >= SHEBA_DIGITS
  const isSaid = showingErrors || isComplete || (isTouched && draft !== '')
  const error = refusal ?? (problem !== null && isSaid ? messageFor(problem) : undefined)
  return (
    <>
      <div>
        <Text as="h2" look="h1">
          <Trans>پولتان به کدام حساب برگردد؟</Trans>
        </Text>
        <Text look="small" tone="soft">
          <Trans>اگر سفارشی لغو شود، پول به این حساب برمی‌گردد.</Trans>
        </Text>
      </div>
      <NumericField
        label={t`شمارهٔ شبا`}
        help={t`۲۴ رقم است؛ در برنامهٔ بانکتان پیدایش می‌کنید.`}
        value={draft}
        onChange={(digits) => actor.send({ type: 'sheba.changed', digits })}
        onBlur={() => setTouched(true)}
        length={SHEBA_DIGITS}
        max={MOST_DIGITS}
        group={groupedSheba}
        placeholder={SHEBA_COUNTRY}
        error={error}
        missing={problem !== null}
        enterKeyHint="done"
      />
      <div role="status">
        {problem === null && (
          <BankCard sheba={draft} holder={account.holder}>
            <span className={styles.recognised}>
              <Check size={17} aria-hidden="true" />
              <Trans>شناخته شد</Trans>
            </span>
          </BankCard>
        )}
      </div>
      {failure !== null && refusal === undefined && (
        <Note kind="err" live="alert">
          <p>{failureText(failure)}</p>
          <ErrorId id={failure.errorId} code={failure.code} />
        </Note>
      )}
    </>
  )
}
