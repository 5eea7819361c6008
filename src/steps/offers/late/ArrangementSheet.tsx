/**
 * Sheet for the order and the filters of the list. Each change applies at once, and the button says how many
 * offers remain. Specification: issue 3, "Sort and filter offers".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import { guards } from '#machines/journey/guards.ts'
import { isBnplOpen } from '#machines/journey/offer-facts.ts'
import { countWithFilter, MANY_BRANCHES } from '#machines/journey/offer-list.ts'
import { Button } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/choice/Checkbox.tsx'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useListedOffers, useSortNames } from '../facts/listed-offers.ts'
import { useGuard, useMatches, useJourneyContext, useSend } from '../../journey.ts'

const sorts = ['price', 'instalments', 'branches'] as const

/** The sheet over the offers of a ceiling. */
export function ArrangementSheet() {
  const { all, offers } = useListedOffers()
  return <ArrangementSheetOf all={all} passing={offers} />
}

type ListedProps = { all: readonly AnyOffer[]; passing: readonly AnyOffer[] }

export function ArrangementSheetOf({ all: offers, passing }: ListedProps) {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: { list: 'arranging' } })
  const arrangement = useJourneyContext((context) => context.arrangement)
  const isFiltered = useGuard(guards['a filter is active'])
  const remaining = passing.length
  const [count, all] = [numberText(remaining), numberText(offers.length)]
  const labels = useSortNames()
  const footer = (
    <>
      {isFiltered && (
        <Button kind="link" onClick={() => send({ type: 'arrangement.cleared' })}>
          <Trans>پاک کردن</Trans>
        </Button>
      )}
      <Button onClick={() => send({ type: 'continue' })}>
        {remaining === 0 ? <Trans>دیدن فهرست</Trans> : <Trans>نمایش {count} پیشنهاد</Trans>}
      </Button>
    </>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`چینش و فیلتر`}
      footer={footer}
    >
      <Stack gap={8}>
        <Text as="h3" look="caption" tone="soft" weight="semi">
          <Trans>ترتیب</Trans>
        </Text>
        <OptionGroup
          label={t`ترتیب`}
          value={arrangement.sort}
          onChange={(value) =>
            send({
              type: 'arrangement.changed',
              change: { sort: sorts.find((sort) => sort === value) ?? 'price' },
            })
          }
        >
          {sorts.map((sort) => (
            <OptionRow key={sort} value={sort} title={labels[sort]} compact />
          ))}
        </OptionGroup>
      </Stack>
      <Stack gap={4}>
        <Text as="h3" look="caption" tone="soft" weight="semi">
          <Trans>فقط این‌ها</Trans>
        </Text>
        <Filters offers={offers} />
      </Stack>
      <Text look="caption" tone="soft" live="status">
        {remaining === 0 ? (
          <Trans>با این فیلترها پیشنهادی نمی‌ماند.</Trans>
        ) : (
          <Trans>
            {count} پیشنهاد از {all} پیشنهاد می‌ماند.
          </Trans>
        )}
      </Text>
    </BottomSheet>
  )
}

function Filters({ offers }: { offers: readonly AnyOffer[] }) {
  const { t } = useLingui()
  const send = useSend()
  const arrangement = useJourneyContext((context) => context.arrangement)
  const bnplOpen = useJourneyContext(isBnplOpen)
  const least = numberText(MANY_BRANCHES)
  const filters = [
    {
      filter: 'bnplOnly',
      title: t`با اقساط بدون سود`,
      detail: t`چهار قسط ماهانه، بدون چک و ضامن`,
      unavailable: bnplOpen ? null : t`برای حساب شما باز نیست`,
    },
    { filter: 'chequesOnly', title: t`با چک`, detail: t`پیش‌پرداخت و چک‌های ماهانه`, unavailable: null },
    {
      filter: 'manyBranchesOnly',
      title: t`با شعبه‌های زیاد`,
      detail: t`${least} شعبهٔ پرداخت خسارت یا بیشتر`,
      unavailable: null,
    },
  ] as const
  return filters.map(({ filter, title, detail, unavailable }) => {
    const count = numberText(countWithFilter(offers, arrangement, filter, bnplOpen))
    return (
      <Checkbox
        key={filter}
        checked={arrangement[filter]}
        // A filter that was on before it became unavailable can still be removed.
        disabled={unavailable !== null && !arrangement[filter]}
        onChange={(on) => send({ type: 'arrangement.changed', change: { [filter]: on } })}
        title={title}
        detail={unavailable ?? t`${detail} · ${count} پیشنهاد`}
      />
    )
  })
}
