/** What stands around the boxes of documents and of cheques: how many are there, until when, later or now. Specification: document 2 sections 4 and 5 "Files". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/choice/Checkbox.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText } from '#ui/format/numbers.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { useJourneyContext } from '../../journey.ts'

/** Beside the action: how many of the boxes hold a picture. */
export function UploadProgress({ boxes }: { boxes: readonly { imageId: string | null }[] }) {
  const { t } = useLingui()
  const [done, of] = [
    numberText(boxes.filter(({ imageId }) => imageId !== null).length),
    numberText(boxes.length),
  ]
  return (
    <BumperSummary label={t`تکمیل‌شده`}>
      <Trans>
        {done} از {of}
      </Trans>
    </BumperSummary>
  )
}

/** After paying the rest is not put off again. */
export function UploadDeadlineNote({ day }: { day: string }) {
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const until = dateText(day, { today, weekday: true })
  return (
    <Note kind="warn">
      <Trans>تا {until} وقت دارید؛ صدور پس از تکمیل مدارک است.</Trans>
    </Note>
  )
}

export type UploadLaterCheckboxProps = {
  title: string
  checked: boolean
  onChange: (checked: boolean) => void
  deadline: string
}

export function UploadLaterCheckbox({ title, checked, onChange, deadline }: UploadLaterCheckboxProps) {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const day = dateText(deadline, { today })
  return (
    <Checkbox
      checked={checked}
      onChange={onChange}
      title={title}
      detail={t`تا ${day} وقت دارید؛ صدور پس از تکمیل مدارک است.`}
    />
  )
}

/** Why the action waits. */
export const UploadingNote = () => (
  <Note live="status">
    <Trans>یک عکس هنوز در راه است. چند لحظه صبر کنید تا برسد، یا بارگذاری‌اش را لغو کنید.</Trans>
  </Note>
)
