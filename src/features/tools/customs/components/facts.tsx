import type { ReactNode } from 'react'
import type { HsEntry } from '@/contract/tools/customs/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { Letters, Unread } from './Letters.tsx'

/** A fact of a line: caption, renderer, and a text for comparison. */
export interface HsFact {
  label: string
  value: ReactNode
  same: string
}

/** The tariff of the United States, searched by a line. */
const HTS = 'https://hts.usitc.gov/search?query='

/** Returns the facts of a line in display order. */
export function useHsFacts(): (entry: HsEntry) => HsFact[] {
  const t = useText()
  const nameOf = useNameOf()
  const formats = useFormats()
  const rate = (label: string, value: number | null, note?: string): HsFact => ({
    label,
    value:
      value === null ? (
        <>
          <Unread />
          {note && <span className="ct-customs-vat">{note}</span>}
        </>
      ) : (
        <span className="ct-customs-rate">{formats.percent(value / 100)}</span>
      ),
    same: String(value),
  })
  const rebate = ({ vatRebatePct, rebate: basis }: HsEntry): HsFact => ({
    label: t('customs.detail.rebate'),
    value:
      vatRebatePct === null ? (
        <span className="ct-dim">{t('customs.rebate.unknown')}</span>
      ) : (
        <>
          <span className="ct-customs-rate">{formats.percent(vatRebatePct / 100)}</span>
          {basis === 'USUAL' && <span className="ct-customs-vat">{t('customs.rebate.usual')}</span>}
        </>
      ),
    same: String(vatRebatePct),
  })
  const abroad = ({ destinationDuty }: HsEntry): HsFact[] => {
    if (!destinationDuty) return []
    const { rate: duty, line, asOf } = destinationDuty
    return [
      {
        label: t('customs.detail.us'),
        value: (
          <>
            {t('customs.detail.us.rate', { rate: duty, line, month: asOf })}{' '}
            <a href={`${HTS}${line}`} target="_blank" rel="noopener noreferrer">
              {t('customs.detail.us.link')}
            </a>
          </>
        ),
        same: duty,
      },
    ]
  }
  const codes = (letters: HsEntry['supervision']) => letters?.map(({ code }) => code).join('') ?? 'null'
  return (entry) => {
    const { units, supervision, inspection } = entry
    return [
      rate(t('customs.detail.mfn'), entry.mfnPct),
      rate(t('customs.detail.general'), entry.generalPct),
      rate(t('customs.detail.vat'), entry.vatPct, t('customs.detail.vatNote')),
      rebate(entry),
      ...abroad(entry),
      {
        label: t('customs.detail.units'),
        value: units ? units.map(nameOf).join(' / ') : <Unread />,
        same: units?.map(({ nameZh }) => nameZh).join('/') ?? 'null',
      },
      { label: t('customs.detail.supervision'), value: <Letters letters={supervision} />, same: codes(supervision) },
      { label: t('customs.detail.inspection'), value: <Letters letters={inspection} />, same: codes(inspection) },
    ]
  }
}
