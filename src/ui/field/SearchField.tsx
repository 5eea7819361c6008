/** A search of the page, 48 high, without a label that is seen. Design language, pictures 26 and 26b. */
import { useLingui } from '@lingui/react/macro'
import { CircleX, Search } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import styles from './SearchField.module.css'

export type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
}

/** More is no question any more. */
const LONGEST = 80

export function SearchField({ label, value, onChange, placeholder = label }: SearchFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div role="search" className={styles.field}>
      <Search size={20} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          label={t`پاک کردن جست‌وجو`}
          tone="quiet"
          icon={<CircleX size={20} aria-hidden="true" />}
          onClick={clear}
          outdent="end"
        />
      )}
    </div>
  )
}
