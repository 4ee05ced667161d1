import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useText } from '@/i18n/useText.ts'
import { toastStore } from './toast.ts'
import type { ToastEntry } from './toast.ts'
import { RouteLink } from './RouteLink.tsx'
import { CloseIcon } from './icons.tsx'
import './toaster.css'

function Toast({ entry }: { entry: ToastEntry }) {
  const t = useText()
  const { title, link } = entry
  return (
    <div className={`ct-toast ct-toast-${entry.kind}`} role={entry.kind === 'error' ? 'alert' : 'status'}>
      <span className="ct-toast-mark" aria-hidden="true" />
      <div className="ct-toast-body">
        {title !== null && (
          <strong className="ct-toast-title">
            {link ? (
              <RouteLink
                to={link.href}
                onClick={() => {
                  link.onOpen?.()
                  toastStore.close(entry.id)
                }}
              >
                {title}
              </RouteLink>
            ) : (
              title
            )}
          </strong>
        )}
        <span className="ct-toast-text">{entry.text}</span>
      </div>
      {entry.kind !== 'loading' && (
        <button
          type="button"
          className="ct-toast-close"
          aria-label={t('ui.toast.close')}
          onClick={() => toastStore.close(entry.id)}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  )
}

/** Container of toasts; mount once. Hovering or focusing it pauses their timers. */
export function Toaster() {
  const t = useText()
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, toastStore.snapshot)
  const regionRef = useRef<HTMLElement>(null)
  useEffect(() => {
    const region = regionRef.current
    const whenOver = ['pointerenter', 'focusin'] as const
    const whenLeft = ['pointerleave', 'focusout'] as const
    for (const name of whenOver) region?.addEventListener(name, toastStore.pause)
    for (const name of whenLeft) region?.addEventListener(name, toastStore.resume)
    return () => {
      for (const name of whenOver) region?.removeEventListener(name, toastStore.pause)
      for (const name of whenLeft) region?.removeEventListener(name, toastStore.resume)
    }
  }, [])
  return (
    <section ref={regionRef} className="ct-toaster" aria-label={t('ui.toast.region')}>
      <div className="ct-toaster-list">
        {entries.map((entry) => (
          <Toast key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  )
}
