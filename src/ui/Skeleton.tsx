import { useText } from '@/i18n/useText.ts'
import './panel.css'

/** Skeleton lines of text; decorative, so set `aria-busy` on the region. */
export function Skeleton({
  lines = 3,
  isHeading = false,
}: {
  lines?: number | undefined
  isHeading?: boolean | undefined
}) {
  return (
    <div className="ct-skeleton" aria-hidden="true">
      {isHeading && <span className="ct-skeleton-bar ct-skeleton-heading" />}
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="ct-skeleton-bar" />
      ))}
    </div>
  )
}

/** Props of `SkeletonBlock`: height in px; usually more on a narrow screen, where content is stacked. */
interface SkeletonBlockProps {
  height: number
  narrow?: number | undefined
}

/** Skeleton of a card, table or picture; announced to screen readers. */
export function SkeletonBlock({ height, narrow = height }: SkeletonBlockProps) {
  const t = useText()
  const sizes: Record<string, string> = { '--ct-wide': `${height}px`, '--ct-narrow': `${narrow}px` }
  return (
    <output className="ct-skeleton-block" style={sizes}>
      <span className="ct-hidden">{t('ui.loading')}</span>
    </output>
  )
}
