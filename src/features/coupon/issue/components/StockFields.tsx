import { useText } from '@/i18n/useText.ts'
import { useForm } from '../FormContext.ts'
import { AmountField, Grid, WholeField } from './inputs.tsx'

/** Total, limit per member, price and budget. */
export function StockFields() {
  const t = useText()
  const { values: draft, set } = useForm()
  return (
    <Grid>
      <WholeField
        label={t('batchForm.total')}
        name="total"
        isRequired
        digits={6}
        value={draft.total}
        onValue={(total) => set('total', total ?? 0)}
      />
      <WholeField
        label={t('batchForm.perUser')}
        name="perUserLimit"
        isRequired
        digits={3}
        value={draft.perUserLimit}
        onValue={(limit) => set('perUserLimit', limit ?? 0)}
      />
      <WholeField
        label={t('batchForm.perDay')}
        name="perDayLimit"
        hint={t('batchForm.perDay.hint')}
        digits={3}
        value={draft.perDayLimit}
        onValue={(limit) => set('perDayLimit', limit === 0 ? undefined : limit)}
      />
      <WholeField
        label={t('batchForm.points')}
        name="pricePoints"
        hint={t('batchForm.points.hint')}
        digits={7}
        isZeroShown
        value={draft.pricePoints}
        onValue={(points) => set('pricePoints', points ?? 0)}
      />
      <AmountField
        label={t('batchForm.budget', { currency: draft.currency })}
        name="budgetCap"
        hint={t('batchForm.budget.hint')}
        value={draft.budgetCap}
        onValue={(budget) => set('budgetCap', budget === '' ? undefined : budget)}
      />
    </Grid>
  )
}
