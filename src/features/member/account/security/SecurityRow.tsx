import { useId } from 'react'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import './security.css'

/** Props of `SecurityRow`: title, status, and the form that expands below. */
export interface SecurityRowProps {
  title: string
  state: ReactNode
  action: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** One security setting with its status and a button to change it. */
export function SecurityRow({ title, state, action, isOpen, onToggle, children }: SecurityRowProps) {
  const t = useText()
  const id = useId()
  return (
    <section className="ct-security-row" aria-labelledby={id}>
      <div className="ct-security-head">
        <h3 id={id} className="ct-h3">
          {title}
        </h3>
        <div className="ct-security-state">{state}</div>
        <Button size="small" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
          {isOpen ? t('common.action.cancel') : action}
        </Button>
      </div>
      {isOpen && <div className="ct-security-body">{children}</div>}
    </section>
  )
}
