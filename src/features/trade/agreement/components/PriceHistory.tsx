import { changedCodes, priceHistory } from '@/contract/trade/agreement/floating.ts'
import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { listText } from '@/ui/listText.ts'
import { unitPriceText } from '@/ui/unitPriceText.ts'

interface HistoryProps {
  lane: AgreementLane
  agreement: AgreementDetail
}

/** What the charges that float, or that an amendment changed, cost on which day of departure. */
export function PriceHistory({ lane, agreement }: HistoryProps) {
  const t = useText()
  const { locale } = useLocale()
  const formats = useFormats()
  const { chargeName, boxCode } = useFreight()
  const rows = changedCodes(lane, agreement).flatMap((code) =>
    priceHistory(lane, agreement, code).map((step) => ({ code, ...step })),
  )
  if (rows.length === 0) return null
  return (
    <div className="ct-agreement-part">
      <h3 className="ct-h3">{t('agreement.history')}</h3>
      <DataTable
        caption={t('agreement.history')}
        rows={rows}
        rowKey={({ code, from }) => `${code} ${from}`}
        columns={[
          {
            key: 'charge',
            title: t('agreement.charge'),
            isLead: true,
            cell: ({ code }) => `${code} ${chargeName(code)}`,
          },
          { key: 'from', title: t('agreement.history.from'), cell: ({ from }) => from },
          {
            key: 'price',
            title: t('agreement.price'),
            align: 'end',
            cell: ({ lines }) =>
              lines.length === 0 ? (
                t('agreement.history.none')
              ) : (
                <span className="ct-agreement-two">
                  {lines.map((line) => (
                    <span key={line.isoCode ?? ''}>
                      {[boxCode(line.isoCode), unitPriceText(formats, line)].filter(Boolean).join(' ')}
                    </span>
                  ))}
                </span>
              ),
          },
        ]}
      />
      {agreement.fuel && (
        <p className="ct-dim">
          {t('agreement.fuel.known', {
            list: listText(
              locale,
              agreement.fuel.map(({ from, average }) => t('agreement.fuel.quarter', { from, average })),
            ),
          })}
        </p>
      )}
    </div>
  )
}
