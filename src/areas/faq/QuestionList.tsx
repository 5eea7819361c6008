/**
 * The list of questions, one of them open, with the words of a search marked. Design language, pictures 26
 * and 26b.
 */
import { useLingui } from '@lingui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import styles from './Faq.module.css'
import type { Hit } from './questions.ts'
import type { Range } from './search-text.ts'

export type QuestionListProps = {
  hits: readonly Hit[]
  open: string | null
  onToggle: (id: string) => void
}

/** A mark has no padding, so that the letters beside it stay joined. */
const marked = (text: string, ranges: readonly Range[]): ReactNode[] => {
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of ranges) {
    parts.push(
      text.slice(end, from),
      <mark key={from} className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    )
    end = to
  }
  return [...parts, text.slice(end)]
}

export function QuestionList({ hits, open, onToggle }: QuestionListProps) {
  const { i18n } = useLingui()
  const name = useId()
  return (
    <Card pad="none">
      {hits.map(({ id, question, answer, marks: [inQuestion, inAnswer] }) => {
        const isOpen = id === open
        return (
          <section key={id} className={styles.question}>
            <h2>
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={`${name}-${id}`}
                onClick={() => onToggle(id)}
              >
                <span>{marked(i18n._(question), inQuestion)}</span>
                <ChevronDown size={20} aria-hidden="true" />
              </button>
            </h2>
            <p id={`${name}-${id}`} className={styles.answer} hidden={!isOpen}>
              {marked(i18n._(answer), inAnswer)}
            </p>
          </section>
        )
      })}
    </Card>
  )
}
