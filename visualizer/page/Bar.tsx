/** The bar: the mark, where one is, and what the page is read in: language, scheme, technical names. */
import { Code, Languages, Moon, Sun } from 'lucide-react'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { useSay } from '../language.ts'
import { changePage, usePage } from '../page-state.ts'
import styles from './Bar.module.css'

const isDark = (): boolean => globalThis.matchMedia('(prefers-color-scheme: dark)').matches

export function Bar() {
  const say = useSay()
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
      <span className={styles.grow} />
      <div className={styles.tools}>
        <button type="button" className={styles.tool} aria-pressed={technical} onClick={() => changePage({ technical: !technical })}>
          <Code size={16} aria-hidden="true" />
          {say({ fa: 'نام‌های فنی', en: 'Technical names' })}
        </button>
        <button type="button" className={styles.tool} lang={language === 'fa' ? 'en' : 'fa'} onClick={() => changePage({ language: language === 'fa' ? 'en' : 'fa' })}>
          <Languages size={16} aria-hidden="true" />
          {say({ fa: 'English', en: 'فارسی' })}
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={scheme === 'dark' ? say({ fa: 'زمینهٔ روشن', en: 'Light scheme' }) : say({ fa: 'زمینهٔ تیره', en: 'Dark scheme' })}
          onClick={() => changePage({ scheme: scheme === 'dark' ? 'light' : 'dark' })}
        >
          {scheme === 'dark' ? <Sun size={16} aria-hidden="true" /> : <Moon size={16} aria-hidden="true" />}
        </button>
      </div>
    </header>
  )
}
