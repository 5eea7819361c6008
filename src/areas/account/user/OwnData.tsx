/**
 * «Your data»: a copy of everything that is stored about the user, and the deletion of the account. Decision
 * 042.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Download, FileDown, UserRoundX } from 'lucide-react'
import { Text } from '#ui/text/Text.tsx'
import { QuestionSheet } from '../QuestionSheet.tsx'
import { PressRow, RowGroup } from '../Rows.tsx'
import { DeletionSheet } from './DeletionSheet.tsx'
import { Section } from './Section.tsx'
import type { UserPageProps } from './user-page-ref.ts'

export function OwnData({ actor }: UserPageProps) {
  const { t } = useLingui()
  return (
    <Section id="data" title={t`داده‌های من`}>
      <RowGroup>
        <PressRow
          icon={FileDown}
          title={t`دریافت همهٔ داده‌هایم`}
          onPress={() => actor.send({ type: 'copy.opened' })}
        />
        <PressRow
          icon={UserRoundX}
          title={t`پاک کردن حساب`}
          danger
          onPress={() => actor.send({ type: 'account-deletion.opened' })}
        />
      </RowGroup>
      <CopySheet actor={actor} />
      <DeletionSheet actor={actor} />
    </Section>
  )
}

function CopySheet({ actor }: UserPageProps) {
  const { t } = useLingui()
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('copyOfData'))
  const isReading = useSelector(actor, (snapshot) => snapshot.matches({ copyOfData: 'reading' }))
  const failure = useSelector(actor, ({ context }) => context.failure)
  return (
    <QuestionSheet
      open={isOpen}
      title={t`دریافت همهٔ داده‌هایم`}
      keep={t`بستن`}
      confirm={t`دریافت فایل`}
      icon={<Download size={20} aria-hidden="true" />}
      tone="plain"
      isWorking={isReading}
      failure={isOpen ? failure : null}
      onClose={() => actor.send({ type: 'sheet.closed' })}
      onConfirm={() => actor.send({ type: 'continue' })}
    >
      <Text>
        <Trans>
          یک فایل با همهٔ آنچه از شما داریم: شماره، نشانی‌ها، سفارش‌ها و بیمه‌نامه‌ها، پرداخت‌ها، نام عکس‌ها، پیام‌ها
          و دستگاه‌ها.
        </Trans>
      </Text>
      <Text look="small" tone="soft">
        <Trans>فایل JSON است و روی همین دستگاه ذخیره می‌شود؛ جای امنی نگهش دارید.</Trans>
      </Text>
    </QuestionSheet>
  )
}
