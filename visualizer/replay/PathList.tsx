/** The paths by name, with their steps and the results of the last test run. */
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { count, useText, type LocalisedText } from '../language.ts'
import { changePage, usePage } from '../page-state.ts'
import type { CataloguePath } from './paths-in.ts'
import { pathName } from './path-words.ts'
import { ListHead, ListRow } from '../parts/List.tsx'
import { replayNames } from './replay-names.ts'
import { type Mark, useResults } from './results.ts'
import styles from './PathList.module.css'

type Named = { readonly path: CataloguePath; readonly words: LocalisedText }

const matches = ({ words }: Named, typed: string): boolean =>
  typed
    .split(' ')
    .every((part) => words.fa.includes(part) || words.en.toLowerCase().includes(part.toLowerCase()))

export function PathList({ paths }: { paths: readonly CataloguePath[] }) {
  const say = useText()
  const { marks, isRead } = useResults()
  const [typed, type] = useState('')
  const named = useMemo(() => paths.map((path) => ({ path, words: pathName(path) })), [paths])
  // Failed paths come first. Wait for the results, because a row must not move under a finger.
  const shown = isRead ? named.filter((one) => matches(one, typed.trim())) : []
  const failed = paths.filter(({ name }) => marks.get(name)?.passed === false).length
  const passed = paths.filter(({ name }) => marks.get(name)?.passed === true).length
  return (
    <div className={styles.paths} role="group" aria-labelledby="paths">
      <ListHead id="paths">
        <span>{say({ fa: 'مسیرهای ضبط‌شده', en: 'Recorded paths' })}</span>
        {passed + failed === 0 ? (
          <span>{isRead && say({ fa: 'هنوز اجرا نشده', en: 'Not run yet' })}</span>
        ) : (
          <span className={styles.tally}>
            <span
              data-mark="passed"
              aria-label={say({ fa: `${count(passed).fa} گذشت`, en: `${passed} passed` })}
            >
              ✓ {say(count(passed))}
            </span>
            <span
              data-mark="failed"
              aria-label={say({ fa: `${count(failed).fa} نگذشت`, en: `${failed} failed` })}
            >
              ✕ {say(count(failed))}
            </span>
          </span>
        )}
      </ListHead>
      <input
        className={styles.filter}
        type="search"
        value={typed}
        placeholder={say({ fa: 'جست‌وجوی مسیر', en: 'Find a path' })}
        aria-label={say({ fa: 'جست‌وجوی مسیر', en: 'Find a path' })}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <ul className={styles.list}>
        {shown
          .toSorted(
            (one, other) =>
              Number(isFailed(marks.get(other.path.name))) - Number(isFailed(marks.get(one.path.name))),
          )
          .map((one) => (
            <li key={one.path.name}>
              <Row named={one} mark={marks.get(one.path.name)} />
            </li>
          ))}
      </ul>
    </div>
  )
}

const isFailed = (mark: Mark | undefined): boolean => mark?.passed === false

const markWords = (mark: Mark | undefined): LocalisedText => {
  if (mark === undefined) return { fa: 'اجرا نشده', en: 'Not run' }
  return mark.passed ? { fa: 'گذشت', en: 'Passed' } : { fa: 'نگذشت', en: 'Failed' }
}

/** Names of the replays of a mark. */
const replayWords = (mark: Mark | undefined): LocalisedText => {
  const names = mark?.in.map((kind) => replayNames[kind]) ?? []
  return { fa: names.map(({ fa }) => fa).join('، '), en: names.map(({ en }) => en).join(', ') }
}

function Row({ named: { path, words }, mark }: { named: Named; mark: Mark | undefined }) {
  const say = useText()
  const isOpen = usePage((page) => page.path) === path.name
  const failedAt = mark?.failure?.step
  const Icon = mark === undefined ? CircleDashed : mark.passed ? CircleCheck : CircleX
  const steps = failedAt ?? path.steps.length
  return (
    <ListRow
      aria-current={isOpen}
      title={say(replayWords(mark))}
      onClick={() =>
        changePage(isOpen ? { path: null, at: 0 } : { path: path.name, at: 0, step: null, state: null })
      }
    >
      <Icon
        size={18}
        role="img"
        aria-label={say(markWords(mark))}
        data-mark={mark === undefined ? 'none' : mark.passed ? 'passed' : 'failed'}
      />
      <span className={styles.name}>{say(words)}</span>
      <span className={styles.steps}>
        {failedAt === undefined
          ? say({ fa: `${count(steps).fa} گام`, en: steps === 1 ? '1 step' : `${steps} steps` })
          : say({ fa: `گام ${count(steps).fa}`, en: `step ${steps}` })}
      </span>
    </ListRow>
  )
}
