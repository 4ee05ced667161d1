import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** Props of `CalculatorForm`: `onLeave` is told whenever one of its fields is left, or Enter is pressed. */
interface CalculatorFormProps {
  label: string
  onLeave: () => void
  children: ReactNode
}

/** The form of a calculator that counts while one types; there is nothing to send. */
export function CalculatorForm({ label, onLeave, children }: CalculatorFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // Every drawing, so that the newest entries are the ones that are told.
  useEffect(() => {
    const node = form.current
    node?.addEventListener('focusout', onLeave)
    return () => node?.removeEventListener('focusout', onLeave)
  })
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      {children}
    </form>
  )
}
