import { groupedAmount } from '@/contract/money.ts'
import { hasSteps } from '@/contract/trade/bid/lineCost.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { CHARGE_GROUPS } from '@/contract/trade/bid/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { TakenAmount } from '@/ui/TakenAmount.tsx'
import { estimateText, ratesText } from '@/ui/unitPriceText.ts'

const isPercent = (line: ChargeLine) => line.basis === 'PERCENT_OF_FREIGHT' || line.basis === 'PERCENT_OF_VALUE'

/** Read-only charge lines of one lane; included, excluded and not applicable are shown as text. */
export function BidCharges({ charges, laneNo }: { charges: readonly ChargeLine[]; laneNo: number }) {
  const t = useText()
  const formats = useFormats()
  const states = useDict('charge_state')
  const bases = useDict('charge_basis')
  const groups = useDict('charge_group')
  const { chargeName, boxCode } = useFreight()
  return (
    // The table may be wider than a phone: tabIndex lets keyboard users scroll it.
    <div className="ct-bidcharges" tabIndex={0} role="group" aria-label={t('bid.grid.caption', { no: laneNo })}>
      <table>
        <caption className="ct-hidden">{t('bid.grid.caption', { no: laneNo })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bid.grid.charge')}</th>
            <th scope="col">{t('bid.grid.basis')}</th>
            <th scope="col" className="ct-end">
              {t('bid.grid.qty')}
            </th>
            <th scope="col" className="ct-end">
              {t('bid.grid.price')}
            </th>
            <th scope="col">{t('bid.grid.term')}</th>
            <th scope="col" className="ct-end">
              {t('common.amount')}
            </th>
          </tr>
        </thead>
        {CHARGE_GROUPS.filter((group) => charges.some((line) => line.group === group)).map((group) => (
          <tbody key={group}>
            <tr className="ct-grid-group">
              <th scope="rowgroup" colSpan={6}>
                {groups.labelOf(group)}
              </th>
            </tr>
            {charges
              .filter((line) => line.group === group)
              .map((line, index) => (
                // Lines have no id in the contract.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={`${line.code} ${line.isoCode ?? ''} ${index}`}>
                  <th scope="row">
                    <span className="ct-grid-code">{line.code}</span> {chargeName(line.code)}
                    {line.isoCode && <span className="ct-dim"> {boxCode(line.isoCode)}</span>}
                  </th>
                  <td>{bases.labelOf(line.basis)}</td>
                  {line.state === 'QUOTED' && line.basis !== 'AT_COST' ? (
                    <>
                      <td className="ct-end">{isPercent(line) ? '' : line.qty}</td>
                      <td className="ct-end">
                        {hasSteps(line)
                          ? ratesText(t, formats, line)
                          : isPercent(line)
                            ? `${line.unitPrice}%`
                            : groupedAmount(line.unitPrice)}
                      </td>
                      <td>{t(line.paymentTerm === 'PRE' ? 'bid.grid.PRE' : 'bid.grid.COL')}</td>
                      <td className="ct-end">
                        <TakenAmount line={line} />
                      </td>
                    </>
                  ) : (
                    <td colSpan={4} className="ct-end ct-dim">
                      {line.includedIn
                        ? t('bid.grid.includedIn', { charge: `${line.includedIn} ${chargeName(line.includedIn)}` })
                        : line.state === 'QUOTED'
                          ? bases.labelOf('AT_COST')
                          : states.labelOf(line.state)}
                      {line.estimate !== undefined && ` · ${estimateText(t, formats, line)}`}
                    </td>
                  )}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
