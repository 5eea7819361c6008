/**
 * One document in its states: empty, loading, failed, done, being deleted. The whole empty box is the button.
 * Design language, "Upload box".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, FileText, FileWarning, Images, Plus, RotateCw, Trash2, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { StatusChip } from '../feedback/StatusChip.tsx'
import { kilobytesText, megabytesText, percentText } from '../format/numbers.ts'
import styles from './UploadBox.module.css'

export type UploadState =
  | { kind: 'empty' }
  /** Bytes uploaded, and size of the file. */
  | { kind: 'loading'; loaded: number; total: number }
  /** The cause; retryable when the same file can be uploaded again. */
  | { kind: 'failed'; cause: ReactNode; retryable?: boolean | undefined }
  /** `thumbnail` is the URL of the picture; a PDF has none. */
  | { kind: 'done'; thumbnail?: string | undefined }
  | { kind: 'deleting'; thumbnail?: string | undefined }

export type UploadBoxProps = {
  /** Title of the document: «روی کارت ملی». */
  title: string
  /** One line of help in the empty box. */
  detail?: ReactNode
  /** A line that is shown in every state, such as a cheque's amount and day. */
  facts?: ReactNode
  /** Drawing of what the photo should show, in the empty box; a camera by default. */
  example?: ReactNode
  state: UploadState
  onPick: (file: File) => void
  /** Takes the other files, where several are chosen at once; without it, one can be chosen. */
  onPickMore?: ((files: readonly File[]) => void) | undefined
  onCancel: () => void
  onRetry: () => void
  onDelete: () => void
  missing?: boolean | undefined
}

/** Below one megabyte, kilobytes are more precise. */
const SMALL_BYTES = 1_048_576
const ACCEPT = 'image/jpeg,image/png,application/pdf'

export function UploadBox({
  title,
  detail,
  facts,
  example,
  state,
  onPick,
  onPickMore,
  onCancel,
  onRetry,
  onDelete,
  missing,
}: UploadBoxProps) {
  const { t } = useLingui()
  if (state.kind === 'empty')
    return <EmptyBox {...{ title, detail, facts, example, onPick, onPickMore, missing }} />
  return (
    <div
      className={classNames(styles.box, styles[state.kind])}
      role="group"
      aria-label={title}
      data-field-state={state.kind === 'failed' ? 'error' : undefined}
    >
      <span className={styles.tile}>
        {state.kind === 'loading' ? (
          <Ring {...state} />
        ) : state.kind === 'failed' ? (
          <FileWarning size={34} aria-hidden="true" />
        ) : (
          <Picture thumbnail={state.thumbnail} />
        )}
      </span>
      <div className={styles.text}>
        <span className={styles.title}>{title}</span>
        {facts && <span className={styles.detail}>{facts}</span>}
        {state.kind === 'loading' && <Progress {...state} />}
        {state.kind === 'failed' && (
          <>
            <span className={styles.cause} role="alert">
              {state.cause}
            </span>
            {state.retryable === false ? (
              <PickAgain onPick={onPick} />
            ) : (
              <Button
                kind="link"
                icon={<RotateCw size={18} aria-hidden="true" />}
                onClick={onRetry}
                className={styles.retry}
              >
                <Trans>تلاش دوباره</Trans>
              </Button>
            )}
          </>
        )}
        {state.kind === 'done' && (
          <StatusChip kind="ok">
            <Trans>بارگذاری شد</Trans>
          </StatusChip>
        )}
        {state.kind === 'deleting' && (
          <span className={styles.detail} role="status">
            <Trans>در حال حذف…</Trans>
          </span>
        )}
      </div>
      {state.kind === 'loading' && (
        <IconButton
          label={t`لغو بارگذاری ${title}`}
          icon={<X size={22} aria-hidden="true" />}
          onClick={onCancel}
        />
      )}
      {state.kind === 'done' && (
        <IconButton
          label={t`حذف ${title}`}
          tone="danger"
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={onDelete}
        />
      )}
    </div>
  )
}

