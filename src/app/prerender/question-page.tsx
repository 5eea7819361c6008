/**
 * The first question of a journey, as its page shows it before the app runs: the step's own screen, empty.
 * Only prerendered; `question-entries.ts` carries over what is typed and pressed meanwhile. Design notes,
 * "What the browser pays".
 */
import { QueryClientProvider } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { createActor } from 'xstate'
import type { QuestionPageName } from '#contract/values/page-files.ts'
import { initialContext } from '#machines/journey/context.ts'
import { journeys } from '#machines/journeys.ts'
import Owner from '../../steps/inquiry/owner.tsx'
import { JourneyRefContext } from '../../steps/journey.ts'
import { ProductContext } from '../../steps/product.ts'
import { loadPresentation } from '../journeys/product-presentations.ts'
import { queryClient } from '../query-client.ts'
import { Splash } from './Splash.tsx'

/**
 * The fields may be filled in already on this device, so they show no examples, which would be replaced.
 * After a second a line at the top runs until the app is there, from right to left like the text.
 */
const questionStyles = `
[data-question] ::placeholder,
[data-question] [data-part] span[class] { color: transparent }
[data-question]::after {
  content: '';
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: var(--z-bar);
  block-size: 3px;
  visibility: hidden;
  background: linear-gradient(90deg, transparent 30%, var(--primary) 50%, transparent 70%) 0 0 / 200% 100%;
  animation: question-wait 0s 1s forwards, question-line 1.4s linear infinite reverse;
}
@keyframes question-wait { to { visibility: visible } }
@keyframes question-line { from { background-position: 120% 0 } to { background-position: -80% 0 } }
@media (prefers-reduced-motion: reduce) {
  [data-question]::after { background: var(--primary-line) }
}
`.replaceAll(/\s+/g, ' ')

const frame: CSSProperties = { display: 'contents' }

const input = { journeyId: '', signedIn: false, trackingCode: null, renewableTrackingCode: null, saved: {} }

/** Enter in a field would load the page again: nothing sends the form before the app. */
export const withoutSending = (html: string): string => html.replaceAll('<form', '<form method="dialog"')

/**
 * Returns the page's content, and loads the product's words.
 * @param version of the app, shown on the splash behind the question
 */
export async function questionPage(name: QuestionPageName, version: string) {
  const { load, product } = journeys[name]
  const [chart, presentation] = await Promise.all([load(), loadPresentation(product)])
  const snapshot = chart.resolveState({
    value: { inquiry: 'owner' },
    context: initialContext(product, input),
  })
  const actor = createActor(chart, { input, snapshot })
  return (
    <>
      <div aria-busy data-question={name} style={frame}>
        <style>{questionStyles}</style>
        <QueryClientProvider client={queryClient}>
          <JourneyRefContext value={actor}>
            <ProductContext value={presentation}>
              <Owner />
            </ProductContext>
          </JourneyRefContext>
        </QueryClientProvider>
      </div>
      <Splash version={version} isBehind />
    </>
  )
}
