/** The question of a step as its heading, with an optional detail. Design language, "Words". */
import type { ReactNode } from 'react'
import { Text } from '#ui/text/Text.tsx'

export function Question({ children, detail }: { children: ReactNode; detail?: ReactNode }) {
  return (
    <div>
      <Text as="h2" look="h1">
        {children}
      </Text>
      {detail && (
        <Text look="small" tone="soft">
          {detail}
        </Text>
      )}
    </div>
  )
}
