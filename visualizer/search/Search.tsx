/** Search in the chart by Persian, English or technical names, with keyboard control. «/» focuses it. */
import { Search as Glass } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useChart } from '../chart/context.ts'
import { stepsOf } from '#explorer/diagrams/steps.ts'
import { goTo } from '../following.ts'
import { useText, type LocalisedText } from '../language.ts'
import { stateName } from '../names/name.ts'
import { type Found, find } from './find.ts'
import styles from './Search.module.css'

const kinds: Readonly<Record<Found['kind'], LocalisedText>> = {
  state: { fa: 'حالت', en: 'State' },
  event: { fa: 'رویداد', en: 'Event' },
  guard: { fa: 'شرط', en: 'Condition' },
  call: { fa: 'فراخوانی', en: 'Call' },
}

/** «/» focuses the search from outside of text fields. */
const useSlash = (field: React.RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      field.current?.focus()
    }
    globalThis.addEventListener('keydown', press)
    return () => globalThis.removeEventListener('keydown', press)
  }, [field])
}

export function Search() {
  const say = useText()
  const data = useChart()
  const field = useRef<HTMLInputElement>(null)
  const [typed, type] = useState('')
  const [at, setAt] = useState(0)
  useSlash(field)
  const results = find(data, typed)
  const take = ({ place }: Found) => {
    const step = place.split('.')[0] ?? null
    goTo(step !== null && stepsOf(data.chart).includes(step) ? step : null, place)
    type('')
    field.current?.blur()
  }
  const press = ({ key, currentTarget }: React.KeyboardEvent<HTMLInputElement>) => {
    if (key === 'ArrowDown') setAt(Math.min(at + 1, results.length - 1))
    if (key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    if (key === 'Enter' && results[at] !== undefined) take(results[at])
    if (key === 'Escape') {
      type('')
      currentTarget.blur()
    }
  }
  const isOpen = typed.trim() !== ''
  return (
    <div className={styles.search}>
      <Glass size={16} aria-hidden="true" />
      <input
        ref={field}
        className={styles.field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls="found"
        aria-activedescendant={isOpen && results.length > 0 ? `found-${at}` : undefined}
        aria-label={say({ fa: 'جست‌وجوی حالت، رویداد و شرط', en: 'Search states, events, conditions' })}
        placeholder={say({ fa: 'جست‌وجو  /', en: 'Search  /' })}
        value={typed}
        onChange={({ currentTarget }) => {
          type(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={press}
        autoComplete="off"
      />
      <div
        id="found"
        role="listbox"
        hidden={!isOpen}
        className={styles.found}
        aria-label={say({ fa: 'یافته‌ها', en: 'Results' })}
      >
        {results.map((found, index) => {
          const state = data.states.get(found.place)
          return (
            <div
              key={`${found.kind} ${found.technical} ${found.place}`}
              id={`found-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.result}
              onPointerDown={() => take(found)}
            >
              <span className={styles.kind}>{say(kinds[found.kind])}</span>
              <span className={styles.name}>{say(found.name)}</span>
              {found.kind !== 'state' && state && <span className={styles.in}>{say(stateName(state))}</span>}
              <code className={styles.code}>{found.kind === 'state' ? found.place : found.technical}</code>
            </div>
          )
        })}
        {results.length === 0 && isOpen && (
          <div role="option" aria-selected="false" className={styles.result}>
            {say({ fa: 'چیزی پیدا نشد', en: 'Nothing found' })}
          </div>
        )}
      </div>
    </div>
  )
}
