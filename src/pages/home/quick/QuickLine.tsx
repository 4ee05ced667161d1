import { useId, useState } from 'react'
import { useLoadTexts } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { openBacking } from '@/storage/backing.ts'
import { LazySection } from '@/ui/LazySection.tsx'
import { LANES_KEY } from './key.ts'

const loadRead = async () => (await import('./QuickRead.tsx')).QuickRead
const loadRecent = async () => (await import('./RecentLanes.tsx')).RecentLanes
const NO_PROPS = {}

/** Values of the lane fields; empty means any. */
export interface LaneFields {
  pol: string
  pod: string
  readyBy: string
  isoCode: string
}

interface QuickProps {
  /** Fills the search fields. */
  onRead: (fields: Partial<LaneFields>) => void
}

/** Below the search: an input for shorthand like `SHA LAX 2x40HQ 12/5`, and the last searched lanes of this device. */
export function QuickLine({ onRead }: QuickProps) {
  const t = useText()
  const id = useId()
  const loadTexts = useLoadTexts()
  const [text, setText] = useState('')
  const [hasRecent] = useState(() => openBacking().get(LANES_KEY) !== undefined)
  // Loads the parser before the user types; without it the search fields still work.
  const prepare = () => void Promise.all([loadRead(), loadTexts(['front'])]).catch(() => undefined)
  return (
    <div className="ct-quick">
      <label className="ct-quick-label" htmlFor={id}>
        {t('home.quick.label')}
      </label>
      <input
        id={id}
        className="ct-input ct-quick-input"
        maxLength={120}
        autoComplete="off"
        placeholder={t('home.quick.placeholder')}
        value={text}
        onFocus={prepare}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-read`}
      />
      <span id={`${id}-read`} className="ct-quick-read" aria-live="polite">
        {text.trim() !== '' && (
          <LazySection load={loadRead} texts="front" props={{ text, onRead }} placeholder={null} />
        )}
      </span>
      {text === '' && hasRecent && <LazySection load={loadRecent} texts="front" props={NO_PROPS} placeholder={null} />}
    </div>
  )
}
