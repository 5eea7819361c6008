/** The saved account, and the confirmation before it is removed. Decisions, section 7. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import { groupedSheba } from '#contract/values/sheba.ts'
import { Button } from '#ui/button/Button.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { Text } from '#ui/text/Text.tsx'
import { QuestionSheet } from '../QuestionSheet.tsx'
import type { BankAccountRef } from './bank-account-ref.ts'
import { BankCard } from './BankCard.tsx'

export function NamedAccount({ actor }: { actor: BankAccountRef }) {
  const { sheba, holder } = useSelector(actor, ({ context }) => context.account)
  return (
    <>
      <div>
        <Text as="h2" look="h1">
          <Trans>پولتان به این حساب برمی‌گردد</Trans>
        </Text>
        <Text look="small" tone="soft">
          <Trans>اگر سفارشی لغو شود، پول به این حساب برمی‌گردد.</Trans>
        </Text>
      </div>
      <BankCard
        sheba={sheba ?? ''}
        holder={holder}
        details={
          <Text look="caption" tone="soft">
            <Digits>{groupedSheba(sheba ?? '')}</Digits>
          </Text>
        }
      />
      <div>
        <Button
          kind="link"
          tone="danger"
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={() => actor.send({ type: 'removal.opened' })}
        >
          <Trans>حذف حساب بانکی</Trans>
        </Button>
      </div>
      <RemovalSheet actor={actor} />
    </>
  )
}

function RemovalSheet({ actor }: { actor: BankAccountRef }) {
  const { t } = useLingui()
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('sheet'))
  const isRemoving = useSelector(actor, (snapshot) => snapshot.hasTag('submitting'))
  const failure = useSelector(actor, ({ context }) => context.failure)
  return (
    <QuestionSheet
      open={isOpen}
      title={t`این حساب حذف شود؟`}
      keep={t`نگه داشتن`}
      confirm={t`حذف حساب بانکی`}
      isWorking={isRemoving}
      failure={failure}
      onClose={() => actor.send({ type: 'sheet.closed' })}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
    >
      <Text>
        <Trans>از این پس پول سفارش‌های لغوشده به همان کارتی برمی‌گردد که با آن پرداخت کرده‌اید.</Trans>
      </Text>
    </QuestionSheet>
  )
}
