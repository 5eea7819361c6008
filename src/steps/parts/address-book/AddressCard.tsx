/** The address that is chosen, in a card. Design language, picture 09. */
import { MapPin } from 'lucide-react'
import type { Address } from '#contract/operations/addresses.ts'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { placeText, streetText } from './address-text.ts'
import { PostalCodeText } from './BookSheet.tsx'

export function AddressCard({ address }: { address: Address }) {
  return (
    <Card pad="tight">
      <Row gap={12} align="start">
        <IconTile>
          <MapPin size={22} />
        </IconTile>
        <Grow>
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
      </Row>
    </Card>
  )
}
