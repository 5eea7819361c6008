/**
 * Choosing one of many: full screen with a search on phones, a popover below its field from 900 px on. A few
 * options need no search and use a bottom sheet on phones; options that still load appear when they arrive.
 * Design language, "Picker sheet".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleX, Search, X } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { OnwardChevron } from '../icon/direction.tsx'
import { BottomSheet } from '../sheet/BottomSheet.tsx'
import { useModal, usePresence } from '../sheet/modal-page.ts'
import { ModalLayer } from '../sheet/ModalLayer.tsx'
import { popoverUnder } from '../sheet/popover.ts'
import { PickerList, type PickerOption, rowId, usePickerKeys } from './PickerList.tsx'
import styles from './PickerSheet.module.css'
import { searchOptions } from './search.ts'

export type PickerSheetProps = {
  open: boolean
  onClose: () => void
  title: string
  options: readonly PickerOption[]
  value: string | null
  /** Called with the chosen value; the caller closes. */
  onPick: (value: string) => void
  /** Live count below the search: «۱۴ برند». While something is searched, «۵ برند پیدا شد». */
  countText: (count: number) => string
  /** Alternative when the option is not in the list. */
  askExpert?: { question: string; onAsk: () => void } | undefined
  /** Has a search however short the list is: another list may follow in the same sheet. */
  searchable?: boolean | undefined
  /** The field below which the popover opens on wide screens. */
  anchor?: RefObject<HTMLElement | null> | undefined
  /** Columns of a grid of short options, such as percentages, which need no search. */
  columns?: number | undefined
}

const FEW = 7

export function PickerSheet({ open, ...rest }: PickerSheetProps) {
  const few =
    rest.columns !== undefined || (!rest.searchable && rest.options.length > 0 && rest.options.length <= FEW)
  const [short, decide] = useState(few)
  if (!open && short !== few) decide(few)
  return short ? <ShortPicker open={open} {...rest} /> : <LongPicker open={open} {...rest} />
}

function LongPicker({ open, ...rest }: PickerSheetProps) {
  useModal(open, rest.onClose)
  const { present, leaving } = usePresence(open)
  return present ? <FullScreenPicker {...rest} leaving={leaving} /> : null
}

function ShortPicker({ open, onClose, title, options, value, onPick, columns, anchor }: PickerSheetProps) {
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const { active, walked, onKeyDown } = usePickerKeys(options, value, onPick, columns)
  return (
    <BottomSheet
      {...{ open, onClose, title }}
      initialFocus={list}
      {...(anchor && { popover: { anchor, height: 440 } })}
    >
      <PickerList
        {...{ id, label: title, options, value, active, walked, onPick, onKeyDown, columns }}
        focusable={(element) => {
          list.current = element
        }}
      />
    </BottomSheet>
  )
}

function FullScreenPicker({
  onClose,
  title,
  options,
  value,
  onPick,
  countText,
  askExpert,
  anchor,
  leaving,
}: Omit<PickerSheetProps, 'open'> & { leaving: boolean }) {
  const { t } = useLingui()
  const id = useId()
  // Another question in the same sheet starts an empty search.
  const [query, setQuery] = useState({ title, text: '' })
  const typed = query.title === title ? query.text : ''
  const setTyped = (text: string) => setQuery({ title, text })
  const [place] = useState(() => popoverUnder(anchor?.current, { height: 440 }))
  const search = useRef<HTMLInputElement>(null)
  const asked = useRef(title)
  useEffect(() => {
    if (asked.current !== title) search.current?.focus()
    asked.current = title
  }, [title])
  const found = searchOptions(options, typed)
  const { active, walked, onKeyDown } = usePickerKeys(found, value, onPick)
  const total = countText(found.length)
  const counted = typed === '' ? total : t`${total} پیدا شد`
  return (
    <ModalLayer
      leaving={leaving}
      onClose={onClose}
      focus={search}
      styles={{ layer: styles.layer, scrim: styles.scrim, leaving: styles.leaving }}
    >
      <section
        tabIndex={-1}
        className={styles.panel}
        data-search-on-top=""
        role="dialog"
        aria-modal="true"
        aria-label={title}
        style={place}
      >
        <div className={styles.head}>
          <div className={styles.bar}>
            <IconButton label={t`بستن`} icon={<X size={24} aria-hidden="true" />} onClick={onClose} />
            <h2 className={styles.title}>{title}</h2>
          </div>
          <div className={styles.search}>
            <Search size={20} aria-hidden="true" />
            <input
              ref={search}
              className={styles.input}
              type="text"
              role="combobox"
              aria-expanded="true"
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={walked ? rowId(id, active) : undefined}
              aria-label={t`جست‌وجو`}
              placeholder={t`جست‌وجو`}
              autoComplete="off"
              enterKeyHint="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {typed && (
              <IconButton
                label={t`پاک کردن جست‌وجو`}
                tone="quiet"
                icon={<CircleX size={20} aria-hidden="true" />}
                onClick={() => setTyped('')}
                outdent="end"
              />
            )}
          </div>
        </div>
        <div className={styles.body} key={title}>
          <p className={styles.count} role="status">
            {found.length > 0 ? (
              counted
            ) : options.length > 0 ? (
              <Trans>چیزی پیدا نشد</Trans>
            ) : (
              <Trans>فهرست در راه است…</Trans>
            )}
          </p>
          {found.length > 0 && (
            <PickerList {...{ id, label: title, options: found, value, active, walked, onPick }} />
          )}
          {askExpert && (
            <div className={styles.ask}>
              <span className={styles.question}>{askExpert.question}</span>
              <Button kind="link" iconEnd={<OnwardChevron />} onClick={askExpert.onAsk}>
                <Trans>از کارشناس بپرسید</Trans>
              </Button>
            </div>
          )}
        </div>
      </section>
    </ModalLayer>
  )
}
