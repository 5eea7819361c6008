/**
 * Page of the partner's wallet. Document 1 section 2 "Profile/help menu"; decisions, section 9 "Leaving the
 * app".
 */
import { isAllowedDestination } from './allowed-origins.ts'
import { gatewayUrl } from './settings.ts'

const set: unknown = import.meta.env['VITE_WALLET_URL']
const page = typeof set === 'string' && set.trim() !== '' ? set.trim() : `${gatewayUrl}/sandbox/wallet`

/** The sandbox's page unless another is configured; undefined where the app may not leave for it. */
export const walletPage = (): string | undefined => (isAllowedDestination(page) ? page : undefined)
