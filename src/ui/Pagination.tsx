import { PAGE_SIZES } from '@/contract/page.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from './Button.tsx'
import { choicesOf } from './choices.ts'
import { MiniSelect } from './MiniSelect.tsx'
import './table.css'

/** Props of `Pagination`: `current` counts from 1, `size` is rows per page; `of` names the list where there are two. */
export interface PaginationProps {
  current: number
  pages: number
  total: number
  size: number
  of?: string | undefined
  onChange: (current: number, size?: number) => void
}

/** Total, page and page size. Renders nothing for an empty list. */
export function Pagination({ current, pages, total, size, of, onChange }: PaginationProps) {
  const t = useText()
  if (total === 0) return null
  return (
    <nav className="ct-pagination" aria-label={of ?? t('ui.page.label')}>
      <span>{t('ui.page.total', { total })}</span>
      <MiniSelect
        label={t('ui.page.size')}
        value={String(size)}
        onChange={(value) => onChange(1, Number(value))}
        options={choicesOf(PAGE_SIZES.map(String))}
      />
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
