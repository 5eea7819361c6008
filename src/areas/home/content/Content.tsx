/** The published content of home, or its failure. Document 3 sections 2 and 8. */
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { HomeItem } from '#contract/operations/home-content.ts'
import type { Follow } from '#ui/link/AppLink.tsx'
import type { HomeRef } from '../home-ref.ts'
import { ContentFailure } from './ContentFailure.tsx'
import { ContentSkeleton } from './ContentSkeleton.tsx'
import { type PressName, Sections } from './Sections.tsx'
import styles from './Content.module.css'

const stateOf = (snapshot: ReturnType<HomeRef['getSnapshot']>) => {
  if (snapshot.matches({ content: 'failed' })) return 'failed'
  return snapshot.context.content === null || snapshot.matches({ content: 'loading' }) ? 'loading' : 'shown'
}

export function Content({ actor, onFollow }: { actor: HomeRef; onFollow: Follow }) {
  const { t } = useLingui()
  const state = useSelector(actor, stateOf)
  const content = useSelector(actor, ({ context }) => context.content)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const onChoose = (press: PressName, { href }: HomeItem) => {
    if (href !== null) actor.send({ type: press, href })
  }
  return (
    <div className={styles.content} data-home-content={content?.version ?? ''} data-below>
      {state === 'shown' && content && <Sections content={content} onChoose={onFollow && onChoose} />}
      {state === 'loading' && <ContentSkeleton sentence={t`خانه را آماده می‌کنیم…`} />}
      {state === 'failed' && (
        <ContentFailure
          errorId={failure?.errorId ?? ''}
          code={failure?.code ?? null}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
    </div>
  )
}
