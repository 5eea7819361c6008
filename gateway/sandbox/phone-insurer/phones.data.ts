/** Phones by brand and rates of the plans that the sandbox's phone insurer sells. All prices are invented. */
import type { MobilePlan } from '#contract/values/mobile-policy.ts'

/** One of the sandbox's insurers. */
export const PHONE_INSURER = 'sepehr'

export type Phone = { readonly code: string; readonly name: string; readonly isInsured: boolean }

const phonesOf = (brand: string, models: readonly string[], isInsured: (model: string) => boolean) => ({
  brand,
  phones: models.map((model): Phone => {
    const name = `${brand} ${model}`
    return { code: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), name, isInsured: isInsured(model) }
  }),
})
const all = () => true

/** Samsung's Z series and Motorola are not insured. Document 3 section 9. */
export const phonesByBrand: readonly { readonly brand: string; readonly phones: readonly Phone[] }[] = [
  phonesOf('Apple', ['iPhone 13', 'iPhone 14', 'iPhone 15', 'iPhone 16', 'iPhone 16 Pro'], all),
  phonesOf(
    'Samsung',
    [
      'Galaxy A16',
      'Galaxy A36',
      'Galaxy A56',
      'Galaxy S24 FE',
      'Galaxy S25',
      'Galaxy Z Flip6',
      'Galaxy Z Fold6',
    ],
    (model) => !model.startsWith('Galaxy Z '),
  ),
  phonesOf('Xiaomi', ['Redmi Note 13', 'Redmi Note 14', 'Poco X7', '14T'], all),
  phonesOf('Honor', ['X9b', '200', 'Magic6'], all),
  phonesOf('Nothing', ['Phone 2a', 'Phone 3a'], all),
  phonesOf('Motorola', ['Edge 50', 'Moto G54'], () => false),
]

const phones = new Map(phonesByBrand.flatMap((each) => each.phones.map((phone) => [phone.code, phone])))

export const phoneOf = (code: string): Phone | undefined => phones.get(code)

/** Premium of a year, percent of the phone's price. */
const rates: Readonly<Record<MobilePlan, number>> = { theft: 3, 'theft-and-breakage': 6 }

/** Returns the premium of a year, rounded to 1,000 toman. */
export const phonePremium = (plan: MobilePlan, phonePrice: number): number =>
  Math.round((phonePrice * rates[plan]) / 100_000) * 1000
