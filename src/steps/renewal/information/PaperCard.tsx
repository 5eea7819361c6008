/**
 * Whether a paper copy is sent, and where: to the policy address, or to another one. Specification: document
 * 2 section 2.9; picture 43.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { useId } from 'react'
import { isPaperRequired } from '#machines/journey/order-completeness.ts'
import { streetText } from '#ui/address/address-text.ts'
import { Button } from '#ui/button/Button.tsx'
import { ChoiceError } from '#ui/choice/ChoiceError.tsx'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { Switch } from '#ui/choice/Switch.tsx'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { tomanText } from '#ui/format/numbers.ts'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { Grow, Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useHasTag, useJourneyContext, useSend } from '../../journey.ts'
import { useChosenAddress } from '../../parts/address-book/AddressBook.tsx'
import styles from './information.module.css'

export function PaperCard({ isMissing }: { isMissing: boolean }) {
  const send = useSend()
  const id = useId()
  const paper = useJourneyContext(({ delivery }) => delivery.paper === true)
  const required = useJourneyContext(isPaperRequired)
  const postage = useJourneyContext(({ renewal }) => tomanText(renewal?.deliveryAmount ?? 0))
  return (
    <Card pad="none">
      <div className={styles.row}>
        <Row gap={12}>
          <IconTile>
            <FileText size={22} />
          </IconTile>
          <Grow>
            <Text look="small" weight="bold" id={`${id}-title`}>
              <Trans>نسخهٔ کاغذی هم می‌خواهم</Trans>
            </Text>
            <Text look="caption" tone="soft" id={`${id}-cost`}>
              {required ? (
                <Trans>{postage}؛ این بیمه‌گر همراه هر بیمه‌نامه می‌فرستد.</Trans>
              ) : (
                <Trans>{postage}، ۲ تا ۳ روز کاری</Trans>
              )}
            </Text>
          </Grow>
          <Switch
            on={paper}
            disabled={required}
            labelledBy={`${id}-title`}
            describedBy={`${id}-cost`}
            onChange={(on) => send({ type: 'delivery.changed', change: { paper: on } })}
          />
        </Row>
      </div>
      {paper && (
        <>
          <Rule />
          <DeliveryPlace isMissing={isMissing} />
        </>
      )}
    </Card>
  )
}

function DeliveryPlace({ isMissing }: { isMissing: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const showingErrors = useHasTag('showingErrors')
  const isElsewhere = useJourneyContext(
    ({ addressUid, delivery }) => delivery.addressUid !== null && delivery.addressUid !== addressUid,
  )
  const address = useChosenAddress('delivery')
  const chooseOther = () => send({ type: 'delivery-place.chosen', place: 'other' })
  return (
    <div className={styles.row} data-field-state={isMissing ? (showingErrors ? 'error' : 'missing') : 'fine'}>
      <Stack gap={10}>
        <Text look="small" tone="soft" weight="semi">
          <Trans>به کدام نشانی بفرستیم؟</Trans>
        </Text>
        <OptionGroup
          label={t`به کدام نشانی بفرستیم؟`}
          value={isElsewhere ? 'other' : 'policy'}
          onChange={(place) =>
            place === 'other' ? chooseOther() : send({ type: 'delivery-place.chosen', place: 'policy' })
          }
        >
          <OptionRow value="policy" title={<Trans>همان نشانی بیمه‌نامه</Trans>} compact />
          <OptionRow
            value="other"
            title={<Trans>نشانی دیگر</Trans>}
            detail={isElsewhere && address ? streetText(address) : undefined}
            compact={!isElsewhere}
            actions={
              isElsewhere && (
                <Button kind="link" label={t`تغییر نشانی ارسال`} onClick={chooseOther}>
                  <Trans>تغییر</Trans>
                </Button>
              )
            }
          />
        </OptionGroup>
        <ChoiceError
          sentence={isMissing && showingErrors ? t`برای نسخهٔ کاغذی یک نشانی لازم است.` : undefined}
        />
      </Stack>
    </div>
  )
}
