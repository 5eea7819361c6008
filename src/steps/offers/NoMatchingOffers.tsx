/** Offers are there, but the filters leave none of them: said calmly, with the way out. Issue 3, "Sort and filter offers". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useSend } from '../journey.ts'

/** `all` offers are there. */
export function NoMatchingOffers({ all }: { all: number }) {
  const { t } = useLingui()
  const send = useSend()
  const count = numberText(all)
  const actions = (
    <>
      <Button full onClick={() => send({ type: 'arrangement.cleared' })}>
        <Trans>نمایش همه</Trans>
      </Button>
      <Button kind="link" onClick={() => send({ type: 'arrangement-sheet.opened' })}>
        <Trans>تغییر فیلترها</Trans>
      </Button>
    </>
  )
  return (
    <EmptyState title={t`با این فیلترها پیشنهادی نیست`} action={actions}>
      <Trans>{count} بیمه‌گر برای خودروی شما قیمت داده‌اند؛ فیلترها را بردارید تا همه را ببینید.</Trans>
    </EmptyState>
  )
}
