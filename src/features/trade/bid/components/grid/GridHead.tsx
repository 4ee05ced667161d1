import { useText } from '@/i18n/useText.ts'

/** Headings of the charge grid, with the bidder's own cost if shown. */
export function GridHead({ hasCost }: { hasCost: boolean }) {
  const t = useText()
  return (
    <thead>
      <tr>
        <th scope="col">{t('bid.grid.charge')}</th>
        <th scope="col">{t('bid.grid.state')}</th>
        <th scope="col">{t('bid.grid.basis')}</th>
        <th scope="col">{t('bid.grid.qty')}</th>
        <th scope="col">{t('bid.grid.price')}</th>
        <th scope="col">{t('common.currency')}</th>
        <th scope="col">{t('bid.grid.term')}</th>
        <th scope="col" className="ct-end">
          {t('common.amount')}
        </th>
        {hasCost && (
          <th scope="col" className="ct-end">
            {t('bid.cost.column')}
          </th>
        )}
        <th scope="col">
          <span className="ct-hidden">{t('common.action.remove')}</span>
        </th>
      </tr>
    </thead>
  )
}
