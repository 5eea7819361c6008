/**
 * The example of a cover, computed from this car's value: the payer of each part of a damage with and without
 * the cover. Amounts are rounded, because they are an example. Design language, "Cover explained"; picture
 * 34.
 */
import { t } from '@lingui/core/macro'
import { type CoverCode, type CoverKind, covers } from '#contract/values/covers.ts'
import { roundTomanText } from '#ui/format/numbers.ts'
import { roundToMillion } from './cover-texts.ts'

/**
 * Shares of a damage in toman: paid by the insurer, by the owner as own share, and by the owner because it is
 * not insured.
 */
export type Shares = { readonly insurer: number; readonly own: number; readonly uninsured: number }

export type CoverExample = {
  readonly scene: string
  readonly with: Shares
  readonly without: Shares
}

/** The damage of the example on each card, toman. */
export const EXAMPLE_DAMAGE = 40_000_000
/** Damage of an example, in percent of the car's value. */
const DAMAGE: Readonly<Partial<Record<CoverKind, number>>> = {
  'glass-breaking': 1.5,
  'natural-disasters': 40,
  'chemical-spatter': 3,
  scratch: 2,
  'price-drop': 5,
  war: 40,
}
/** Part of a level's maximum that the example uses, 0 to 1. */
const USED = 0.75
/** Depreciation of an old part against a new one, percent. */
const WORN = 20
/** A day without a car, and the days of a repair. */
const [DAY, DAYS] = [500_000, 10]

/** An insured damage: the insurer pays all but the own share. */
const shared = (damage: number, ownPercent: number, uninsured = 0): Shares => {
  const own = roundToMillion((damage * ownPercent) / 100)
  return { insurer: damage - own, own, uninsured }
}
const nothing = (damage: number): Shares => ({ insurer: 0, own: 0, uninsured: damage })

/**
 * @param value what is insured, toman
 * @param ownPercent the owner's share of a first claim, percent
 */
export const coverExample = (code: CoverCode, value: number, ownPercent: number): CoverExample => {
  const { kind, level } = covers[code]
  const part = roundToMillion((value * (level ?? 0) * USED) / 100)
  if (kind === 'price-fluctuation') {
    const price = roundTomanText(value + part)
    return {
      scene: t`خودرو ${price} شده و در تصادف از بین رفته است.`,
      with: shared(value + part, ownPercent),
      without: shared(value, ownPercent, part),
    }
  }
  if (kind === 'without-franchise') {
    const damage = roundTomanText(EXAMPLE_DAMAGE)
    return {
      scene: t`در تصادفی ${damage} خسارت خورده است.`,
      with: shared(EXAMPLE_DAMAGE, 0),
      without: shared(EXAMPLE_DAMAGE, ownPercent),
    }
  }
  if (kind === 'depreciation-cost') {
    const damage = roundTomanText(EXAMPLE_DAMAGE)
    const worn = (EXAMPLE_DAMAGE * WORN) / 100
    return {
      scene: t`قطعه‌های نو ${damage} می‌شود و خودرو چند ساله است.`,
      with: shared(EXAMPLE_DAMAGE, ownPercent),
      without: shared(EXAMPLE_DAMAGE - worn, ownPercent, worn),
    }
  }
  if (kind === 'transportation') {
    const damage = DAY * DAYS
    const fare = roundTomanText(damage)
    return {
      scene: t`ده روز در تعمیرگاه مانده و کرایهٔ شما ${fare} شده است.`,
      with: shared(damage, 0),
      without: nothing(damage),
    }
  }
  const damage = kind === 'theft-of-parts' ? part : roundToMillion((value * (DAMAGE[kind] ?? 1)) / 100)
  return {
    scene: sceneOf(kind, roundTomanText(damage)),
    with: shared(damage, ownPercent),
    without: nothing(damage),
  }
}

const sceneOf = (kind: CoverKind, damage: string): string => {
  const scenes: Partial<Record<CoverKind, string>> = {
    'theft-of-parts': t`قطعه‌هایی به ارزش ${damage} از آن دزدیده‌اند.`,
    'glass-breaking': t`سنگ جاده شیشه را شکسته و ${damage} خرج دارد.`,
    'natural-disasters': t`سیل ${damage} خسارت زده است.`,
    'chemical-spatter': t`رنگ روی بدنه ریخته و ${damage} خرج دارد.`,
    scratch: t`روی درها خط انداخته‌اند و ${damage} خرج دارد.`,
    'price-drop': t`پس از تعمیر ${damage} ارزان‌تر شده است.`,
    war: t`در حملهٔ هوایی ${damage} خسارت دیده است.`,
  }
  return scenes[kind] ?? damage
}

/** Amount that the owner pays, toman. */
export const fromPocket = ({ own, uninsured }: Shares): number => own + uninsured
