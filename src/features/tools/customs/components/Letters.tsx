import { useId, useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'

interface Named {
  code: string
  nameZh: string
  nameEn: string
}

/** A supervision letter; its meaning shows on hover, focus and tap, until Escape. */
function Letter({ letter }: { letter: Named }) {
  const t = useText()
  const nameOf = useNameOf()
  const id = useId()
  const [isHidden, setHidden] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="ct-customs-letter" onPointerEnter={() => setHidden(false)}>
      <button
        type="button"
        className="ct-chip ct-chip-code"
        aria-label={t('customs.letter', { letter: letter.code, name: nameOf(letter) })}
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => setHidden(false)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          setHidden(true)
          setOpen(false)
        }}
      >
        {letter.code}
      </button>
      {!isHidden && (
        <span id={id} role="tooltip" className="ct-customs-tip">
          {nameOf(letter)}
        </span>
      )}
    </span>
  )
}

/** Supervision letters of a line: explained, none, or not checked. */
export function Letters({ letters }: { letters: readonly Named[] | null }) {
  const t = useText()
  if (!letters) return <Unread />
  if (letters.length === 0) return <>{t('customs.detail.none')}</>
  return (
    <span className="ct-customs-letters">
      {letters.map((letter) => (
        <Letter key={letter.code} letter={letter} />
      ))}
    </span>
  )
}

/** Placeholder for a fact without a source. */
export function Unread() {
  const t = useText()
  return <span className="ct-dim">{t('customs.detail.unread')}</span>
}
