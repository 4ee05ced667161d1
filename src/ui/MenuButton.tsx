import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { DownIcon } from './icons.tsx'
import './dialog.css'

/** Props of `MenuButton`: content of the button, its name for screen readers if that is not text, and the panel. */
export interface MenuButtonProps {
  trigger: ReactNode
  label?: string | undefined
  className?: string | undefined
  /** True if the button needs no arrow. */
  isBare?: boolean | undefined
  /** Renders the panel; call `close` after a selection. */
  children: (close: () => void) => ReactNode
}

/**
 * A disclosure: a button that opens a panel of links; closes on Escape, on a click outside and when the focus leaves.
 */
export function MenuButton({ trigger, label, className, isBare = false, children }: MenuButtonProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const handleDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', handleDown)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handleDown)
      document.removeEventListener('keydown', handleKey)
    }
  }, [isOpen])
  return (
    <div
      ref={root}
      className="ct-menu"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={className ? `ct-menu-button ${className}` : 'ct-menu-button'}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
        {!isBare && <DownIcon size={14} />}
      </button>
      {isOpen && (
        <div id={id} className="ct-menu-panel">
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  )
}
