/** Buys mobile policies on the sandbox's site, as a customer does. */
import type { FastifyInstance } from 'fastify'
import { isImei } from '../sandbox/phone-insurer/phone-form.ts'
import { postForm } from './sign-in.sample.ts'

/** Returns an IMEI of a number's own phone: fourteen digits, and the check digit of Luhn's formula. */
const imeiOf = (cellNumber: string): string => {
  const digits = `356${cellNumber}`
  const last = Array.from({ length: 10 }, (_, digit) => String(digit)).find((digit) => isImei(digits + digit))
  return `${digits}${last ?? ''}`
}

const phone = {
  buyerName: 'نگار آزمون',
  device: 'samsung-galaxy-a56',
  phonePrice: '42000000',
  repaired: 'no',
  plan: 'theft-and-breakage',
}

type PhoneAnswers = Partial<typeof phone & { imei: string }>

const locationOf = (answer: Awaited<ReturnType<typeof postForm>>): string => String(answer.headers.location)

/** Opens the site as the app does. Returns the path of the visit. */
export const openPhoneInsurer = async (server: FastifyInstance, cellNumber: string): Promise<string> =>
  locationOf(await postForm(server, '/sandbox/phone-insurer', { cellNumber }))

/** Orders a policy. Returns the path of its page on the site. */
export const orderPhonePolicy = async (
  server: FastifyInstance,
  cellNumber: string,
  change: PhoneAnswers = {},
): Promise<string> => {
  const visit = await openPhoneInsurer(server, cellNumber)
  return locationOf(
    await postForm(server, visit, { cellNumber, imei: imeiOf(cellNumber), ...phone, ...change }),
  )
}

/** Orders and pays a policy. */
export const buyPhonePolicy = async (
  server: FastifyInstance,
  cellNumber: string,
  change: PhoneAnswers = {},
): Promise<void> => {
  await postForm(server, await orderPhonePolicy(server, cellNumber, change), { decision: 'pay' })
}
