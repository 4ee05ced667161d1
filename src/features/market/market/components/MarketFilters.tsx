import { hasLane } from '@/contract/market/listing/kinds.ts'
import { useState } from 'react'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { LISTING_KINDS } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { ProvinceSelect } from '@/reference/RegionSelect.tsx'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { CommitField } from '@/ui/CommitField.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import type { MarketFilter, MarketSearch } from '../useMarket.ts'

interface FiltersProps {
  search: MarketSearch
  isSignedIn: boolean
}

const FLAG_TEXT = {
  directOnly: 'market.filter.directOnly',
  certifiedOnly: 'market.filter.certifiedOnly',
  validToday: 'market.filter.validToday',
} as const
/** Filters that stand under "more". */
const MORE: readonly MarketFilter[] = ['mode', 'etdFrom', 'etdTo', 'maxPrice']

/** What to look for; every change is in the address at once. Kinds that are offered in a place are found by province. */
export function MarketFilters({ search, isSignedIn }: FiltersProps) {
  const t = useText()
  const { filters, setFilters } = search
  const [isOpen, setOpen] = useState(() => MORE.some((name) => filters[name] !== undefined))
  const kind = LISTING_KINDS.find((one) => one === filters.kind)
  const isLane = kind === undefined || hasLane(kind)
  const flags = isLane
    ? (['directOnly', 'certifiedOnly', 'validToday'] as const)
    : (['certifiedOnly', 'validToday'] as const)
  return (
    <search aria-label={t('market.filters')}>
      <div className="ct-filters">
        {isLane && <LaneFilters search={search} />}
        {!isLane && (
          <ProvinceSelect
            label={t('market.filter.province')}
            value={filters.provinceCode ?? null}
            onChange={(provinceCode) => setFilters({ provinceCode: provinceCode ?? undefined })}
          />
        )}
        <BoxFilter search={search} />
        <CommitField
          label={t('market.filter.keyword')}
          placeholder={t('market.filter.keyword.hint')}
          maxLength={KEYWORD_MAX}
          value={filters.keyword ?? ''}
          onSend={(keyword) => setFilters({ keyword })}
        />
        {isOpen && <MoreFilters search={search} isLane={isLane} isSignedIn={isSignedIn} />}
        <div className="ct-filter-flags">
          {flags.map((name) => (
            <CheckBox
              key={name}
              label={t(FLAG_TEXT[name])}
              checked={filters[name] === 'true'}
              onChange={(event) => setFilters({ [name]: event.target.checked ? 'true' : undefined })}
            />
          ))}
          {filters.sellerId !== undefined && (
            <CheckBox label={t('market.filter.seller')} checked onChange={() => setFilters({ sellerId: undefined })} />
          )}
          <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'market.filter.less' : 'market.filter.more')}
          </Button>
          {search.isFiltered && (
            <Button size="small" variant="quiet" onClick={search.resetFilters}>
              {t('market.filter.reset')}
            </Button>
          )}
        </div>
      </div>
    </search>
  )
}

function LaneFilters({ search: { filters, setFilters } }: { search: MarketSearch }) {
  const t = useText()
  const nameOf = useNameOf()
  const { ports, carriers } = useFreight()
  return (
    <>
      <PortCombobox
        label={t('market.filter.pol')}
        value={filters.pol ?? null}
        onChange={(pol) => setFilters({ pol: pol ?? undefined })}
        options={ports}
      />
      <PortCombobox
        label={t('market.filter.pod')}
        value={filters.pod ?? null}
        onChange={(pod) => setFilters({ pod: pod ?? undefined })}
        options={ports}
      />
      <SelectField
        label={t('market.filter.carrier')}
        value={filters.carrierScac ?? ''}
        onChange={(carrierScac) => setFilters({ carrierScac })}
        none={t('market.filter.any')}
        options={carriers.map((carrier) => ({ value: carrier.scac, label: nameOf(carrier) }))}
      />
    </>
  )
}

function BoxFilter({ search: { filters, setFilters } }: { search: MarketSearch }) {
  const t = useText()
  const { containerTypes } = useFreight()
  return (
    <SelectField
      label={t('market.filter.box')}
      value={filters.isoCode ?? ''}
      onChange={(isoCode) => setFilters({ isoCode })}
      none={t('market.filter.any')}
      options={containerTypes.map(({ isoCode, code }) => ({ value: isoCode, label: code }))}
    />
  )
}

function MoreFilters({ search, isLane, isSignedIn }: FiltersProps & { isLane: boolean }) {
  const t = useText()
  const modes = useDict('transport_mode')
  const { filters, setFilters } = search
  const day = (name: 'etdFrom' | 'etdTo', label: string) => (
    <DateField label={label} value={filters[name] ?? ''} onChange={(value) => setFilters({ [name]: value })} />
  )
  return (
    <>
      <SelectField
        label={t('market.filter.mode')}
        value={filters.mode ?? ''}
        onChange={(mode) => setFilters({ mode })}
        none={t('market.filter.any')}
        options={modes.items}
      />
      {isLane && day('etdFrom', t('market.filter.etdFrom'))}
      {isLane && day('etdTo', t('market.filter.etdTo'))}
      {isSignedIn && (
        <CommitField
          label={t('market.filter.maxPrice')}
          isWhole
          maxLength={7}
          value={filters.maxPrice ?? ''}
          onSend={(maxPrice) => setFilters({ maxPrice })}
        />
      )}
    </>
  )
}
