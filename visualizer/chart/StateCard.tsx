/** The card of the selected state: description, calls, and every transition with its guard and target. */
import { X } from 'lucide-react'
import type { DiagramState, DiagramTransition } from '#explorer/diagrams/diagram.ts'
import { goTo } from '../following.ts'
import { useText, type LocalisedText } from '../language.ts'
import { callName, descriptionText, eventName, guardName, outcomeName, stateName } from '../names/name.ts'
import { changePage, usePage } from '../page-state.ts'
import { useChart } from './context.ts'
import styles from './StateCard.module.css'

const tagNames: Readonly<Record<string, LocalisedText>> = {
  loading: { fa: 'در حال گرفتن', en: 'loading' },
  submitting: { fa: 'در حال ثبت', en: 'submitting' },
  failed: { fa: 'خطا', en: 'failed' },
  sheet: { fa: 'برگه', en: 'sheet' },
  showingErrors: { fa: 'تصحیح', en: 'showing errors' },
}

function Way({ transition }: { transition: DiagramTransition }) {
  const say = useText()
  const { states } = useChart()
  const technical = usePage((page) => page.technical)
  const { event, guard, targets, tells, actions, description } = transition
  const target = states.get(targets[0] ?? '')
  return (
    <tr>
      <td>{technical ? <code>{event}</code> : say(eventName(event))}</td>
      <td>{guard !== null && <span className={styles.guard}>[ {say(guardName(guard))} ]</span>}</td>
      <td>
        {target !== undefined && (
          <button
            type="button"
            className={styles.target}
            onClick={() => goTo(target.place.split('.')[0] ?? null, target.place)}
          >
            {say(stateName(target))}
            {technical && <code className={styles.place}>{target.place}</code>}
          </button>
        )}
        {target === undefined &&
          (tells === null
            ? say({ fa: 'همین‌جا می‌ماند', en: 'Stays here' })
            : say({
                fa: `به سفر می‌گوید: ${outcomeName(tells).fa}`,
                en: `Tells the journey: ${outcomeName(tells).en}`,
              }))}
        {description !== null && (
          <span className={styles.quiet} dir="auto">
            {' '}
            {say(descriptionText(description))}
          </span>
        )}
        {technical && actions.length > 0 && (
          <span className={styles.quiet} lang="en" dir="ltr">
            {' '}
            {actions.join(', ')}
          </span>
        )}
      </td>
    </tr>
  )
}

function Facts({ state }: { state: DiagramState }) {
  const say = useText()
  const technical = usePage((page) => page.technical)
  const { description, meta, calls, entry, exit } = state
  const facts: readonly (readonly [LocalisedText, string])[] = [
    [{ fa: 'نشانی', en: 'Address' }, meta['path'] ?? ''],
    [{ fa: 'صفحه', en: 'Screen' }, technical ? (meta['screen'] ?? '') : ''],
    [{ fa: 'هنگام آمدن', en: 'On entry' }, technical ? entry.join(', ') : ''],
    [{ fa: 'هنگام رفتن', en: 'On exit' }, technical ? exit.join(', ') : ''],
  ]
  return (
    <dl className={styles.facts}>
      {description !== null && (
        <dd className={styles.description} dir="auto">
          {say(descriptionText(description))}
        </dd>
      )}
      {calls.map(({ id, source }) => (
        <div key={id}>
          <dt>{say({ fa: 'فراخوانی', en: 'Calls' })}</dt>
          <dd>
            {technical ? (
              <code>
                {id}: {source}
              </code>
            ) : (
              say(callName(id))
            )}
          </dd>
        </div>
      ))}
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name.en}>
            <dt>{say(name)}</dt>
            <dd>
              <code>{text}</code>
            </dd>
          </div>
        ))}
    </dl>
  )
}

export function StateCard() {
  const say = useText()
  const { chart, states } = useChart()
  const place = usePage((page) => page.state)
  const state = states.get(place ?? '')
  if (state === undefined) return null
  const own = chart.transitions.filter(
    (transition) => transition.state === state.place && transition.event !== 'xstate.route',
  )
  return (
    <section className={styles.card} aria-label={say({ fa: 'حالت برگزیده', en: 'Selected state' })}>
      <header className={styles.head}>
        <h2 className={styles.name}>{say(stateName(state))}</h2>
        <code className={styles.place}>{state.parent === null ? chart.id : state.place}</code>
        {state.tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {say(tagNames[tag] ?? { fa: tag, en: tag })}
          </span>
        ))}
        <button
          type="button"
          className={styles.close}
          aria-label={say({ fa: 'بستن', en: 'Close' })}
          onClick={() => changePage({ state: null })}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </header>
      <div className={styles.body}>
        <Facts state={state} />
        {own.length > 0 && (
          <table className={styles.ways}>
            <thead>
              <tr>
                <th scope="col">{say({ fa: 'رویداد', en: 'Event' })}</th>
                <th scope="col">{say({ fa: 'شرط', en: 'Condition' })}</th>
                <th scope="col">{say({ fa: 'می‌رود به', en: 'Leads to' })}</th>
              </tr>
            </thead>
            <tbody>
              {own.map((transition) => (
                <Way key={transition.name} transition={transition} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  )
}
