import { useEffect, useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useText } from '@/i18n/useText.ts'
import { CloseIcon } from './icons.tsx'
import { keepFocus } from './keepFocus.ts'
import './dialog.css'

/** Props of `Dialog`. `side`: centred, or a drawer at the start or end edge. */
export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  side?: 'center' | 'start' | 'end' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}

function useCloseRequests(dialogRef: RefObject<HTMLDialogElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const dialog = dialogRef.current
    if (!dialog || !isOpen) return undefined
    const handleCancel = (event: Event) => {
      // The parent decides; the browser must not close what React still renders.
      event.preventDefault()
      close.current()
    }
    const handleVeil = (event: MouseEvent) => {
      // The second press of a double click on what opened the dialog is not meant for it.
      if (event.target === dialog && event.detail < 2) close.current()
    }
    dialog.addEventListener('cancel', handleCancel)
    dialog.addEventListener('mousedown', handleVeil)
    return () => {
      dialog.removeEventListener('cancel', handleCancel)
      dialog.removeEventListener('mousedown', handleVeil)
    }
  }, [dialogRef, isOpen])
}

/** Native modal dialog: traps the focus, closes on Escape and on a click outside, restores the focus. */
export function Dialog({ isOpen, onClose, title, children, footer, side = 'center', size = 'medium' }: DialogProps) {
  const t = useText()
  const id = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = dialogRef.current
    if (!dialog || !isOpen) return undefined
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      keepFocus()
    }
  }, [isOpen])
  useCloseRequests(dialogRef, isOpen, onClose)
  if (!isOpen) return null
  return (
    <dialog ref={dialogRef} className={`ct-dialog ct-dialog-${side} ct-dialog-${size}`} aria-labelledby={id}>
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
