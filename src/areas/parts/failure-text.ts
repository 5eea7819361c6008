/** Message of a failed call on a page. Document 1 section 8. */
import { t } from '@lingui/core/macro'
import { failureMessage } from '#adapters/gateway/failure-texts.ts'
import type { Failure } from '#machines/failure.ts'

/** The gateway's own message, or the app's by the kind of failure. */
export const failureText = (failure: Failure | null): string => {
  const message = failure && failureMessage(failure)
  if (message) return message
  return failure?.kind === 'unreachable'
    ? t`ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید.`
    : t`مشکلی از سمت ما پیش آمد. کمی بعد دوباره امتحان کنید.`
}
