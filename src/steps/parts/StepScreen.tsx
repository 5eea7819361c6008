/**
 * The screen of a step: app bar, progress, content, and one primary action. Enter in any field submits the
 * form.
 * The chart decides: Continue and Back are events, and progress is derived from its state.
 * Design language, "App bar" and "Bottom action bar".
 */
import { isIn } from '#machines/journey-state.ts'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, use, useCallback, useEffect } from 'react'
import { guards } from '#machines/journey/guards.ts'
import { isInspected } from '#machines/journey/quote.ts'
import { guardHolds } from '#machines/guard-holds.ts'
import { Button } from '#ui/button/Button.tsx'
import { revealFirstProblem } from '#ui/field/FieldFrame.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { StepLayout, type StepLayoutProps } from '#ui/layout/StepLayout.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { type JourneySnapshot, useHasTag, useJourney, useSend } from '../journey.ts'
import { useProductWords } from '../product.ts'
import type { FormState } from './form-state.ts'
import { useJourneyProgress } from './journey-progress.ts'

/** What the primary action needs of a form. */
type SubmittedForm = Pick<FormState<never>, 'isValid'> & { errorCount?: number }

export type StepScreenProps = Omit<StepLayoutProps, 'title' | 'onBack' | 'onSupport' | 'progress'> & {
  /** Title of the app bar; without one, the product's. */
  title?: ReactNode
  /** Label of the primary button, which sends `continue`. A `bumper` replaces the button. */
  action?: ReactNode
  /** The step's form. While it is invalid, the primary button leads to its first error. */
  form?: SubmittedForm | undefined
  /** What Enter does, where it does not send `continue`. */
  onSubmit?: (() => void) | undefined
  /** Hides the progress bar: documents sent after paying are no step of the purchase. */
  unnumbered?: boolean | undefined
}

/**
 * Content of a step in one of its states. The frame stays mounted from one state to the next,
 * so a press that starts before a change and ends after it still counts.
 */
export type StepContent = Omit<StepScreenProps, 'title'>

export function StepScreen({
  title,
  action,
  form,
  onSubmit,
  unnumbered,
  bumper,
  ...layout
}: StepScreenProps) {
  const send = useSend()
  const back = useCallback(() => send({ type: 'back' }), [send])
  const submit = useContinue()
  const showingErrors = useHasTag('showingErrors')
  useEffect(() => {
    if (showingErrors) revealFirstProblem()
  }, [showingErrors])
  const { insurance } = useProductWords()
  const progress = useJourneyProgress()
  const primary = action ? { action: <ContinueButton form={form}>{action}</ContinueButton> } : undefined
  return (
    <StepForm onSubmit={onSubmit ?? submit}>
      <StepLayout
        {...layout}
        title={title ?? insurance}
        bumper={bumper ?? primary}
        progress={unnumbered ? undefined : progress}
        onBack={back}
        onSupport={use(AskSupport)}
      />
    </StepForm>
  )
}

/** Sends `continue`. While the chart keeps showing errors, moves the focus to the first one. */
export const useContinue = (): (() => void) => {
  const journey = useJourney()
  return useCallback(() => {
    const wasShowingErrors = journey.getSnapshot().hasTag('showingErrors')
    journey.send({ type: 'continue' })
    if (wasShowingErrors && journey.getSnapshot().hasTag('showingErrors')) revealFirstProblem()
  }, [journey])
}

export type StepFormProps = { children: ReactNode; onSubmit: () => void }

/** A form around a step or a sheet's content. Validation is the chart's, so the browser's own is off. */
export function StepForm({ children, onSubmit }: StepFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

export type ContinueButtonProps = {
  /** Names the result: «ثبت و ادامه». */
  children: ReactNode
  /** Without a form, the button is never blocked. */
  form?: SubmittedForm | undefined
  /** Tonal where the way on is another button: a retry beside manual entry. */
  kind?: 'primary' | 'tonal' | undefined
  icon?: ReactNode
}

/**
 * The primary button of a step. While the form is invalid it looks blocked, but stays focusable and leads to
 * the first error.
 * While the chart waits for an answer it shows progress and ignores presses.
 */
export function ContinueButton({ children, form, kind = 'primary', icon }: ContinueButtonProps) {
  const submit = useContinue()
  const loading = useHasTag('loading')
  // A call that an open sheet started is not this button's.
  const inSheet = useHasTag('sheet')
  const returnTarget = useSelector(useJourney(), returnTargetOf)
  const errorCount = form?.errorCount ?? 0
  const count = numberText(errorCount)
  return (
    <>
      {/* A single error has the focus and announces itself. */}
      <span role="status" className="visually-hidden">
        {errorCount > 1 && <Trans>{count} مورد باید کامل یا درست شود.</Trans>}
      </span>
      <Button
        type="submit"
        kind={kind}
        size="large"
        icon={icon}
        full
        loading={loading && !inSheet}
        blocked={form && !form.isValid}
        onBlockedPress={submit}
      >
        {returnTarget ? returnLabels[returnTarget] : children}
      </Button>
    </>
  )
}

/**
 * A car that is inspected elsewhere needs another slot: address and place lead on to it even while they are
 * edited.
 */
const isInspectionNext = (snapshot: JourneySnapshot): boolean =>
  (isInspected(snapshot.context.quote.product) && isIn(snapshot, 'address')) ||
  isIn(snapshot, { inspection: 'choosing' }) ||
  isIn(snapshot, { inspection: 'savingPlace' })

type ReturnTarget = 'offers' | 'answers'

const returnLabels: Readonly<Record<ReturnTarget, ReactNode>> = {
  offers: <Trans>ثبت و بازگشت به پیشنهادها</Trans>,
  answers: <Trans>ثبت و بازگشت</Trans>,
}

/**
 * Where Continue returns to while a single answer is edited; null where it continues to the next step.
 * Decisions, section 6 `edit-insurance`. Asks the chart's own guards, so the label never promises another way
 * than the one taken.
 */
const returnTargetOf = (snapshot: JourneySnapshot): ReturnTarget | null => {
  // A new plate is looked up first, and the registry's answer is reviewed. An order may be read again
  // meanwhile.
  if (isIn(snapshot, { inquiry: 'owner' }) || isIn(snapshot, 'opening')) return null
  // A renewal has no questions to return from: what is edited lies in a sheet.
  if (isInspectionNext(snapshot) || snapshot.context.renewableTrackingCode !== null) return null
  // An inspection after the payment does not return to the check of the answers.
  if (isIn(snapshot, 'inspection') && guards['the order is paid'](snapshot)) return null
  if (guards['only one order answer is edited'](snapshot)) return 'answers'
  return guardHolds(snapshot, 'only one search answer is edited') ? 'offers' : null
}
