import { useState } from 'react'
import type { RateChange, RateSheetDetail } from '@/contract/market/rateSheet/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { Pagination } from '@/ui/Pagination.tsx'

/** A cost that rises is bad news. */
const TONES: Record<RateChange['kind'], Tone> = { ROSE: 'danger', FELL: 'ok', CAME: 'sea', WENT: 'neutral' }

/** What a draft changes: counts of each kind, and the changed rates page by page. */
export function SheetChanges({ changes }: Pick<RateSheetDetail, 'changes'>) {
  const t = useText()
  const { carrierName, boxCode, chargeName } = useFreight()
  const [{ current, size }, setPage] = useState({ current: 1, size: 10 })
  const { lines, rose, fell, came, went, same } = changes
  const price = ({ currency }: RateChange, amount: string | undefined) =>
    amount === undefined ? <span className="ct-dim">–</span> : <Money value={{ amount, currency }} />
  return (
    <div className="ct-rates-changes">
      <h3 className="ct-rates-sub">{t('rateSheet.changes')}</h3>
      <p>{t('rateSheet.changes.sum', { rose, fell, came, went, same })}</p>
      {lines.length > 0 && (
        <DataTable
          caption={t('rateSheet.changes')}
          rows={lines.slice((current - 1) * size, current * size)}
          rowKey={(line) => JSON.stringify(line)}
          columns={[
            {
              key: 'lane',
              title: t('rateSheet.row.lane'),
              isLead: true,
              cell: ({ pol, pod }) => <LaneText pol={pol} pod={pod} />,
            },
            {
              key: 'what',
              title: t('rateSheet.changes.what'),
              cell: ({ kind }) => (
                <StatusTag tone={TONES[kind]}>
                  <DictText dict="rate_change" code={kind} />
                </StatusTag>
              ),
            },
            {
              key: 'carrier',
              title: t('rateSheet.row.carrier'),
              cell: ({ carrierScac }) => (carrierScac ? carrierName(carrierScac) : '–'),
            },
            {
              key: 'charge',
              title: t('rateSheet.row.charge'),
              cell: ({ code, isoCode }) => [chargeName(code), boxCode(isoCode)].filter(Boolean).join(' · '),
            },
            {
              key: 'before',
              title: t('rateSheet.changes.before'),
              align: 'end',
              cell: (line) => price(line, line.before),
            },
            {
              key: 'after',
              title: t('rateSheet.changes.after'),
              align: 'end',
              cell: (line) => price(line, line.after),
            },
          ]}
        />
      )}
      {lines.length > 10 && (
        <Pagination
          current={current}
          pages={Math.ceil(lines.length / size)}
          total={lines.length}
          size={size}
          of={t('rateSheet.changes')}
          onChange={(next, nextSize = size) => setPage({ current: next, size: nextSize })}
        />
      )}
      {rose + fell + came + went > lines.length && (
        <p className="ct-dim">{t('rateSheet.changes.first', { count: lines.length })}</p>
      )}
    </div>
  )
}
