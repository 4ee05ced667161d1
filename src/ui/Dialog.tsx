import { useEffect, useId, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { CloseIcon } from './icons.tsx'
import './dialog.css'

/** Props of `Dialog`. `side`: a sheet in the middle, or a drawer at the start or end edge. */
export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  side?: 'center' | 'start' | 'end' | undefined
  size?: 's' | 'm' | 'l' | undefined
}

/** The browser's own modal dialog: keeps the focus inside, closes on Escape and on the veil, gives the focus back. */
export function Dialog({ isOpen, onClose, title, children, footer, side = 'center', size = 'm' }: DialogProps) {
  const t = useText()
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    if (!dialog || !isOpen) return undefined
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [isOpen])
  if (!isOpen) return null
  const handleVeil = (event: MouseEvent) => {
    if (event.target === box.current) onClose()
  }
  return (
    <dialog
      ref={box}
      className={`ct-dialog ct-dialog-${side} ct-dialog-${size}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={handleVeil}
    >
      <div className="ct-dialog-sheet">
        <div className="ct-dialog-head">
          <h2 id={id} className="ct-dialog-title">
            {title}
          </h2>
          <button type="button" className="ct-dialog-close" aria-label={t('ui.dialog.close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <div className="ct-dialog-body">{children}</div>
        {footer && <div className="ct-dialog-foot">{footer}</div>}
      </div>
    </dialog>
  )
}
