import {
  MAX_AHEAD_WEEKS,
  MAX_PAST_WEEKS,
  MAX_WINDOW_WEEKS,
  MIN_WINDOW_WEEKS,
} from '@/contract/tools/schedule/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { MOST_TRUCK_DAYS } from '../useSchedule.ts'
import type { Schedule } from '../useSchedule.ts'

const WINDOWS = Array.from({ length: MAX_WINDOW_WEEKS - MIN_WINDOW_WEEKS + 1 }, (_, place) => place + MIN_WINDOW_WEEKS)
const TRUCK_DAYS = Array.from({ length: MOST_TRUCK_DAYS + 1 }, (_, days) => days)

/** Search fields; every change goes to the URL at once. */
export function SearchForm({ schedule }: { schedule: Schedule }) {
  const t = useText()
  const { ports } = useFreight()
  const { list, wanted, refusedOf } = schedule
  const { setFilters } = list
  const pol = refusedOf('pol')
  const pod = refusedOf('pod') ?? (wanted.pol && wanted.pol === wanted.pod ? t('schedule.form.samePort') : undefined)
  return (
    <search aria-label={t('schedule.form')}>
      <div className="ct-schedule-lane">
        <PortCombobox
          label={t('schedule.form.pol')}
          value={wanted.pol ?? null}
          onChange={(port) => setFilters({ pol: port ?? undefined })}
          options={ports}
          error={pol}
        />
        <Button
          variant="quiet"
          aria-label={t('schedule.form.swap')}
          title={t('schedule.form.swap')}
          onClick={() => setFilters({ pol: wanted.pod, pod: wanted.pol })}
        >
          {'⇄'}
        </Button>
        <PortCombobox
          label={t('schedule.form.pod')}
          value={wanted.pod ?? null}
          onChange={(port) => setFilters({ pod: port ?? undefined })}
          options={ports}
          error={pod}
        />
      </div>
      <div className="ct-filters ct-schedule-fields">
        <DateField
          label={t('schedule.form.from')}
          value={wanted.typedFrom}
          error={refusedOf('from')}
          hint={t('schedule.form.from.hint', { ahead: MAX_AHEAD_WEEKS, past: MAX_PAST_WEEKS })}
          onChange={(from) => setFilters({ from })}
        />
        <SelectField
          label={t('schedule.form.weeks')}
          value={String(wanted.weeks)}
          onChange={(weeks) => setFilters({ weeks })}
          options={WINDOWS.map((count) => ({ value: String(count), label: t('schedule.form.weeks.count', { count }) }))}
        />
        <SelectField
          label={t('schedule.form.routing')}
          value={String(wanted.transhipments ?? '')}
          onChange={(transhipments) => setFilters({ transhipments })}
          none={t('schedule.form.routing.any')}
          options={[
            { value: '0', label: t('schedule.form.routing.direct') },
            { value: '1', label: t('schedule.form.routing.one') },
          ]}
        />
        <CargoFields schedule={schedule} />
      </div>
    </search>
  )
}

function CargoFields({ schedule: { list, wanted } }: { schedule: Schedule }) {
  const t = useText()
  const nameOf = useNameOf()
  const { carriers, containerTypes } = useFreight()
  const { setFilters } = list
  return (
    <>
      <SelectField
        label={t('schedule.form.carrier')}
        value={wanted.carrier ?? ''}
        onChange={(carrier) => setFilters({ carrier })}
        none={t('schedule.form.any')}
        options={carriers.map((carrier) => ({ value: carrier.scac, label: nameOf(carrier) }))}
      />
      <SelectField
        label={t('schedule.form.box')}
        value={wanted.isoCode ?? ''}
        onChange={(box) => setFilters({ box, isoCode: undefined })}
        none={t('schedule.form.any')}
        options={containerTypes.map(({ isoCode, code }) => ({ value: isoCode, label: code }))}
      />
      <DateField
        label={t('schedule.form.ready')}
        value={wanted.ready ?? ''}
        hint={t('schedule.form.ready.hint')}
        onChange={(ready) => setFilters({ ready })}
      />
      <SelectField
        label={t('schedule.form.truckDays')}
        value={String(wanted.truckDays)}
        onChange={(truckDays) => setFilters({ truckDays })}
        options={TRUCK_DAYS.map((count) => ({ value: String(count), label: t('common.unit.day', { count }) }))}
      />
    </>
  )
}
