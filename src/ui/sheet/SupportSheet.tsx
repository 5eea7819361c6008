/** How to reach a person: a call to an expert, with its hours. Specification: document 1 section 9; design language, picture 15. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { IconTile } from '../feedback/Marks.tsx'
import { Digits } from '../format/Format.tsx'
import { OnwardChevron } from '../icon/direction.tsx'
import { BottomSheet } from './BottomSheet.tsx'
import styles from './SupportSheet.module.css'

/** As it is read, and as it is dialled. */
export const SUPPORT_PHONE = { shown: '021-1927', href: 'tel:0211927' }

export function SupportSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <BottomSheet open={open} onClose={onClose} title={t`چطور کمکتان کنیم؟`}>
      <a className={styles.row} href={SUPPORT_PHONE.href}>
        <IconTile>
          <Phone size={22} />
        </IconTile>
        <span className={styles.text}>
          <span className={styles.title}>
            <Trans>تماس با کارشناس</Trans>
            <span className={styles.phone}>
              <Digits>{SUPPORT_PHONE.shown}</Digits>
            </span>
          </span>
          <span className={styles.hours}>
            <Trans>شنبه تا چهارشنبه ۸ تا ۱۸، پنجشنبه ۸ تا ۱۲</Trans>
          </span>
        </span>
        <span className={styles.onward}>
          <OnwardChevron size={20} />
        </span>
      </a>
    </BottomSheet>
  )
}
