/** Car-body insurance in the shared steps. Specification: document 3, sections 2 and 3. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { carErrors } from '#machines/journey/car-body-errors.ts'
import { carBodyConfigurationOf } from '#machines/journey/configurations.ts'
import { PlateField } from '#ui/plate/PlateField.tsx'
import { vehicleLabels } from '../parts/vehicle/vehicle-labels.ts'
import type { ProductPresentation } from '../product.ts'
import { CarBodyFields } from './CarBodyFields.tsx'
import { producedText } from '../parts/car-body/months.ts'
import { carBodyPurchase } from './purchase.ts'

const CarPlateField: ProductPresentation['PlateField'] = (props) => (
  <PlateField {...props} help={<Trans>همان‌طور که روی پلاک می‌بینید، از چپ به راست.</Trans>} />
)

const carBody: ProductPresentation = {
  words: () => ({
    insurance: t`بیمهٔ بدنه`,
    vehicle: t({ message: 'خودرو', context: 'inside a sentence' }),
    vehicleOf: t`خودروی`,
    vehicleFirst: t({ message: 'خودرو', context: 'first word' }),
    phase: t({ message: 'خودرو', context: 'first word' }),
    vehicles: t`خودروها`,
    lookUp: t({ message: 'استعلام', context: 'of a car' }),
    vehicleQuestion: t`خودرو را مشخص کنید`,
    vehicleSource: t`همان‌طور که روی کارت خودرو یا برگ سبز نوشته شده است.`,
  }),
  fieldNames: () => ({
    carBrand: t`برند`,
    carModel: t`مدل`,
    carProductionYear: t`سال ساخت`,
    carProductionMonth: t`ماه ساخت`,
  }),
  stateTitles: {
    'opening.configuring': msg`گرفتن مدل‌ها، پوشش‌ها و شرکت‌ها`,
  },
  PlateField: CarPlateField,
  VehicleFields: CarBodyFields,
  editNote: () => t`اگر برند را عوض کنید، باید مدل را دوباره انتخاب کنید.`,
  vehicleErrors: (vehicle, configuration) => carErrors(vehicle, carBodyConfigurationOf({ configuration })),
  vehicleFacts: (vehicle, configuration) => {
    const { carBrand, carModel } = vehicleLabels(vehicle, configuration)
    return [
      { label: t`برند`, value: carBrand },
      { label: t`مدل`, value: carModel },
      { label: t`سال ساخت`, value: producedText(vehicle) },
      { label: t`ساخت`, value: vehicle.carImported === true ? t`وارداتی` : t`ساخت ایران` },
      { label: t`کاربری`, value: t`سواری شخصی` },
    ]
  },
  purchase: carBodyPurchase,
}

export default carBody
