/**
 * The sections of home: tiles of the insurances, a slider of pictures, and reasons. Each element that shows a
 * part of an item names it in `data-slot`, so that the first page can draw other content without React
 * (`draw-content.ts`). A section or a picture that this version does not know is left out. Design language,
 * picture 01.
 */
import type { ReactNode } from 'react'
import type { HomeContent, HomeItem, HomeSection } from '#contract/operations/home-content.ts'
import { followOnPress } from '#ui/link/AppLink.tsx'
import styles from './Content.module.css'
import drawings from './drawings.svg'

/** The event of the home chart that a press on an item sends. */
export type PressName = 'service.chosen' | 'slide.chosen'
/** Without it, the links navigate. */
type OnChoose = ((press: PressName, item: HomeItem) => void) | undefined
type SectionProps = { section: HomeSection; onChoose: OnChoose }

export const Sections = ({ content, onChoose }: { content: HomeContent; onChoose: OnChoose }) =>
  content.sections.map((section) => {
    const View = views.get(section.type)
    return View && <View key={keyOf(section)} section={section} onChoose={onChoose} />
  })

const keyOf = ({ type, items }: HomeSection): string => [type, ...items.map(({ id }) => id)].join(' ')

const Services = ({ section, onChoose }: SectionProps) => (
  <ul className={styles.services} data-items>
    {section.items.map((item) => (
      <li key={item.id}>
        <ItemLink className={styles.service} item={item} press="service.chosen" onChoose={onChoose}>
          <span className={styles.tile}>
            <Drawing name={item.picture} size={24} />
          </span>
          <span className={styles.serviceName} data-slot="title">
            {item.title}
          </span>
          {item.badge !== null && (
            <span className={styles.badge} data-slot="badge">
              {item.badge}
            </span>
          )}
        </ItemLink>
      </li>
    ))}
  </ul>
)

const Slider = ({ section, onChoose }: SectionProps) => (
  <section className={styles.slider}>
    {section.title !== null && (
      <h2 className={styles.heading} data-slot="heading">
        {section.title}
      </h2>
    )}
    <ul className={styles.slides} data-items>
      {section.items.map((item) => (
        <li key={item.id} className={styles.slide}>
          <ItemLink className={styles.slideLink} item={item} press="slide.chosen" onChoose={onChoose}>
            <span className={styles.slideWords}>
              <b className={styles.slideTitle} data-slot="title">
                {item.title}
              </b>
              {item.text !== null && <span data-slot="text">{item.text}</span>}
              {item.badge !== null && (
                <span className={styles.slideBadge} data-slot="badge">
                  {item.badge}
                </span>
              )}
            </span>
            <Drawing name={item.picture} size={104} className="mirrored" />
          </ItemLink>
        </li>
      ))}
    </ul>
    <span className={styles.dots} aria-hidden="true" />
  </section>
)

const Reasons = ({ section }: SectionProps) => (
  <section className={styles.why}>
    {section.title !== null && (
      <h2 className={styles.heading} data-slot="heading">
        {section.title}
      </h2>
    )}
    <ul className={styles.reasons} data-items>
      {section.items.map((item) => (
        <li key={item.id} className={styles.reason}>
          <Drawing name={item.picture} size={22} className={styles.reasonIcon} />
          <b className={styles.reasonTitle} data-slot="title">
            {item.title}
          </b>
          {item.text !== null && (
            <span className={styles.reasonText} data-slot="text">
              {item.text}
            </span>
          )}
        </li>
      ))}
    </ul>
  </section>
)

const views: ReadonlyMap<string, (props: SectionProps) => ReactNode> = new Map([
  ['service', Services],
  ['slider', Slider],
  ['reason', Reasons],
])

/** The types of sections that this version can render. */
export const sectionTypes: readonly string[] = [...views.keys()]

type ItemLinkProps = {
  item: HomeItem
  press: PressName
  onChoose: OnChoose
  className: string | undefined
  children: ReactNode
}

/** A link without an address is not clickable. */
const ItemLink = ({ item, press, onChoose, className, children }: ItemLinkProps) => (
  <a
    className={className}
    href={item.href ?? undefined}
    data-slot="link"
    data-press={press}
    onClick={
      item.href === null ? undefined : followOnPress(item.href, onChoose && (() => onChoose(press, item)))
    }
  >
    {children}
  </a>
)

type DrawingProps = { name: string; size: number; className?: string | undefined }

const Drawing = ({ name, size, className }: DrawingProps) => (
  <svg width={size} height={size} className={className} aria-hidden="true">
    <use href={`${drawings}#${name}`} data-slot="picture" />
  </svg>
)
