import { useText } from '@/i18n/useText.ts'
import { useToldCorrection } from '@/routes/addressValues.ts'
import { Notice } from './Notice.tsx'
import './panel.css'

/** Invalid URL parameters, and their replacements. */
export function AddressNotice() {
  const t = useText()
  const parts = Object.entries(useToldCorrection() ?? {})
  if (parts.length === 0) return null
  const dropped = parts.flatMap(([name, to]) => (to === null ? [name] : []))
  const moved = parts.flatMap(([name, to]) => (to === null ? [] : [`${name}=${to}`]))
  return (
    <div className="ct-address-notes">
      {dropped.length > 0 && <Notice>{t('ui.address.dropped', { names: dropped.join(', ') })}</Notice>}
      {moved.length > 0 && <Notice>{t('ui.address.moved', { values: moved.join(', ') })}</Notice>}
    </div>
  )
}
