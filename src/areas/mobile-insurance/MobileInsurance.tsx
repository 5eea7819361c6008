/**
 * The page about mobile insurance: what it pays and how much, which phones are not insured, and the way to
 * the insurer's site. Document 3 section 9, "Mobile insurance". The behaviour is
 * machines/areas/mobile-insurance.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { CircleSlash, ExternalLink, Flame, ShieldX, Smartphone } from 'lucide-react'
import { type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { DEAREST_PHONE, MOST_PAID, NEW_CUSTOMER_DISCOUNT } from '#contract/values/mobile-policy.ts'
import type { mobileInsurance } from '#machines/areas/mobile-insurance.ts'
import { Button } from '#ui/button/Button.tsx'
import { percentText, roundTomanText } from '#ui/format/numbers.ts'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import { AppLink, type Follow } from '#ui/link/AppLink.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { Text } from '#ui/text/Text.tsx'
import styles from './MobileInsurance.module.css'

export type MobileInsuranceProps = { actor: ActorRefFrom<typeof mobileInsurance>; onFollow: Follow }

export function MobileInsurance({ actor, onFollow }: MobileInsuranceProps) {
  const { t } = useLingui()
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const isKnown = useSelector(actor, ({ context }) => context.cellNumber !== null)
  const onSupport = use(AskSupport)
  return (
    <StepLayout
      title={t`بیمهٔ موبایل`}
      gap={12}
      onBack={() => actor.send({ type: 'back' })}
      onSupport={onSupport}
      bumper={{
        action: (
          <Button
            full
            loading={isReading}
            iconEnd={<ExternalLink size={20} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'site.chosen' })}
          >
            <Trans>خرید در سایت بیمه‌گر</Trans>
          </Button>
        ),
      }}
    >
      <NewCustomers />
      <Damages />
      <Plans />
      <NotInsured />
      <Text look="caption" tone="quiet">
        {isKnown ? (
          <Trans>
            سایت بیمه‌گر در صفحهٔ تازه باز می‌شود و شمارهٔ موبایلتان به آن داده می‌شود تا دوباره وارد نکنید.
          </Trans>
        ) : (
          <Trans>سایت بیمه‌گر در صفحهٔ تازه باز می‌شود و شمارهٔ موبایلتان را می‌پرسد.</Trans>
        )}{' '}
        <Trans>بیمه‌نامه با همان شماره در «بیمه‌های من» دیده می‌شود.</Trans>
      </Text>
      <nav className={styles.links} aria-label={t`بیشتر دربارهٔ بیمهٔ موبایل`}>
        <AppLink className={styles.link} href="/my-insurances?tab=mobile" onFollow={onFollow}>
          <Trans>بیمه‌های موبایل من</Trans>
          <OnwardChevron />
        </AppLink>
        <AppLink className={styles.link} href="/settings/faq?tab=mobile" onFollow={onFollow}>
          <Trans>سؤال‌های پرتکرار بیمهٔ موبایل</Trans>
          <OnwardChevron />
        </AppLink>
      </nav>
    </StepLayout>
  )
}

const NewCustomers = () => (
  <section className={styles.banner}>
    <b className={styles.percent}>{percentText(NEW_CUSTOMER_DISCOUNT)}</b>
    <div>
      <h2>
        <Trans>تخفیف مشتری تازه</Trans>
      </h2>
      <p>
        <Trans>برای اولین بیمهٔ موبایلی که می‌خرید</Trans>
      </p>
    </div>
  </section>
)

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card as="section">
      <Text as="h2" look="title">
        {title}
      </Text>
      {children}
    </Card>
  )
}

const Damages = () => (
  <Section title={<Trans>چه خسارت‌هایی پرداخت می‌شود؟</Trans>}>
    <ul className={styles.rows}>
      <li>
        <Smartphone size={20} aria-hidden="true" />
        <Trans>شکستگی</Trans>
      </li>
      <li>
        <Flame size={20} aria-hidden="true" />
        <Trans>سوختن قطعه‌ها</Trans>
      </li>
      <li>
        <ShieldX size={20} aria-hidden="true" />
        <Trans>سرقت</Trans>
      </li>
    </ul>
  </Section>
)

const Plans = () => (
  <Section title={<Trans>چقدر پرداخت می‌شود؟</Trans>}>
    <dl className={styles.plans}>
      <Plan name={<Trans>طرح سرقت</Trans>} percent={MOST_PAID.theft} />
      <Plan name={<Trans>طرح سرقت و شکستگی</Trans>} percent={MOST_PAID['theft-and-breakage']} />
    </dl>
  </Section>
)

function Plan({ name, percent }: { name: ReactNode; percent: number }) {
  const most = percentText(percent)
  return (
    <div className={styles.plan}>
      <dt>{name}</dt>
      <dd>
        <Trans>
          تا <b>{most}</b> ارزش روز گوشی
        </Trans>
      </dd>
    </div>
  )
}

function NotInsured() {
  const dearest = roundTomanText(DEAREST_PHONE)
  return (
    <Section title={<Trans>کدام گوشی‌ها بیمه نمی‌شوند؟</Trans>}>
      <ul className={styles.rows}>
        <li>
          <CircleSlash size={20} aria-hidden="true" />
          <Trans>گوشی گران‌تر از {dearest}</Trans>
        </li>
        <li>
          <CircleSlash size={20} aria-hidden="true" />
          <Trans>سامسونگ سری Z و موتورولا</Trans>
        </li>
        <li>
          <CircleSlash size={20} aria-hidden="true" />
          <Trans>گوشی تعمیرشده</Trans>
        </li>
      </ul>
    </Section>
  )
}
