/**
 * The guide to a claim: a banner over the list or over its absence, and its sheet, which leads to the
 * insurer's claim site. Document 3 section 2, "Mobile tab".
 */
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ExternalLink, LifeBuoy } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import styles from './MobileTab.module.css'
import type { MobilePoliciesRef } from './mobile-policies-ref.ts'

export function ClaimGuide({ actor }: { actor: MobilePoliciesRef }) {
  // The only sheet of the tab.
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('sheet'))
  return (
    <>
      <button type="button" className={styles.banner} onClick={() => actor.send({ type: 'guide.opened' })}>
        <IconTile>
          <LifeBuoy size={22} />
        </IconTile>
        <span className={styles.bannerWords}>
          <b>
            <Trans>گوشی آسیب دید یا دزدیده شد؟</Trans>
          </b>
          <span>
            <Trans>راهنمای ثبت خسارت موبایل</Trans>
          </span>
        </span>
        <OnwardChevron size={20} />
      </button>
      <BottomSheet
        open={isOpen}
        onClose={() => actor.send({ type: 'guide.closed' })}
        title={<Trans>خسارت موبایل را چطور ثبت کنم؟</Trans>}
        footer={
          <Button
            full
            iconEnd={<ExternalLink size={20} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'claim.chosen' })}
          >
            <Trans>رفتن به سایت خسارت</Trans>
          </Button>
        }
      >
        <ol className={styles.steps}>
          <li>
            <Trans>
              شمارهٔ بیمه‌نامه را از فهرست بیمه‌های موبایل، و شمارهٔ شناسایی گوشی (IMEI) را آماده کنید.
            </Trans>
          </li>
          <li>
            <Trans>در سایت خسارت بگویید چه شده است: سرقت، شکستگی یا سوختن قطعه.</Trans>
          </li>
          <li>
            <Trans>عکس گوشی را بفرستید؛ برای سرقت، گزارش پلیس را.</Trans>
          </li>
          <li>
            <Trans>
              پس از بررسی کارشناس، خسارت بر پایهٔ ارزش روز گوشی پرداخت می‌شود: در طرح سرقت تا ۹۵ درصد، در طرح
              سرقت و شکستگی تا ۸۰ درصد.
            </Trans>
          </li>
        </ol>
      </BottomSheet>
    </>
  )
}
