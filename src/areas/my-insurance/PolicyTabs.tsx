/** The tabs of My Insurance: vehicles and phones. Document 3 section 2; design language, picture 12. */
import { Trans, useLingui } from '@lingui/react/macro'
import { CarFront, Smartphone } from 'lucide-react'
import { TabLinks } from '#ui/choice/TabLinks.tsx'
import type { Follow } from '#ui/link/AppLink.tsx'

export type PolicyTabsProps = { current: 'vehicle' | 'mobile'; onFollow: Follow }

export function PolicyTabs({ current, onFollow }: PolicyTabsProps) {
  const { t } = useLingui()
  return (
    <TabLinks
      label={t`نوع بیمه`}
      current={current}
      onFollow={onFollow}
      tabs={[
        {
          value: 'vehicle',
          href: '/my-insurances?tab=vehicle',
          title: <Trans>خودرو</Trans>,
          icon: <CarFront size={19} aria-hidden="true" />,
        },
        {
          value: 'mobile',
          href: '/my-insurances?tab=mobile',
          title: <Trans>موبایل</Trans>,
          icon: <Smartphone size={19} aria-hidden="true" />,
        },
      ]}
    />
  )
}
