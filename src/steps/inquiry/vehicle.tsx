/**
 * Inquiry, second step: the user reviews the vehicle that the registry found, and may correct it in a sheet.
 * Specification: document 2 section 2.5; design language, "Bottom sheet"; pictures 03 and 03b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { plateOf } from '#machines/journey/quote.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useCan, useJourneyContext, useMatches, useSend } from '../journey.ts'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen, useContinue } from '../parts/StepScreen.tsx'
import { SanhubHint } from '../parts/vehicle/SanhubHint.tsx'
import { useEmptyVehicleTexts, useProduct, useProductWords } from '../product.ts'
import styles from './review.module.css'

export default function Vehicle() {
  const { t } = useLingui()
  const send = useSend()
  const plate = plateOf(useJourneyContext((context) => context.quote))
  const vehicle = useJourneyContext((context) => context.quote.vehicle)
  const configuration = useJourneyContext((context) => context.configuration)
  const { vehicleFacts, VehicleIcon } = useProduct()
  const { vehicle: word, vehicleOf } = useProductWords()
  const edit = (
    <Button
      kind="link"
      icon={<Pencil size={17} aria-hidden="true" />}
      label={t`ویرایش مشخصات ${word}`}
      onClick={() => send({ type: 'vehicle-edit.opened' })}
    >
      {VehicleIcon ? <Trans>ویرایش مشخصات</Trans> : <Trans>ویرایش</Trans>}
    </Button>
  )
  return (
    <StepScreen action={<Trans>درست است، ادامه</Trans>}>
      <Question
        detail={
          <SanhubHint>
            <Trans>نتیجهٔ استعلام سنهاب. اگر درست نیست، ویرایش کنید.</Trans>
          </SanhubHint>
        }
      >
        <Trans>این {vehicleOf} شماست؟</Trans>
      </Question>
      <Card pad="none">
        <Row justify="between" wrap className={styles.head}>
          <PlateView plate={plate} size="review" />
          {VehicleIcon ? (
            <IconTile>
              <VehicleIcon vehicle={vehicle} />
            </IconTile>
          ) : (
            edit
          )}
        </Row>
        <Rule />
        <div className={styles.facts}>
          <FactRows facts={vehicleFacts(vehicle, configuration)} />
        </div>
        {VehicleIcon && (
          <>
            <Rule />
            <Row justify="center">{edit}</Row>
          </>
        )}
      </Card>
      <Note kind="soft">
        <Trans>این اطلاعات از سامانهٔ بیمهٔ مرکزی آمده و روی بیمه‌نامه چاپ می‌شود.</Trans>
      </Note>
      <VehicleEditSheet />
    </StepScreen>
  )
}

/** The sheet that edits a copy of the vehicle. Closing it discards the copy; confirming requires a change. */
function VehicleEditSheet() {
  const send = useSend()
  const open = useMatches({ inquiry: { vehicle: 'editing' } })
  const plate = plateOf(useJourneyContext((context) => context.quote))
  const vehicle = useJourneyContext((context) => context.quote.vehicle)
  const draft = useJourneyContext((context) => context.vehicleDraft) ?? vehicle
  const configuration = useJourneyContext((context) => context.configuration)
  const { VehicleFields, vehicleErrors, editNote } = useProduct()
  const { vehicle: word } = useProductWords()
  const form = useFormState(vehicleErrors(draft, configuration), {}, { emptyTexts: useEmptyVehicleTexts() })
  const confirm = useContinue()
  const confirmable = useCan({ type: 'continue' }) && open
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={<Trans>ویرایش مشخصات {word}</Trans>}
      footer={
        <Button
          full
          blocked={!confirmable || !form.isValid}
          onBlockedPress={() => confirmable && confirm()}
          onClick={confirm}
        >
          <Trans>تأیید و ادامه</Trans>
        </Button>
      }
    >
      <Stack>
        <Row justify="between" wrap className={styles.plate}>
          <div>
            <Text look="small" weight="semi">
              <Trans>پلاک</Trans>
            </Text>
            <Text look="micro" tone="quiet">
              <Trans>اینجا قابل ویرایش نیست</Trans>
            </Text>
          </div>
          <PlateView plate={plate} />
        </Row>
        <VehicleFields vehicle={draft} errorOf={form.errorOf} />
        {editNote && <Note>{editNote()}</Note>}
      </Stack>
    </BottomSheet>
  )
}
