import { useEffect, useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { useToldCorrection } from '@/routes/addressValues.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import './panel.css'

/** How long the notice stands, ms. */
const SHOWN_MS = 10_000

/** What was repaired in the address, in one notice that is announced, and closes by hand or by itself. */
export function AddressNotice() {
  const told = useToldCorrection()
  const text = JSON.stringify(told ?? {})
  return <div aria-live="polite">{text !== '{}' && <Told key={text} told={told ?? {}} />}</div>
}

function Told({ told }: { told: Readonly<Record<string, string | null>> }) {
  const t = useText()
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  const parts = Object.entries(told)
  const dropped = parts.flatMap(([name, to]) => (to === null ? [name] : []))
  const moved = parts.flatMap(([name, to]) => (to === null ? [] : [`${name}=${to}`]))
  return (
    <div className="ct-address-notes">
      <Notice>
        <div className="ct-address-note">
          <ul>
            {dropped.length > 0 && <li>{t('ui.address.dropped', { names: dropped.join(', ') })}</li>}
            {moved.length > 0 && <li>{t('ui.address.moved', { values: moved.join(', ') })}</li>}
          </ul>
          <Button size="small" variant="quiet" onClick={() => setShown(false)}>
            {t('ui.dialog.close')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
