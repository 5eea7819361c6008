/**
 * The sites of the insurer of phones: where mobile insurance is sold, and where a claim is registered. The
 * sandbox's pages unless others are configured. Document 3 sections 1 and 2; decisions, section 9 "Leaving
 * the app".
 */
import { activeLocale } from './locale.ts'
import { isAllowedDestination } from './allowed-origins.ts'
import { gatewayUrl } from './settings.ts'

const pageOf = (set: unknown, sandboxPage: string): string =>
  typeof set === 'string' && set.trim() !== '' ? set.trim() : `${gatewayUrl}/sandbox/${sandboxPage}`

const salesPage = pageOf(import.meta.env['VITE_PHONE_INSURER_URL'], 'phone-insurer')
const claimPage = pageOf(import.meta.env['VITE_PHONE_CLAIM_URL'], 'phone-claim')

/** A page in the user's language. */
const localised = (page: string): string => {
  const address = new URL(page, location.href)
  if (activeLocale() !== 'fa') address.searchParams.set('lang', activeLocale())
  return address.href
}

export const phoneClaimPage = (): string => localised(claimPage)

/**
 * Opens the site in a new window by a form post, so that the number is in no address. Posted by a press, so
 * that no browser blocks it.
 * @param cellNumber null for a guest, whom the site asks
 * @returns whether the configuration allows the site
 */
export const openPhoneInsurer = (cellNumber: string | null): boolean => {
  if (!isAllowedDestination(salesPage)) return false
  const form = document.createElement('form')
  form.method = 'post'
  form.action = localised(salesPage)
  form.target = '_blank'
  form.rel = 'noopener'
  const fields = { returnTo: location.origin, ...(cellNumber === null ? {} : { cellNumber }) }
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
  return true
}
