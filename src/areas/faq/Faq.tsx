/**
 * Frequently asked questions in three modes, with a search over all of them. Specification: document 3 "FAQ
 * page"; design language, pictures 26 and 26b. The behaviour is machines/areas/faq.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { FAQ_MODES, type faq, type FaqMode } from '#machines/areas/faq.ts'
import { Button } from '#ui/button/Button.tsx'
import { TabLinks } from '#ui/choice/TabLinks.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { SearchField } from '#ui/field/SearchField.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { Illustration } from '#ui/illustration/Illustration.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import type { Follow } from '#ui/link/AppLink.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { Text } from '#ui/text/Text.tsx'
import styles from './Faq.module.css'
import { modeAddress } from './question.ts'
import { QuestionList } from './QuestionList.tsx'
import { type Hits, questions } from './questions.ts'

export type FaqRef = ActorRefFrom<typeof faq>
export type FaqProps = {
  actor: FaqRef
  /** Questions that match the search, in the active language. */
  hits: Hits
  onQuery: (query: string) => void
  /** Follows a link to another mode. */
  onMode: Follow
}

const ALL = Object.values(questions).reduce((sum, { length }) => sum + length, 0)

export function Faq({ actor, hits, onQuery, onMode }: FaqProps) {
  const { t } = useLingui()
  const { mode, query, open } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  const onSupport = use(AskSupport)
  const count = numberText(ALL)
  const modes = useModes()
  const found = hits[mode]
  return (
    <StepLayout
      title={<Trans>سؤال‌های پرتکرار</Trans>}
      onBack={() => actor.send({ type: 'back' })}
      onSupport={onSupport}
      gap={10}
      below={
        <>
          <SearchField
            label={t`جست‌وجو در سؤال‌ها`}
            placeholder={t`جست‌وجو در ${count} سؤال`}
            value={query}
            onChange={onQuery}
          />
          <TabLinks
            label={t`محصول`}
            current={mode}
            onFollow={onMode}
            tabs={FAQ_MODES.map((each) => ({
              value: each,
              href: modeAddress(each),
              title: modes[each],
              count: state === 'browsing' ? undefined : hits[each].length,
            }))}
          />
        </>
      }
      belowOnWide="row"
    >
      <Text
        look="caption"
        tone="soft"
        live="status"
        className={state === 'browsing' ? 'visually-hidden' : ''}
      >
        <Result state={state} query={query.trim()} count={found.length} />
      </Text>
      {found.length > 0 && (
        <QuestionList
          hits={found}
          open={open}
          onToggle={(id) => actor.send({ type: 'question.toggled', id })}
        />
      )}
      {state === 'elsewhere' && <Elsewhere hits={hits} onMode={onMode} />}
      {state === 'nothing' ? (
        <EmptyState
          picture={<Illustration name="unknown-page" />}
          title={<Trans>چیزی پیدا نشد</Trans>}
          action={
            <Button full onClick={() => actor.send({ type: 'expert.chosen' })}>
              <Trans>از کارشناس بپرسید</Trans>
            </Button>
          }
        >
          <Trans>با کلمهٔ دیگری بگردید، یا از کارشناس بپرسید.</Trans>
        </EmptyState>
      ) : (
        <Button
          kind="link"
          className={styles.expert}
          iconEnd={<OnwardChevron />}
          onClick={() => actor.send({ type: 'expert.chosen' })}
        >
          <Trans>جوابتان اینجا نیست؟ از کارشناس بپرسید</Trans>
        </Button>
      )}
    </StepLayout>
  )
}

const useModes = (): Readonly<Record<FaqMode, string>> => {
  const { t } = useLingui()
  return { 'third-party': t`ثالث و موتور`, 'car-body': t`بدنه`, mobile: t`موبایل` }
}

/** Number of matches, as one sentence. */
function Result({ state, query, count }: { state: string; query: string; count: number }): ReactNode {
  const [number, typed] = [numberText(count), <bdi key="query">{query}</bdi>]
  if (state === 'found')
    return (
      <Trans>
        {number} سؤال دربارهٔ «{typed}» پیدا شد
      </Trans>
    )
  if (state === 'elsewhere') return <Trans>در این بخش چیزی دربارهٔ «{typed}» نیست</Trans>
  return state === 'nothing' ? <Trans>سؤالی دربارهٔ «{typed}» نداریم</Trans> : null
}

/** Links to the modes that have matches. */
function Elsewhere({ hits, onMode }: Pick<FaqProps, 'hits' | 'onMode'>) {
  const { t } = useLingui()
  const modes = useModes()
  return (
    <TabLinks
      label={t`بخش‌های دیگر`}
      current=""
      onFollow={onMode}
      tabs={FAQ_MODES.filter((mode) => hits[mode].length > 0).map((mode) => ({
        value: mode,
        href: modeAddress(mode),
        title: modes[mode],
        count: hits[mode].length,
      }))}
    />
  )
}
