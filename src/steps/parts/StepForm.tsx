/** Enter anywhere in a step's fields presses its primary action, as in any form; the button is a `submit` one. */
import type { ReactNode } from 'react'

export type StepFormProps = { children: ReactNode; onSubmit: () => void }

/** Stands around a StepLayout, or around a sheet's content. The browser's own validation stays silent: the chart judges. */
export function StepForm({ children, onSubmit }: StepFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
