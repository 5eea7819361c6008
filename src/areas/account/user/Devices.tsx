/** The devices that are signed in, and signing them out. Decisions, section 2 "Signed-in devices". */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import type { SignedInDevice } from '#contract/operations/account.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { isolated } from '#ui/format/language.ts'
import { clockText } from '#ui/format/moments.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { useLastValue } from '#ui/sheet/sheet-state.ts'
import { Text } from '#ui/text/Text.tsx'
import { QuestionSheet } from '../QuestionSheet.tsx'
import { Section } from './Section.tsx'
import type { UserPageProps } from './user-page-ref.ts'
import styles from './UserPage.module.css'

const none: readonly SignedInDevice[] = []

/** Browser and system of a device; unrecognised parts are left out. */
const useDeviceName = () => {
  const { t } = useLingui()
  return ({ device: { browser, system } }: SignedInDevice): string => {
    const [app, device] = [isolated(browser), isolated(system)]
    if (browser !== null && system !== null) return t`${app} در ${device}`
    return browser ?? system ?? t`دستگاه ناشناس`
  }
}

export function Devices({ actor }: UserPageProps) {
  const { t } = useLingui()
  const devices = useSelector(actor, ({ context }) => context.content?.devices ?? none)
  const others = devices.filter(({ current }) => !current)
  return (
    <Section id="devices" title={t`دستگاه‌ها`}>
      <Text look="small" tone="soft">
        <Trans>ورود هر دستگاه خودش پس از ۱۲ ساعت تمام می‌شود.</Trans>
      </Text>
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceItem key={device.id} actor={actor} device={device} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          kind="tonal"
          full
          icon={<LogOut size={20} aria-hidden="true" />}
          onClick={() => actor.send({ type: 'device-sign-out.asked', id: null })}
        >
          <Trans>خروج از همهٔ دستگاه‌های دیگر</Trans>
        </Button>
      )}
      <SignOutQuestion actor={actor} devices={devices} />
    </Section>
  )
}

function DeviceItem({ actor, device }: UserPageProps & { device: SignedInDevice }) {
  const { t } = useLingui()
  const name = useDeviceName()(device)
  const time = clockText(device.signedInAt)
  return (
    <Card as="li" pad="tight">
      <Row gap={12} wrap>
        <IconTile>
          <MonitorSmartphone size={22} />
        </IconTile>
        <Grow least="7rem">
          <Text look="small" weight="bold">
            {name}
          </Text>
          <Text look="caption" tone="soft">
            <Trans>ورود: ساعت {time}</Trans>
          </Text>
        </Grow>
        {device.current ? (
          <Text look="caption" className={styles.here}>
            <Trans>همین دستگاه</Trans>
          </Text>
        ) : (
          <Button
            kind="link"
            tone="danger"
            label={t`خروج ${name}، ورود ساعت ${time}`}
            onClick={() => actor.send({ type: 'device-sign-out.asked', id: device.id })}
          >
            <Trans>خروج</Trans>
          </Button>
        )}
      </Row>
    </Card>
  )
}

function SignOutQuestion({ actor, devices }: UserPageProps & { devices: readonly SignedInDevice[] }) {
  const { t } = useLingui()
  const nameOf = useDeviceName()
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('deviceSignOut'))
  const isWorking = useSelector(actor, (snapshot) => snapshot.matches({ deviceSignOut: 'signingOut' }))
  const { deviceId, failure } = useSelector(actor, ({ context }) => context)
  const asked = devices.find(({ id }) => id === deviceId)
  // Keeps its look while the sheet slides out.
  const name = useLastValue(isOpen ? (asked === undefined ? '' : nameOf(asked)) : null) ?? ''
  return (
    <QuestionSheet
      open={isOpen}
      title={name === '' ? t`از همهٔ دستگاه‌های دیگر خارج شوید؟` : t`از این دستگاه خارج شوید؟`}
      keep={t`بماند`}
      confirm={t`خروج`}
      icon={<LogOut size={20} aria-hidden="true" />}
      isWorking={isWorking}
      failure={isOpen ? failure : null}
      onClose={() => actor.send({ type: 'sheet.closed' })}
      onConfirm={() => actor.send({ type: 'continue' })}
    >
      {name !== '' && <Text weight="bold">{name}</Text>}
      <Text look="small" tone="soft">
        <Trans>آنجا برای دیدن حساب باید دوباره با شمارهٔ موبایل شما وارد شوند.</Trans>
      </Text>
    </QuestionSheet>
  )
}
