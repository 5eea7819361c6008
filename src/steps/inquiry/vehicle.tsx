/** Inquiry, second step: what the registry knows of the vehicle, to be looked over. Specification: document 2 section 2.5; picture 03b. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { Question } from '../parts/Question.tsx'
import { SanhubHint } from '../parts/vehicle/SanhubHint.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import {
  capacityExplanation,
  picksOf,
  usageExplanation,
  vehicleLabels,
} from '../parts/vehicle/vehicle-labels.ts'
import { VehicleEdit } from './VehicleEdit.tsx'
import styles from './review.module.css'

export default function Vehicle() {
  const { t } = useLingui()
  const send = useSend()
  const plate = useJourneyContext((memory) => memory.plate)
  const vehicle = useJourneyContext((memory) => memory.vehicle)
  const configuration = useJourneyContext((memory) => memory.configuration)
  const words = vehicleLabels(vehicle, configuration)
  const seats = picksOf(vehicle.carType, configuration) === 'seats'
  const facts = [
    { label: t`نوع خودرو`, value: words.carType },
    { label: t`کاربری`, value: words.carUsage, meaning: usageExplanation() },
    { label: t`برند`, value: words.carBrand },
    { label: t`مدل`, value: words.carModel },
    {
      label: seats ? t`تعداد سرنشین` : t`ظرفیت بار (تناژ)`,
      value: words.carDetailCode,
      meaning: capacityExplanation(seats),
    },
    { label: t`سال ساخت`, value: words.carProductionYear },
  ]
  return (
    <StepScreen title={<Trans>بیمهٔ شخص ثالث</Trans>} action={<Trans>درست است، ادامه</Trans>}>
      <Question
        detail={
          <>
            <Trans>نتیجهٔ استعلام سنهاب. اگر درست نیست، ویرایش کنید.</Trans>
            <SanhubHint />
          </>
        }
      >
        <Trans>این خودروی شماست؟</Trans>
      </Question>
      <Card pad="none">
        <Row justify="between" wrap className={styles.head}>
          <PlateView plate={plate} />
          <Button
            kind="link"
            icon={<Pencil size={17} aria-hidden="true" />}
            label={t`ویرایش مشخصات خودرو`}
            onClick={() => send({ type: 'vehicle-edit.opened' })}
          >
            <Trans>ویرایش</Trans>
          </Button>
        </Row>
        <Rule />
        <div className={styles.facts}>
          <FactRows facts={facts} />
        </div>
      </Card>
      <Note kind="soft">
        <Trans>این اطلاعات از سامانهٔ بیمهٔ مرکزی آمده و روی بیمه‌نامه چاپ می‌شود.</Trans>
      </Note>
      <VehicleEdit />
    </StepScreen>
  )
}
