/** Brand and model of a car: the model waits for its brand. Specification: document 2 section 2.5; picture 03c. */
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { numberText } from '#ui/format/numbers.ts'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { rowsOf, useVehicleFields, type VehicleFieldsProps } from './vehicle-field.ts'

export function CarFields(props: VehicleFieldsProps) {
  const { t } = useLingui()
  const { configuration, brand, typeFirst, brandFirst, part } = useVehicleFields(props)
  const onAsk = use(AskSupport)
  const askExpert = (question: string) => ({ question, onAsk })
  const brands = (configuration?.cars ?? []).map(({ code, title, models }) => {
    const count = numberText(models.length)
    return { value: code, title, detail: t`${count} مدل` }
  })
  const found = (count: number) => numberText(count)
  return (
    <>
      <PickerField
        {...part('carBrand', typeFirst)}
        label={t`برند`}
        title={t`انتخاب برند`}
        options={brands}
        countText={(count) => t`${found(count)} برند پیدا شد`}
        askExpert={askExpert(t`برندتان را پیدا نکردید؟`)}
      />
      <PickerField
        {...part('carModel', brandFirst)}
        label={t`مدل`}
        title={t`انتخاب مدل`}
        options={rowsOf(brand?.models)}
        countText={(count) => t`${found(count)} مدل پیدا شد`}
        askExpert={askExpert(t`مدلتان را پیدا نکردید؟`)}
      />
    </>
  )
}
