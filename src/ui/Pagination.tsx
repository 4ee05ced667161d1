import { PAGE_SIZES } from '@/contract/page.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from './Button.tsx'
import './table.css'

/** Props of `Pagination`: `current` counts from 1, `size` is rows per page. */
export interface PaginationProps {
  current: number
  pages: number
  total: number
  size: number
  onChange: (current: number, size?: number) => void
}

/** Total, page and page size. Renders nothing for an empty list. */
export function Pagination({ current, pages, total, size, onChange }: PaginationProps) {
  const t = useText()
  if (total === 0) return null
  return (
    <nav className="ct-pagination" aria-label={t('ui.page.label')}>
      <span>{t('ui.page.total', { total })}</span>
      <label className="ct-pagination-size">
        <span>{t('ui.page.size')}</span>
        <select className="ct-mini" value={size} onChange={(event) => onChange(1, Number(event.target.value))}>
          {PAGE_SIZES.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <span className="ct-pagination-move">
        <Button size="small" disabled={current <= 1} onClick={() => onChange(current - 1)}>
          {t('ui.page.previous')}
        </Button>
        <span aria-current="page">{t('ui.page.at', { current, pages })}</span>
        <Button size="small" disabled={current >= pages} onClick={() => onChange(current + 1)}>
          {t('ui.page.next')}
        </Button>
      </span>
    </nav>
  )
}
