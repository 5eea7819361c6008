/** Everything the prices rest on, each answer with its own way back; the rest is kept. Specification: document 2 section 2.7 "edit information". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useIsIn, useSend } from '../journey.ts'
import { type Answer, useAnswers } from './answers.tsx'
import styles from './EditSheet.module.css'

export function EditSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useIsIn({ offers: { list: 'editing' } })
  const detail = t`هرکدام را عوض کنید، قیمت‌ها دوباره گرفته می‌شود.`
  return (
    <BottomSheet open={open} onClose={() => send({ type: 'sheet.closed' })} title={t`اطلاعاتی که قیمت با آن حساب شده`} detail={detail}>
      <Answers />
    </BottomSheet>
  )
}

const Answers = () => (
  <ul className={styles.answers}>
    {useAnswers().map((answer) => (
      <Line key={answer.answer} {...answer} />
    ))}
  </ul>
)

function Line({ answer, label, value, note }: Answer) {
  const { t } = useLingui()
  const send = useSend()
  return (
    <li className={styles.line}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.change}>
        <Button kind="link" icon={<Pencil size={18} aria-hidden="true" />} label={t`ویرایش ${label}`} onClick={() => send({ type: 'answer-change.chosen', answer })}>
          <Trans>ویرایش</Trans>
        </Button>
      </span>
    </li>
  )
}
