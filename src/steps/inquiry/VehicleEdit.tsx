/**
 * The sheet that edits a copy of the vehicle: closing it changes nothing, confirming needs a change.
 * Specification: document 2 section 2.5; design language, "Bottom sheet"; picture 03.
 */
import { Trans } from '@lingui/react/macro'
import { vehicleProblems } from '#machines/journey/answers.ts'
import type { VehicleAnswers } from '#machines/journey/context.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useIsIn, useMemory, useSend } from '../journey.ts'
import { useProblems } from '../parts/problems.ts'
import { VehicleFields } from '../parts/VehicleFields.tsx'
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
  const open = useIsIn({ inquiry: { vehicle: 'editing' } })
  const plate = useMemory((memory) => memory.plate)
  const vehicle = useMemory((memory) => memory.vehicle)
  const draft = useMemory((memory) => memory.vehicleDraft) ?? vehicle
  const configuration = useMemory((memory) => memory.configuration)
  const form = useProblems(vehicleProblems(draft, configuration))
  const changed = differ(draft, vehicle)
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={<Trans>ویرایش مشخصات خودرو</Trans>}
      footer={
        <Button
          full
          blocked={!changed || !form.complete}
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
        <VehicleFields vehicle={draft} problemOf={form.problemOf} />
        <Note>
          <Trans>اگر برند را عوض کنید، باید مدل را دوباره انتخاب کنید.</Trans>
        </Note>
      </Stack>
    </BottomSheet>
  )
}
