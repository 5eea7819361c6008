/** Third-party insurance of a car in the shared steps. Specification: document 2 sections 2.5 and 2.6. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PlateField } from '#ui/plate/PlateField.tsx'
import { picksOf, vehicleLabels } from '../parts/vehicle/vehicle-labels.ts'
import { liabilityVehicleErrors } from '../parts/vehicle/liability-vehicle.ts'
import type { ProductPresentation } from '../product.ts'
import { CarFields } from './CarFields.tsx'
import { capacityExplanation, usageExplanation } from './explanations.ts'

const CarPlateField: ProductPresentation['PlateField'] = (props) => (
  <PlateField {...props} help={<Trans>همان‌طور که روی پلاک می‌بینید، از چپ به راست.</Trans>} />
)

const thirdParty: ProductPresentation = {
  words: () => ({
    insurance: t`بیمهٔ شخص ثالث`,
    vehicle: t({ message: 'خودرو', context: 'inside a sentence' }),
    vehicleOf: t`خودروی`,
    vehicleFirst: t({ message: 'خودرو', context: 'first word' }),
    phase: t({ message: 'خودرو', context: 'first word' }),
    vehicles: t`خودروها`,
    lookUp: t({ message: 'استعلام', context: 'of a car' }),
    vehicleQuestion: t`خودروی شما چیست؟`,
    vehicleSource: t`همان‌طور که روی کارت خودرو یا برگ سبز نوشته شده است.`,
  }),
  fieldNames: () => ({
    carType: t`نوع خودرو`,
    carUsage: t`کاربری`,
    carBrand: t`برند`,
    carModel: t`مدل`,
    carDetailCode: t`ظرفیت`,
    carProductionYear: t`سال ساخت`,
    carProductionMonth: t`ماه ساخت`,
  }),
  stateTitles: {},
  PlateField: CarPlateField,
  VehicleFields: CarFields,
  editNote: () => t`اگر برند را عوض کنید، باید مدل را دوباره انتخاب کنید.`,
  vehicleErrors: liabilityVehicleErrors,
  vehicleFacts: (vehicle, configuration) => {
    const labels = vehicleLabels(vehicle, configuration)
    const seats = picksOf(vehicle.carType, configuration) === 'seats'
    return [
      { label: t`نوع خودرو`, value: labels.carType },
      { label: t`کاربری`, value: labels.carUsage, meaning: usageExplanation() },
      { label: t`برند`, value: labels.carBrand },
      { label: t`مدل`, value: labels.carModel },
      {
        label: seats ? t`تعداد سرنشین` : t`ظرفیت بار (تناژ)`,
        value: labels.carDetailCode,
        meaning: capacityExplanation(seats),
      },
      { label: t`سال ساخت`, value: labels.carProductionYear },
    ]
  },
}

export default thirdParty
