/** How to reach a person: a call to an expert, with its hours; and the other language. Specification: document 1 sections 1 and 9; design language, picture 15. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Languages, Phone } from 'lucide-react'
import { use } from 'react'
import { IconTile } from '../feedback/Marks.tsx'
import { Digits } from '../format/Format.tsx'
import { languageNames, spokenLanguage } from '../format/language.ts'
import { OnwardChevron } from '../icon/direction.tsx'
import { BottomSheet } from './BottomSheet.tsx'
import { LanguageSwitch } from './language-switch.ts'
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
      <OtherLanguage onChosen={onClose} />
    </BottomSheet>
  )
}

/** Said in the other language by its own name: whoever looks for it need not read this one. */
function OtherLanguage({ onChosen }: { onChosen: () => void }) {
  const change = use(LanguageSwitch)
  if (change === undefined) return null
  const other = spokenLanguage() === 'en' ? 'fa' : 'en'
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => {
        onChosen()
        change(other)
      }}
    >
      <IconTile>
        <Languages size={22} />
      </IconTile>
      <span className={styles.text}>
        <span className={styles.title}>
          <bdi lang={other}>{languageNames[other]}</bdi>
        </span>
      </span>
      <span className={styles.onward}>
        <OnwardChevron size={20} />
      </span>
    </button>
  )
}
