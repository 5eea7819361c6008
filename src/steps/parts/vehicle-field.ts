/** What every picker of a vehicle's parts has in common: its value, its event, its problem, and why it must wait. */
import { useLingui } from '@lingui/react/macro'
import type { Choice } from '#contract/operations/third-party-configuration.ts'
import type { VehicleAnswers } from '#machines/journey/answers.ts'
import { useJourneyContext, useSend } from '../journey.ts'

export type VehicleField = keyof VehicleAnswers
export type VehicleFieldsProps = {
  vehicle: VehicleAnswers
  errorOf: (field: VehicleField) => string | undefined
}

/** Takes choices of the configuration; gives rows of a picker, without tiles. */
export const rowsOf = (choices: readonly Choice[] | undefined) =>
  (choices ?? []).map(({ code, title }) => ({ value: code, title, tile: null }))

/** Takes the vehicle being told; gives its type and brand in the configuration, and what makes the props of a part's picker. */
export const useVehicleFields = ({ vehicle, errorOf: problemOf }: VehicleFieldsProps) => {
  const { t } = useLingui()
  const send = useSend()
  const configuration = useJourneyContext((memory) => memory.configuration)
  const type = configuration?.carTypes.find(({ code }) => code === vehicle.carType)
  const brand = configuration?.cars.find(({ code }) => code === vehicle.carBrand)
  const typeFirst = type ? undefined : t`اول نوع خودرو را انتخاب کنید.`
  const brandFirst = typeFirst ?? (brand ? undefined : t`اول برند را انتخاب کنید.`)
  /** A part that has to wait says why, and nothing else. */
  const part = (field: VehicleField, disabledReason?: string) => ({
    value: vehicle[field],
    onChange: (code: string) => send({ type: 'vehicle.changed', change: { [field]: code } }),
    disabledReason,
    error: disabledReason === undefined ? problemOf(field) : undefined,
    placeholder: t`انتخاب کنید`,
  })
  return { configuration, type, brand, typeFirst, brandFirst, part }
}
