/** A stored address: its place, its street and its postal code. Design language, pictures 07 and 09. */
import { Trans } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address } from '#contract/operations/addresses.ts'
import { IconTile } from '../feedback/Marks.tsx'
import { Digits } from '../format/Format.tsx'
import { Card, type CardProps } from '../layout/Card.tsx'
import { Grow, Row } from '../layout/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { placeText, streetText } from './address-text.ts'

export type AddressCardProps = {
  address: Address
  /** At the end of the card. */
  actions?: ReactNode
  as?: CardProps['as']
}

export function AddressCard({ address, actions, as }: AddressCardProps) {
  return (
    <Card pad="tight" as={as}>
      <Row gap={12} align="start" wrap={actions !== undefined}>
        <IconTile>
          <MapPin size={22} />
        </IconTile>
        <Grow {...(actions !== undefined && { least: '9rem' })}>
          <Text look="small" weight="bold">
            {placeText(address)}
          </Text>
          <Text look="caption" tone="soft">
            {streetText(address)}
          </Text>
          <Text look="micro" tone="quiet">
            <PostalCodeText code={address.postalCode} />
          </Text>
        </Grow>
        {actions}
      </Row>
    </Card>
  )
}

export const PostalCodeText = ({ code }: { code: string }) => (
  <Trans>
    کد پستی <Digits>{code}</Digits>
  </Trans>
)
