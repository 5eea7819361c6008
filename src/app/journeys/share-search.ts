/** Shares a search: a link that opens the same offers on another device, with nothing of a person in it. Issue «share a quote»; document 2 section 7. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shareLink } from '#adapters/share-link.ts'
import { sharedQueryOf } from '#machines/journey/address-query.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { hrefOf } from '../routing/address.ts'
import { showToast } from '../app-services.ts'

const OFFERS = '/third-party/offers'

/** Takes a journey's memory; gives the address that opens its search anywhere. */
export const shareLinkOf = (context: JourneyContext): string =>
  new URL(hrefOf({ path: OFFERS, step: null, query: sharedQueryOf(context) }), location.origin).href

/** Takes a journey's memory; shares its search, and says so where nobody else does. */
export const shareSearch = async (context: JourneyContext): Promise<void> => {
  const shared = await shareLink(i18n._(msg`پیشنهادهای بیمهٔ شخص ثالث`), shareLinkOf(context))
  if (shared === 'copied') showToast({ kind: 'success', text: i18n._(msg`پیوند این قیمت‌ها کپی شد.`) })
  if (shared === 'not-shared')
    showToast({ kind: 'error', text: i18n._(msg`پیوند کپی نشد؛ نشانی بالای مرورگر را بفرستید.`) })
}
