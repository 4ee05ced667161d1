import { useRef, useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import type { Favorite } from '@/contract/member/favorite/schemas.ts'
import { FAVORITE_NOTE_MAX } from '@/contract/member/favorite/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** Inline-editable note of a favourite. */
export function NoteCell({ row }: { row: Favorite }) {
  const t = useText()
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState({ from: row.note, note: row.note })
  if (shown.from !== row.note) setShown({ from: row.note, note: row.note })
  const opener = useRef<HTMLButtonElement>(null)
  const save = useAction(favoriteEndpoints.note)
  const close = () => {
    setTyped(undefined)
    save.reset()
    requestAnimationFrame(() => opener.current?.focus())
  }
  const send = async () => {
    const note = (typed ?? '').trim()
    if ((await save.run({ id: row.id, note })) === undefined) return
    setShown({ from: row.note, note })
    close()
  }
  if (typed === undefined)
    return (
      <button
        ref={opener}
        type="button"
        className="ct-favorite-note"
        aria-label={shown.note ? t('favorite.note.edit', { note: shown.note }) : undefined}
        onClick={() => setTyped(shown.note)}
      >
        <TypedText>{shown.note || t('favorite.note.add')}</TypedText>
      </button>
    )
  return (
    <form
      className="ct-favorite-noting"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <textarea
        // The user has just clicked to edit.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus follows the button that was pressed
        autoFocus
        className="ct-input"
        aria-label={t('favorite.note.label')}
        rows={2}
        maxLength={FAVORITE_NOTE_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      />
      <Failure text={failureText(t, save.error) ?? save.fieldErrors[0]?.message} />
      <span className="ct-favorite-buttons">
        <Button type="submit" size="small" variant="primary" isBusy={save.loading}>
          {t('favorite.note.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={close}>
          {t('common.action.cancel')}
        </Button>
      </span>
    </form>
  )
}
