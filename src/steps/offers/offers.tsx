/**
 * Offers: every insurer's price for the ceiling and the term, and choosing one. The behaviour is
 * machines/steps/offers.ts. Specification: document 2 sections 2.7, 4 and 8; design language, "Calm offers",
 * pictures 05, 14, 16, 19 and 19b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { memo, Suspense } from 'react'
import { IconButton } from '#ui/button/IconButton.tsx'
import { OfferSkeletons } from '#ui/feedback/OfferSkeletons.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useJourneyContext, useMatches, useSend } from '../journey.ts'
import { isLiabilityOffer } from '../liability.ts'
import { useFailedContent } from '../parts/FailureNote.tsx'
import { StepScreen, type StepScreenProps } from '../parts/StepScreen.tsx'
import { CeilingBand } from './list/CeilingBand.tsx'
import { ChoiceSummary, ContinueWithChoice, ListProgress } from './list/ChoiceBar.tsx'
import { markingBar, markingList, offersAside, usePrefetchedParts } from './lazy-parts.ts'
import { LoadingTitle, WaitingFor } from './list/Loading.tsx'
import { type ListedOffers, useListedOffers } from './facts/listed-offers.ts'
import { OfferList } from './list/OfferList.tsx'
import styles from './offers.module.css'
import { Sheets } from './Sheets.tsx'
import { ToolRow } from './list/ToolRow.tsx'
import { vehicleName } from '../parts/vehicle/vehicle-name.ts'

export default function Offers() {
  const { t } = useLingui()
  const isListLost = useMatches({ offers: 'failed' })
  const isUnanswered = useMatches({ offers: 'unanswered' })
  const failed = useFailedContent(isUnanswered ? t`پاسخ ثبت سفارش نرسید` : t`پیشنهادها نرسید`)
  const isMarking = useMatches({ offers: { list: 'marking' } })
  const isComparing = useMatches({ offers: { list: 'comparing' } })
  const list = useListedOffers()
  const marking = useMarkingContent(list)
  const listed = useListContent(list)
  if (isListLost || isUnanswered) return <StepScreen title={t`انتخاب بیمه`} {...failed} />
  return (
    <>
      <StepScreen {...(isMarking || isComparing ? marking : listed)} />
      <ListSheets />
    </>
  )
}

/** Mounted only with a list, because without one the sheets have no content. */
const ListSheets = memo(function ListSheets() {
  usePrefetchedParts()
  return (
    <>
      <Sheets />
      <ListProgress />
    </>
  )
})

const useListContent = ({ answer, all, offers }: ListedOffers): StepScreenProps => {
  const { t } = useLingui()
  const send = useSend()
  const listed = useMatches({ offers: 'list' })
  const searching = useMatches({ offers: 'searching' })
  const settling = useMatches({ offers: 'settling' })
  const choice = useJourneyContext((context) => context.choice)
  const shown = searching || settling ? undefined : answer
  const usable = searching || settling || listed
  return {
    title: shown ? <ListTitle listed={offers.length} all={all.length} /> : <LoadingTitle />,
    tool: (
      <span className={styles.edit} inert={!listed}>
        <IconButton
          label={t`ویرایش اطلاعات`}
          icon={<Pencil size={21} aria-hidden="true" />}
          onClick={() => send({ type: 'edit-sheet.opened' })}
        />
      </span>
    ),
    width: 'wide',
    gap: 12,
    busy: shown === undefined,
    aside: <offersAside.Component offer={isLiabilityOffer(choice?.offer) ? choice.offer : undefined} />,
    bumper: choice && listed ? { summary: <ChoiceSummary />, action: <ContinueWithChoice /> } : undefined,
    onSubmit: () => undefined,
    children: (
      <>
        <CeilingBand answer={shown} usable={usable} listed={listed} />
        <ToolRow usable={usable} listed={listed} />
        {shown ? (
          <OfferList answer={shown} all={all} offers={offers} />
        ) : (
          <OfferSkeletons sentence={<WaitingFor />} />
        )}
      </>
    ),
  }
}

/** The compare mode: tools and ceilings leave, each card is a checkbox. */
const useMarkingContent = ({ offers }: ListedOffers): StepScreenProps => {
  const { t } = useLingui()
  return {
    title: <Trans>کدام‌ها را مقایسه کنیم؟</Trans>,
    detail: <Trans>روی ۲ یا ۳ پیشنهاد بزنید.</Trans>,
    closing: t`بستن مقایسه`,
    unnumbered: true,
    width: 'wide',
    gap: 12,
    onSubmit: () => undefined,
    bumper: {
      action: (
        <Suspense>
          <markingBar.Component />
        </Suspense>
      ),
    },
    children: (
      <Suspense fallback={<OfferSkeletons sentence={<Trans>مقایسه آماده می‌شود…</Trans>} />}>
        <markingList.Component offers={offers} />
      </Suspense>
    ),
  }
}

function ListTitle({ listed, all }: { listed: number; all: number }) {
  const vehicle = useJourneyContext(vehicleName)
  const [count, whole] = [numberText(listed), numberText(all)]
  if (all === 0) return <Trans>انتخاب بیمه</Trans>
  if (all === 1)
    return (
      <span className={styles.title}>
        <Trans>یک پیشنهاد برای {vehicle}</Trans>
      </span>
    )
  return listed === all ? (
    <span className={styles.title}>
      <Trans>
        {count} پیشنهاد برای {vehicle}
      </Trans>
    </span>
  ) : (
    <Trans>
      {count} پیشنهاد از {whole} پیشنهاد
    </Trans>
  )
}
