/** A part of the user's page with its heading. An address with its name leads to it. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Text } from '#ui/text/Text.tsx'
import styles from './UserPage.module.css'

export type SectionProps = {
  /** Id of the section, used in addresses: `/settings/user#data`. */
  id: string
  title: ReactNode
  children: ReactNode
}

export function Section({ id, title, children }: SectionProps) {
  const section = useRef<HTMLElement>(null)
  // Scrolls to the section, because its content is rendered after the browser has looked for the id.
  useEffect(() => {
    if (location.hash !== `#${id}`) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <section ref={section} id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Text as="h2" look="title" id={`${id}-title`}>
        {title}
      </Text>
      {children}
    </section>
  )
}
