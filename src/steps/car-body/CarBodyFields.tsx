/**
 * The car: brand, model and production year. The model waits for its brand. Specification: document 3,
 * sections 2 "Manual quote wizard" and 4.
 */
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { numberText } from '#ui/format/numbers.ts'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { useSend } from '../journey.ts'
import { optionsOf, useVehiclePicker } from '../parts/vehicle/vehicle-pickers.tsx'
import type { VehicleFieldsProps } from '../product.ts'
import { useCarBodyConfiguration } from '../parts/car-body/car-body.ts'
import { type Produced, YearField } from './YearField.tsx'

export function CarBodyFields(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const send = useSend()
  const { vehicle, errorOf, gapOf } = props
  const configuration = useCarBodyConfiguration()
  const picker = useVehiclePicker(props)
  const onAsk = use(AskSupport)
  const brand = configuration?.cars.find(({ code }) => code === vehicle.carBrand)
  const found = (count: number) => numberText(count)
  const brands = (configuration?.cars ?? []).map(({ code, title, models }) => {
    const count = numberText(models.length)
    return { value: code, title, detail: t`${count} مدل` }
  })
  const changeYear = ({ carImported, carProductionYear, carProductionMonth }: Produced) =>
    send({
      type: 'vehicle.changed',
      change: {
        carImported,
        carProductionYear,
        ...(carProductionMonth !== null && { carProductionMonth }),
      },
    })
  return (
    <>
      <PickerField
        {...picker('carBrand')}
        label={t`برند`}
        title={t`انتخاب برند`}
        options={brands}
        countText={(count) => t`${found(count)} برند`}
        askExpert={{ question: t`برندتان را پیدا نکردید؟`, onAsk }}
      />
      <PickerField
        {...picker('carModel')}
        {...(brand === undefined && { error: undefined, disabledReason: t`اول برند را انتخاب کنید.` })}
        label={t`مدل`}
        title={t`انتخاب مدل`}
        options={optionsOf(brand?.models)}
        countText={(count) => t`${found(count)} مدل`}
        askExpert={{ question: t`مدلتان را پیدا نکردید؟`, onAsk }}
      />
      {configuration && (
        <YearField
          label={t`سال ساخت`}
          help={t`روی کارت خودرو و برگ سبز نوشته شده است.`}
          produced={vehicle}
          configuration={configuration}
          error={errorOf('carProductionYear') ?? errorOf('carProductionMonth')}
          warning={gapOf?.('carProductionYear') ?? gapOf?.('carProductionMonth')}
          onChange={changeYear}
        />
      )}
    </>
  )
}
