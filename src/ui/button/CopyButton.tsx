/** A button that copies the text beside it. Its icon and a status message say when that is done. */
import { Trans } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { IconButton, type IconButtonProps } from './IconButton.tsx'
import { useCopy } from './use-copy.ts'

type CopyButtonProps = Pick<IconButtonProps, 'label' | 'outdent' | 'className'> & { readonly text: string }

export function CopyButton({ text, ...button }: CopyButtonProps) {
  const { copied, copy } = useCopy(text)
  const Icon = copied ? Check : Copy
  return (
    <>
      <span role="status" className="visually-hidden">
        {copied && <Trans>کپی شد</Trans>}
      </span>
      <IconButton {...button} tone="quiet" icon={<Icon size={18} aria-hidden="true" />} onClick={copy} />
    </>
  )
}
