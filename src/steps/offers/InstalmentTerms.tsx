/** What buying in instalments means: the one surprise at once, the rest on demand. Specification: document 2 section 9; picture 05. */
import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Text } from '#ui/text/Text.tsx'

export function InstalmentTerms() {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Note>
        <Trans>اگر قسط از اعتبار شما بیشتر باشد، مازاد آن به قسط اول اضافه می‌شود.</Trans>
      </Note>
      <div>
        <Button kind="link" iconEnd={<ChevronDown size={18} aria-hidden="true" />} expanded={open} controls={id} onClick={() => setOpen(!open)}>
          <Trans>شرایط پرداخت اقساطی</Trans>
        </Button>
        <div id={id}>
          {open && (
            <Text look="caption" tone="soft">
              <Trans>قسط اول را هنگام خرید می‌پردازید و بقیه را هر ماه در تاریخ خودش. سود و کارمزدی اضافه نمی‌شود؛ جمع قسط‌ها همان قیمت نقدی است.</Trans>
            </Text>
          )}
        </div>
      </div>
    </>
  )
}
