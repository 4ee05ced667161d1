import { useDebounce } from 'ahooks'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import type { Goods } from '@/contract/tools/customs/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { Dialog } from '@/ui/Dialog.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { TextField } from '@/ui/Field.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import './goodsPick.css'

/** Props of the picker: callbacks for a selection and for closing. */
export interface GoodsPickProps {
  onPick: (goods: Goods) => void
  onClose: () => void
}

const MOST = 100
const PAUSE_MS = 250

/** Picker of the enterprise's saved goods. */
export function GoodsPickDialog({ onPick, onClose }: GoodsPickProps) {
  const t = useText()
  const nameOf = useNameOf()
  const [typed, setTyped] = useState('')
  const keyword = useDebounce(typed.trim(), { wait: PAUSE_MS })
  const { data, error, refresh } = useQuery(
    customsEndpoints.goods,
    { size: MOST, ...(keyword && { keyword }) },
    { silent: true, keepPrevious: true },
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('goodsPick.title')}>
      <p className="ct-dim">{t('goodsPick.note')}</p>
      {/* Enter must not submit the surrounding tender form. */}
      <TextField
        label={t('goodsPick.search')}
        maxLength={KEYWORD_MAX}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {!data && (error ? <ErrorState onRetry={refresh} /> : <SkeletonBlock height={200} />)}
      {data?.records.length === 0 && <EmptyState title={t('goodsPick.empty')} text={t('goodsPick.empty.text')} />}
      <ul className="ct-goods-picks" aria-label={t('goodsPick.title')}>
        {data?.records.map((goods) => (
          <li key={goods.id}>
            <button type="button" className="ct-goods-pick" onClick={() => onPick(goods)}>
              <span>{nameOf({ nameZh: goods.nameZh, nameEn: goods.nameEn ?? goods.nameZh })}</span>
              <span className="ct-code">{goods.hsCode}</span>
              {goods.grossKg && <span className="ct-dim">{t('goodsPick.kg', { kg: Number(goods.grossKg) })}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
