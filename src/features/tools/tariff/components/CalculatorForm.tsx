import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** Props of `CalculatorForm`: `onLeave` is called when a field loses focus, or on Enter. */
interface CalculatorFormProps {
  label: string
  onLeave: () => void
  children: ReactNode
}

/** Form of a calculator that updates while typing; nothing is submitted. */
export function CalculatorForm({ label, onLeave, children }: CalculatorFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // After every render, so that `onLeave` sees the newest entries.
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
