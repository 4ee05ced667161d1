import { useQuery } from '@/api/useQuery.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { FUEL_CAP_PCT, FUEL_CHARGES } from '@/contract/trade/tender/term/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { useIssue } from '../IssueContext.ts'
import { Group, NumberAt, SelectAt } from './fields.tsx'

/** Which surcharge follows the price of fuel, by how much, and from which level. */
export function FuelFields() {
  const t = useText()
  const { chargeName } = useFreight()
  const { out } = useIssue()
  const isLinked = out.term?.fuel?.code !== undefined
  const { data } = useQuery(referenceEndpoints.fuelPrices, {}, { silent: true, cached: true, ready: isLinked })
  const last = data?.quarters.at(-1)
  return (
    <Group>
      <SelectAt
        at="term.fuel.code"
        none={t('issue.fuel.none')}
        hint={t('issue.fuel.hint', { cap: FUEL_CAP_PCT })}
        options={FUEL_CHARGES.map((value) => ({ value, label: `${value} ${chargeName(value)}` }))}
      />
      {isLinked && (
        <>
          <NumberAt at="term.fuel.factor" isDecimal isRequired hint={t('issue.fuelFactor.hint')} />
          <NumberAt
            at="term.fuel.base"
            isDecimal
            isRequired
            hint={data && last && t('issue.fuelBase.hint', { average: last.average, source: data.source })}
          />
        </>
      )}
    </Group>
  )
}
