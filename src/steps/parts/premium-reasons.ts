/**
 * Why each line of a premium is there, in one sentence. Source: the published tariff (data notes, "How a third-party premium is
 * built"): what a percent is taken of, where it ends, and what is neither discounted nor taxed.
 */
import { t } from '@lingui/core/macro'
import type { BreakdownLine } from '#contract/operations/third-party-offers.ts'
import { numberText } from '#ui/format/numbers.ts'

/** Takes a line and whose discount it may be; gives the sentence. */
export const premiumReason = ({ line, amount, percent: exact }: BreakdownLine, companyFa: string): string => {
  const adds = amount > 0
  const percent = numberText(Math.abs(exact ?? 0), 1)
  const reasons: Record<BreakdownLine['line'], string> = {
    base: t`برای پوشش اجباری است؛ بیمهٔ مرکزی آن را برای هر گروه خودرو تعیین می‌کند و در همهٔ شرکت‌ها یکی است.`,
    'extra-cover': t`برای بخشی از سقف تعهد مالی است که بالاتر از حداقل قانونی انتخاب کرده‌اید؛ با سقف کمتر، ارزان‌تر می‌شود.`,
    driver: t`برای آسیب بدنی خود راننده است، حتی اگر مقصر باشد؛ از روی دیهٔ همین سال حساب می‌شود.`,
    'usage-surcharge': t`با این نوع خودرو یا کاربری، خطر خسارت بیشتر است؛ ${percent} درصد به حق‌بیمهٔ پایه و پوشش مالی اضافی می‌آید.`,
    'age-surcharge': t`۲ درصد برای هر سال پس از پانزده‌سالگی خودرو، حداکثر ۲۰ درصد؛ برای این خودرو ${percent} درصد شده است.`,
    'no-claim': adds
      ? t`خسارت‌هایی که گرفته‌اید از تخفیفتان بیشتر بوده است؛ ${percent} درصد به ردیف‌های بالا، جز پوشش راننده، اضافه می‌شود.`
      : t`برای سال‌هایی که خسارت نگرفته‌اید، ${percent} درصد از ردیف‌های بالا، جز پوشش راننده، کم می‌شود؛ هر سال بی‌خسارت ۵ درصد بیشتر، حداکثر ۷۰ درصد.`,
    'driver-no-claim': adds
      ? t`خسارت‌های راننده از تخفیف او بیشتر بوده است؛ ${percent} درصد به پوشش حوادث راننده اضافه می‌شود.`
      : t`برای سال‌هایی که راننده خسارت نگرفته است، ${percent} درصد از پوشش حوادث راننده کم می‌شود؛ هر سال بی‌خسارت ۵ درصد بیشتر، حداکثر ۷۰ درصد.`,
    'first-registration': t`خودروی نو در اولین بیمه‌اش ${percent} درصد از حق‌بیمهٔ پایه و پوشش مالی اضافی را نمی‌پردازد.`,
    'insurer-discount': t`${companyFa} ${percent} درصد از جمع ردیف‌های بالا کم می‌کند؛ شرکت‌های بیمه حداکثر ۲٫۵ درصد می‌توانند.`,
    'platform-discount': t`سپر ${percent} درصد از آنچه مانده کم می‌کند، جدا از تخفیف شرکت بیمه.`,
    tax: t`طبق قانون، ${percent} درصد جمع ردیف‌های بالاست؛ جریمهٔ دیرکرد مالیات ندارد.`,
    lateness: t`برای هر روز بی‌بیمه، سهم یک روز از حق‌بیمهٔ پایه و پوشش مالی یک سال است، حداکثر ۳۶۵ روز؛ نه تخفیف می‌گیرد و نه مالیات.`,
    'discount-code':
      exact === null
        ? t`کدی که وارد کرده‌اید، در پایان و از مبلغ با مالیات کم می‌شود؛ از جریمهٔ دیرکرد چیزی کم نمی‌کند.`
        : t`کدی که وارد کرده‌اید، ${percent} درصد از مبلغ با مالیات کم می‌کند، مگر به سقف خود برسد؛ از جریمهٔ دیرکرد چیزی کم نمی‌کند.`,
  }
  return reasons[line]
}

/** Why there is no late fee. */
export const noLateFeeReason = (): string =>
  t`فقط برای روزهایی است که خودرو بیمه نداشته باشد؛ شما چنین روزی ندارید.`
