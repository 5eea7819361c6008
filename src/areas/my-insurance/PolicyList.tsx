/**
 * The windowed list of cards. Requests the next page near its end, and Back restores its scroll position.
 * Document 3 section 2; picture 12.
 */
import { useLingui } from '@lingui/react/macro'
import { measureElement, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { VehiclePolicy } from '#contract/operations/my-insurance.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import { isWaiting } from '#machines/areas/policy-actions.ts'
import type { Failure } from '#machines/failure.ts'
import { MoreFailed } from './ListStates.tsx'
import { PolicyCard } from './PolicyCard.tsx'
import { PolicySkeletons } from './PolicySkeletons.tsx'
import styles from './PolicyList.module.css'

export type PolicyListProps = {
  policies: readonly VehiclePolicy[]
  /** idle: another page can be requested. */
  more: 'idle' | 'loading' | 'failed' | 'end'
  failure: Failure | null
  /** Order beside the list, on wide screens. */
  chosen: string | null
  /** Order whose policy file is being opened. */
  opening: string | null
  /** Measured sizes of the cards when the list was left, with which Back restores the scroll position. */
  sizes: CardSizes
  onMore: () => void
  onRetry: () => void
  onOpen: (trackingCode: string) => void
  onAction: (policy: VehiclePolicy, action: PolicyActionType) => void
  onFile: (trackingCode: string) => void
}

/** Keeps the measured sizes between two visits of the list. */
export type CardSizes = { measured: VirtualItem[] }

/** A card of a phone: two buttons, no info box. Estimates the first cards, until one has been measured. */
const ESTIMATED_HEIGHT = 190
const GAP = 12
/** Cards rendered beyond the screen. Fewer of them make the frames with a new card shorter (decision 051). */
const OVERSCAN = 2
/** The next page is requested when the last rendered card has fewer cards than this after it. */
const NEAR_END = 3

export function PolicyList({
  policies,
  more,
  failure,
  chosen,
  opening,
  sizes,
  onMore,
  onRetry,
  onOpen,
  onAction,
  onFile,
}: PolicyListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => setScrollMargin(list.current?.offsetTop ?? 0), [])
  // A card of another height than estimated renders the list and lays it out again, in the frame in which it
  // appears. Cards of one status mostly have one height.
  const [heights] = useState(() => new Map<number | undefined, number>())
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: policies.length,
    estimateSize: (index) => heights.get(policies[index]?.statusId) ?? ESTIMATED_HEIGHT,
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance)
      heights.set(policies[instance.indexFromElement(element)]?.statusId, height)
      return height
    },
    gap: GAP,
    overscan: OVERSCAN,
    // New cards are rendered in a task between two frames, not within the frame of the scroll event.
    useFlushSync: false,
    scrollMargin,
    getItemKey: (index) => policies[index]?.orderId ?? index,
    initialMeasurementsCache: sizes.measured,
  })
  useEffect(
    () => () => {
      sizes.measured = virtualizer.takeSnapshot()
    },
    [sizes, virtualizer],
  )
  const items = virtualizer.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) >= policies.length - NEAR_END
  useEffect(() => {
    if (isNearEnd && more === 'idle') onMore()
  }, [isNearEnd, more, onMore])
  const urgent = policies.find(isWaiting)?.orderId
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        style={{ blockSize: virtualizer.getTotalSize() }}
        aria-label={t`بیمه‌های من`}
      >
        {items.map(({ index, key, start }) => {
          const policy = policies[index]
          return (
            policy && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles.item}
                style={{ transform: `translateY(${start - scrollMargin}px)` }}
                aria-setsize={more === 'end' ? policies.length : -1}
                aria-posinset={index + 1}
              >
                <PolicyCard
                  policy={policy}
                  isUrgent={chosen === null && policy.orderId === urgent}
                  isChosen={policy.orderId === chosen}
                  isOpeningFile={policy.orderId === opening}
                  onOpen={onOpen}
                  onAction={onAction}
                  onFile={onFile}
                />
              </li>
            )
          )
        })}
      </ul>
      {more === 'loading' && <PolicySkeletons count={1} sentence={t`بیمه‌های قبلی را می‌آوریم…`} />}
      {more === 'failed' && <MoreFailed failure={failure} onRetry={onRetry} />}
    </>
  )
}
