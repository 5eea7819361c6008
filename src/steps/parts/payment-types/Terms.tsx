/** Terms of a way of paying, opened on demand: nobody has to read them, everybody can. Design language, picture 05. */
import { ChevronDown } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { useDisclosure } from '#ui/hint/disclosure.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'

export function TermsDisclosure({ title, lines }: { title: string; lines: readonly string[] }) {
  const { id, open, press } = useDisclosure()
  return (
    <div>
      <Button
        kind="link"
        iconEnd={<ChevronDown size={18} aria-hidden="true" />}
        expanded={open}
        controls={id}
        onClick={press.onClick}
      >
        {title}
      </Button>
      <div id={id}>
        {open && (
          <Stack gap={4}>
            {lines.map((line) => (
              <Text key={line} look="caption" tone="soft">
                {line}
              </Text>
            ))}
          </Stack>
        )}
      </div>
    </div>
  )
}
