/**
 * The sheet that edits a copy of the vehicle: closing it changes nothing, confirming needs a change.
 * Specification: document 2 section 2.5; design language, "Bottom sheet"; picture 03.
 */
import { Trans } from '@lingui/react/macro'
import { vehicleErrors } from '#machines/journey/answer-errors.ts'
import type { VehicleAnswers } from '#machines/journey/answers.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { useFormState } from '../parts/form-state.ts'
import { VehicleFields } from '../parts/vehicle/VehicleFields.tsx'
import styles from './review.module.css'

const fields = [
  'carType',
  'carUsage',
  'carBrand',
  'carModel',
  'carDetailCode',
  'carProductionYear',
  'carProductionMonth',
] as const
const differ = (one: VehicleAnswers, other: VehicleAnswers) =>
  fields.some((field) => one[field] !== other[field])

export function VehicleEdit() {
  const send = useSend()
  const open = useMatches({ inquiry: { vehicle: 'editing' } })
  const plate = useJourneyContext((memory) => memory.plate)
  const vehicle = useJourneyContext((memory) => memory.vehicle)
  const draft = useJourneyContext((memory) => memory.vehicleDraft) ?? vehicle
  const configuration = useJourneyContext((memory) => memory.configuration)
  const form = useFormState(vehicleErrors(draft, configuration))
  const changed = differ(draft, vehicle)
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={<Trans>ویرایش مشخصات خودرو</Trans>}
      footer={
        <Button
          full
          blocked={!changed || !form.isValid}
          onBlockedPress={() => changed && form.submit()}
          onClick={form.submit}
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
        <Note>
          <Trans>اگر برند را عوض کنید، باید مدل را دوباره انتخاب کنید.</Trans>
        </Note>
      </Stack>
    </BottomSheet>
  )
}
