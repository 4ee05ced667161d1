import { useNavigate } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { Button } from '@/ui/Button.tsx'
import type { ButtonProps } from '@/ui/Button.tsx'
import { useFavorite } from '../useFavorite.ts'
import type { FavoriteTarget } from '../useFavorite.ts'

interface FavoriteButtonProps extends FavoriteTarget {
  /** Name of the item, for screen readers. */
  name: string
  size?: ButtonProps['size']
  /** What the button says, if not that it is a favourite: what is subscribed to. */
  text?: string | undefined
}

/** Star button that toggles a favourite; guests are sent to the login and back. */
export function FavoriteButton({ name, size = 'small', text, ...thing }: FavoriteButtonProps) {
  const t = useText()
  const may = useAccess()
  const navigate = useNavigate()
  const { isOn, toggle } = useFavorite(thing)
  const shown = text ?? t('favorite.button')
  const ofItem =
    text === undefined
      ? t('favorite.button.of', { name })
      : text.includes(name)
        ? text
        : t('favorite.follow.of', { text, name })
  const isGuest = may('favorite.add').reason === 'login'
  return (
    <Button
      size={size}
      variant={size === 'small' ? 'quiet' : 'plain'}
      aria-pressed={isOn}
      aria-label={ofItem}
      icon={
        <svg
          width={16}
          height={16}
          viewBox="0 0 20 20"
          fill={isOn ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden
        >
          <path d="M10 2l2.5 5.2 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8z" />
        </svg>
      }
      onClick={(event) => {
        if (isGuest) void navigate(loginAddress(location.href))
        // Ignore the second click of a double click, which would undo the first.
        else if (event.detail < 2) toggle()
      }}
    >
      <span>{shown}</span>
    </Button>
  )
}
