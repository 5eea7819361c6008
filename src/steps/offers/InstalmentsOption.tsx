/** The row of instalments: amounts and a timeline where they can be had, the reason where not. Specification: document 2 section 4; picture 05. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Offer } from '#contract/operations/third-party-offers.ts'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { Tag } from '#ui/feedback/Marks.tsx'
import { Money } from '#ui/format/Format.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { Instalments } from '#ui/price/Instalments.tsx'
import { Text } from '#ui/text/Text.tsx'

/** Gives why instalments cannot be had, or null where they can. */
const useObstacle = ({ bnpl, companyFa }: Pick<Offer, 'bnpl' | 'companyFa'>): string | null => {
  const { t } = useLingui()
  if (bnpl === null) return t`${companyFa} قسطی نمی‌فروشد؛ این خرید نقدی است.`
  if (!bnpl.eligible) return t`خرید قسطی برای حساب شما فعال نیست؛ این خرید نقدی است.`
  return bnpl.registered ? null : t`هنوز در خرید قسطی ثبت‌نام نکرده‌اید؛ این خرید نقدی است.`
}

export function InstalmentsOption({ bnpl, companyFa }: Pick<Offer, 'bnpl' | 'companyFa'>) {
  const { t } = useLingui()
  const obstacle = useObstacle({ bnpl, companyFa })
  if (bnpl === null) return <OptionRow value="bnpl" title={t`قسطی`} disabled reason={obstacle} />
  const { amount, payments } = bnpl.plan
  const count = numberText(payments.length)
  return (
    <OptionRow
      value="bnpl"
      title={t`${count} قسط`}
      badge={<Tag>{t`بدون سود`}</Tag>}
      detail={t`اولی امروز، بقیه ماهانه`}
      disabled={obstacle !== null}
      reason={obstacle}
      openWhenChosen
      end={
        <>
          <Money toman={amount} size="m" />
          <Text as="span" look="micro" tone="quiet">
            <Trans>هر قسط</Trans>
          </Text>
        </>
      }
    >
      <Instalments dates={payments.map(({ dueDate }) => dueDate)} />
    </OptionRow>
  )
}
