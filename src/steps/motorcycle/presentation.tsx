/** Motorcycle insurance in the shared steps. Specification: document 2 sections 2.2, 2.5 and 2.6. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { MotorcyclePlateField } from '#ui/plate/MotorcyclePlateField.tsx'
import { vehicleLabels } from '../parts/vehicle/vehicle-labels.ts'
import { liabilityVehicleErrors } from '../parts/vehicle/liability-vehicle.ts'
import type { ProductPresentation } from '../product.ts'
import { MotorcycleIcon } from './icons.tsx'
import { MotorcycleFields } from './MotorcycleFields.tsx'

const PlateField: ProductPresentation['PlateField'] = (props) => (
  <MotorcyclePlateField {...props} help={<Trans>۳ رقم بالا و ۵ رقم پایین پلاک را وارد کنید.</Trans>} />
)

const motorcycle: ProductPresentation = {
  words: () => ({
    insurance: t`بیمهٔ موتورسیکلت`,
    vehicle: t({ message: 'موتورسیکلت', context: 'inside a sentence' }),
    vehicleOf: t({ message: 'موتورسیکلت', context: 'inside a sentence' }),
    vehicleFirst: t({ message: 'موتورسیکلت', context: 'first word' }),
    phase: t({ message: 'خودرو', context: 'phase of a purchase' }),
    vehicles: t`موتورسیکلت‌ها`,
    lookUp: t({ message: 'استعلام', context: 'of a motorcycle' }),
    vehicleQuestion: t`موتورسیکلت شما از کدام نوع است؟`,
    vehicleSource: t`حجم موتور و تعداد سیلندر روی کارت آن نوشته شده است.`,
  }),
  fieldNames: () => ({ carDetailCode: t`نوع موتورسیکلت`, carProductionYear: t`سال ساخت` }),
  stateTitles: {
    'opening.configuring': msg`گرفتن انواع موتورسیکلت و شرکت‌ها`,
    'inquiry.vehicle': msg`مشخصات موتورسیکلت`,
    'inquiry.vehicle-edit': msg`ویرایش مشخصات موتورسیکلت`,
    vehicle: msg({ message: 'موتورسیکلت', context: 'first word' }),
    'vehicle.details': msg`مشخصات موتورسیکلت`,
  },
  PlateField,
  VehicleFields: MotorcycleFields,
  vehicleErrors: liabilityVehicleErrors,
  vehicleFacts: (vehicle, configuration) => {
    const labels = vehicleLabels(vehicle, configuration)
    return [
      { label: t`نوع وسیله`, value: labels.carType },
      { label: t`نوع موتورسیکلت`, value: labels.carDetailCode },
      { label: t`سال ساخت`, value: labels.carProductionYear },
    ]
  },
  VehicleIcon: ({ vehicle }) => <MotorcycleIcon classCode={vehicle.carDetailCode} size={30} />,
}

export default motorcycle