type FileInputProps = {
  id: string
  onPick: (file: File) => void
  onPickMore?: ((files: readonly File[]) => void) | undefined
  /** Id of its error message. */
  describedBy?: string | undefined
}

function FileInput({ id, onPick, onPickMore, describedBy }: FileInputProps) {
  return (
    <input
      id={id}
      type="file"
      accept={ACCEPT}
      multiple={onPickMore !== undefined}
      className={styles.input}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        const [file, ...more] = [...(event.target.files ?? [])]
        event.target.value = ''
        if (file) onPick(file)
        if (more.length > 0) onPickMore?.(more)
      }}
    />
  )
}

function EmptyBox({
  title,
  detail,
  facts,
  example,
  onPick,
  onPickMore,
  missing,
}: Omit<UploadBoxProps, 'state' | 'onCancel' | 'onRetry' | 'onDelete'>) {
  const id = useId()
  return (
    <label
      className={classNames(styles.box, styles.empty, missing && styles.missing)}
      htmlFor={id}
      data-field-state={missing ? 'missing' : undefined}
    >
      <FileInput {...{ id, onPick, onPickMore }} describedBy={missing ? `${id}-missing` : undefined} />
      <span className={styles.tile}>{example ?? <Camera size={30} aria-hidden="true" />}</span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {facts && <span className={styles.detail}>{facts}</span>}
        {detail && <span className={styles.detail}>{detail}</span>}
        {missing && (
          <span className={styles.cause} id={`${id}-missing`}>
            <Trans>هنوز فرستاده نشده است.</Trans>
          </span>
        )}
      </span>
      <Plus size={24} className={styles.plus} aria-hidden="true" />
    </label>
  )
}

/** Chooses the files of several boxes at once. */
export function UploadMany({
  children,
  onPick,
}: {
  children: ReactNode
  onPick: (files: readonly File[]) => void
}) {
  const id = useId()
  return (
    <label className={styles.many} htmlFor={id}>
      <FileInput id={id} onPick={(file) => onPick([file])} onPickMore={onPick} />
      <Images size={22} aria-hidden="true" />
      {children}
    </label>
  )
}

function PickAgain({ onPick }: { onPick: (file: File) => void }) {
  const id = useId()
  return (
    <label className={styles.again} htmlFor={id}>
      <FileInput id={id} onPick={onPick} />
      <Camera size={18} aria-hidden="true" />
      <Trans>انتخاب عکس دیگر</Trans>
    </label>
  )
}

const Picture = ({ thumbnail }: { thumbnail: string | undefined }) =>
  thumbnail ? (
    <img src={thumbnail} alt="" className={styles.picture} />
  ) : (
    <FileText size={30} aria-hidden="true" />
  )

function Progress({ loaded, total }: { loaded: number; total: number }) {
  const isSmall = total < SMALL_BYTES
  const text = isSmall ? kilobytesText : megabytesText
  const [done, whole] = [text(loaded), text(total)]
  return (
    <span className={styles.detail}>
      {isSmall ? (
        <Trans>
          {done} از {whole} کیلوبایت بارگذاری شد
        </Trans>
      ) : (
        <Trans>
          {done} از {whole} مگابایت بارگذاری شد
        </Trans>
      )}
    </span>
  )
}

const ROUND = 2 * Math.PI * 25

function Ring({ loaded, total }: { loaded: number; total: number }) {
  const { t } = useLingui()
  const percent = total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : 0
  return (
    <span
      className={styles.ring}
      role="progressbar"
      aria-label={t`بارگذاری`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg width="60" height="60" viewBox="0 0 60 60" aria-hidden="true">
        <circle cx="30" cy="30" r="25" fill="none" stroke="var(--line)" strokeWidth="5" />
        <circle
          cx="30"
          cy="30"
          r="25"
          fill="none"
          stroke="var(--primary)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${(percent / 100) * ROUND} ${ROUND}`}
        />
      </svg>
      <b>{percentText(percent)}</b>
    </span>
  )
}
