/**
 * Car-body offers: every insurer's price for the car and its covers, and choosing one. The behaviour is
 * machines/steps/car-body/offers.ts. Specification: document 3, sections 2 "Car-body offers page" and 4;
 * design language, pictures 33, 33b, 35 and 45.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, ShieldPlus } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { OfferSkeletons } from '#ui/feedback/OfferSkeletons.tsx'
import { numberText, roundTomanText } from '#ui/format/numbers.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { ChoiceSummary, ContinueWithChoice, ListProgress } from '../list/ChoiceBar.tsx'
import offersStyles from '../offers.module.css'
import tools from '../list/ToolRow.module.css'
import { ArrangementChip, CodeChip, CompareChip } from '../list/ToolRow.tsx'
import { useFailedContent } from '../../parts/FailureNote.tsx'
import { StepScreen, type StepScreenProps } from '../../parts/StepScreen.tsx'
import { vehicleName } from '../../parts/vehicle/vehicle-name.ts'
import { insuredValue, useCarBodyQuote } from '../../parts/car-body/car-body.ts'
import { CoverChips } from './CoverChips.tsx'
import { markingBar, markingList, offersAside, usePrefetchedParts } from './lazy-parts.ts'
import { type CarBodyList, useCarBodyList } from './listed.ts'
import { CarBodyOfferList } from './OfferList.tsx'
import styles from './offers.module.css'
import { CarBodySheets } from './Sheets.tsx'
import { VehicleStrip } from '../../parts/car-body/VehicleStrip.tsx'

export default function CarBodyOffers() {
  const { t } = useLingui()
  const isListLost = useMatches({ offers: 'failed' })
  const isUnanswered = useMatches({ offers: 'unanswered' })
  const failed = useFailedContent(isUnanswered ? t`پاسخ ثبت سفارش نرسید` : t`پیشنهادها نرسید`)
  const isMarking = useMatches({ offers: { list: 'marking' } })
  const isComparing = useMatches({ offers: { list: 'comparing' } })
  const list = useCarBodyList()
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
function ListSheets() {
  usePrefetchedParts()
  return (
    <>
      <CarBodySheets />
      <ListProgress />
    </>
  )
}

const useListContent = ({ answer, all, offers }: CarBodyList): StepScreenProps => {
  const { t } = useLingui()
  const send = useSend()
  const listed = useMatches({ offers: 'list' })
  const searching = useMatches({ offers: 'searching' })
  const settling = useMatches({ offers: 'settling' })
  const isChosen = useJourneyContext(({ choice }) => choice !== null) && listed
  const shown = searching || settling ? undefined : answer
  const usable = searching || settling || listed
  const value = roundTomanText(useCarBodyQuote(insuredValue))
  const edit = (
    <span inert={!listed}>
      <IconButton
        label={t`ویرایش اطلاعات`}
        icon={<Pencil size={21} aria-hidden="true" />}
        outdent="end"
        onClick={() => send({ type: 'edit-sheet.opened' })}
      />
    </span>
  )
  return {
    title: <ListTitle listed={offers.length} all={all.length} isLoading={shown === undefined} />,
    width: 'wide',
    gap: 0,
    busy: shown === undefined,
    aside: <offersAside.Component prices={shown?.coverPrices} />,
    bumper: isChosen
      ? { summary: <ChoiceSummary />, action: <ContinueWithChoice /> }
      : {
          summary: <Contained isLoading={shown === undefined} />,
          action: <MoreCover usable={usable} />,
        },
    onSubmit: () => undefined,
    children: (
      <>
        <div className={styles.strip}>
          <VehicleStrip action={edit}>
            <Trans>ارزش {value}</Trans>
          </VehicleStrip>
        </div>
        <CoverChips prices={shown?.coverPrices} usable={usable} withMore={isChosen} />
        <div className={styles.list}>
          <div className={tools.tools} role="group" aria-label={t`ابزار فهرست`} inert={!listed}>
            <ArrangementChip />
            <CodeChip />
            <span className={tools.end}>
              <CompareChip />
            </span>
          </div>
          {shown ? (
            <CarBodyOfferList answer={shown} all={all} offers={offers} />
          ) : (
            <OfferSkeletons sentence={<WaitingFor />} />
          )}
        </div>
      </>
    ),
  }
}

/** The covers that the shown prices contain. */
function Contained({ isLoading }: { isLoading: boolean }) {
  const { t } = useLingui()
  const count = useCarBodyQuote(({ covers }) => covers.length)
  const covers = numberText(count)
  return (
    <BumperSummary label={t`این قیمت‌ها با`}>
      <span className={styles.contained}>
        {isLoading ? (
          <Trans>در حال گرفتن قیمت…</Trans>
        ) : count === 0 ? (
          <Trans>پوشش پایه</Trans>
        ) : (
          <Trans>
            <span className={styles.basic}>پوشش پایه و </span>
            {covers} پوشش اضافی
          </Trans>
        )}
      </span>
    </BumperSummary>
  )
}

function MoreCover({ usable }: { usable: boolean }) {
  const send = useSend()
  return (
    <Button
      kind="tonal"
      icon={<ShieldPlus size={21} aria-hidden="true" />}
      blocked={!usable}
      onClick={() => send({ type: 'cover-sheet.opened' })}
    >
      <Trans>پوشش بیشتر</Trans>
    </Button>
  )
}

/** The compare mode: covers and tools leave, each card is a checkbox. */
const useMarkingContent = ({ offers }: CarBodyList): StepScreenProps => {
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

function ListTitle({ listed, all, isLoading }: { listed: number; all: number; isLoading: boolean }) {
  const vehicle = useJourneyContext(vehicleName)
  const insurers = numberText(useJourneyContext(({ configuration }) => configuration?.companies.length ?? 0))
  const registering = useMatches({ offers: 'registering' })
  const [count, whole] = [numberText(listed), numberText(all)]
  if (registering) return isLoading ? <Trans>ورود انجام شد</Trans> : <Trans>ثبت سفارش</Trans>
  if (isLoading) return <Trans>گرفتن قیمت از {insurers} بیمه‌گر…</Trans>
  if (all === 0) return <Trans>انتخاب بیمه</Trans>
  if (listed !== all)
    return (
      <Trans>
        {count} پیشنهاد از {whole} پیشنهاد
      </Trans>
    )
  return (
    <span className={offersStyles.title}>
      {all === 1 ? (
        <Trans>یک پیشنهاد برای {vehicle}</Trans>
      ) : (
        <Trans>
          {count} پیشنهاد برای {vehicle}
        </Trans>
      )}
    </span>
  )
}

/** Without a list, registering means that a guest with a chosen offer has just signed in. */
function WaitingFor() {
  const registering = useMatches({ offers: 'registering' })
  const count = numberText(useJourneyContext(({ configuration }) => configuration?.companies.length ?? 0))
  return registering ? (
    <Trans>چند لحظه صبر کنید؛ سفارش شما ثبت می‌شود…</Trans>
  ) : (
    <Trans>در حال گرفتن قیمت از {count} شرکت بیمه…</Trans>
  )
}
