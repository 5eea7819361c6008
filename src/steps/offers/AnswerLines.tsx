/** The answers that the prices rest on, each with its own way back. Specification: document 2 section 2.7 "edit information". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { useSend } from '../journey.ts'
import { type PricingAnswer, usePricingAnswers } from './answers.tsx'
import styles from './EditSheet.module.css'

export const AnswerLines = () => (
  <ul className={styles.answers}>
    {usePricingAnswers().map((answer) => (
      <Line key={answer.answer} {...answer} />
    ))}
  </ul>
)

function Line({ answer, label, value, note }: PricingAnswer) {
  const { t } = useLingui()
  const send = useSend()
  return (
    <li className={styles.line}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.change}>
        <Button
          kind="link"
          icon={<Pencil size={18} aria-hidden="true" />}
          label={t`ویرایش ${label}`}
          onClick={() => send({ type: 'answer-change.chosen', answer })}
        >
          <Trans>ویرایش</Trans>
        </Button>
      </span>
    </li>
  )
}
