/** The link to the cities where the insurer inspects cars, with their sheet. Picture 36. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useInspectionCities } from '#adapters/server-lists.ts'
import { Button } from '#ui/button/Button.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'

export function InspectionCities({ insurer }: { insurer: string }) {
  const { t } = useLingui()
  const cities = useInspectionCities()
  const [open, setOpen] = useState(false)
  const count = numberText(cities.length)
  if (cities.length === 0) return null
  return (
    <Row>
      <Button kind="link" iconEnd={<OnwardChevron />} onClick={() => setOpen(true)}>
        <Trans>
          {count} شهری که {insurer} بازدید دارد
        </Trans>
      </Button>
      <BottomSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t`شهرهایی که ${insurer} بازدید دارد`}
        detail={t`اگر نشانی‌تان در این شهرها نیست، نشانی دیگری در یکی از آن‌ها اضافه کنید.`}
        reading
      >
        <FactRows
          facts={cities.map(({ cityFa, provinceFa }) => ({ label: cityFa, value: t`استان ${provinceFa}` }))}
        />
      </BottomSheet>
    </Row>
  )
}
