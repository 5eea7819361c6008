/** The bar: logo, location, language, colour scheme, technical names. */
import { Code, Languages, Moon, Sun } from 'lucide-react'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { chartNamed } from '../chart/product-charts.ts'
import { useText } from '../language.ts'
import { chartName, stateName } from '../names/name.ts'
import { changePage, usePage } from '../page-state.ts'
import { ToolButton } from '../parts/ToolButton.tsx'
import styles from './Bar.module.css'

const isDark = (): boolean => globalThis.matchMedia('(prefers-color-scheme: dark)').matches

/** The location: chart and open step. */
function Trail() {
  const say = useText()
  const name = usePage((page) => page.chart)
  const step = usePage((page) => page.step)
  const open = chartNamed(name)?.states.get(step ?? '')
  return (
    <span className={styles.trail}>
      <OnwardChevron size={16} />
      {say(chartName(name))}
      {open !== undefined && (
        <>
          <OnwardChevron size={16} />
          <b>{say(stateName(open))}</b>
        </>
      )}
    </span>
  )
}

function Legend() {
  const say = useText()
  return (
    <ul className={styles.legend} aria-label={say({ fa: 'نشانه‌ها', en: 'Signs' })}>
      <li>
        <i className={styles.current} />
        {say({ fa: 'حالت کنونی', en: 'Current state' })}
      </li>
      <li>
        <i className={styles.taken} />
        {say({ fa: 'مسیر طی‌شده', en: 'Way taken' })}
      </li>
      <li>
        <i className={styles.possible} />
        {say({ fa: 'ممکن در این حالت', en: 'Possible now' })}
      </li>
      <li>
        <i className={styles.guard}>[ ]</i>
        {say({ fa: 'شرط', en: 'Condition' })}
      </li>
    </ul>
  )
}

export function Bar() {
  const say = useText()
  const language = usePage((page) => page.language)
  const technical = usePage((page) => page.technical)
  const scheme = usePage((page) => page.scheme) ?? (isDark() ? 'dark' : 'light')
  return (
    <header className={styles.bar}>
      <span className={styles.brand}>
        <BrandMark size={24} />
        {say({ fa: 'سپر', en: 'Separ' })}
      </span>
      <span className={styles.rule} />
      <h1 className={styles.title}>{say({ fa: 'نمایشگر سفر', en: 'Journey visualizer' })}</h1>
      <Trail />
      <span className={styles.grow} />
      <Legend />
      <div className={styles.tools}>
        <ToolButton aria-pressed={technical} onClick={() => changePage({ technical: !technical })}>
          <Code size={16} aria-hidden="true" />
          {say({ fa: 'نام‌های فنی', en: 'Technical names' })}
        </ToolButton>
        <ToolButton
          lang={language === 'fa' ? 'en' : 'fa'}
          onClick={() => changePage({ language: language === 'fa' ? 'en' : 'fa' })}
        >
          <Languages size={16} aria-hidden="true" />
          {say({ fa: 'English', en: 'فارسی' })}
        </ToolButton>
        <ToolButton
          aria-label={
            scheme === 'dark'
              ? say({ fa: 'زمینهٔ روشن', en: 'Light scheme' })
              : say({ fa: 'زمینهٔ تیره', en: 'Dark scheme' })
          }
          onClick={() => changePage({ scheme: scheme === 'dark' ? 'light' : 'dark' })}
        >
          {scheme === 'dark' ? <Sun size={16} aria-hidden="true" /> : <Moon size={16} aria-hidden="true" />}
        </ToolButton>
      </div>
    </header>
  )
}
