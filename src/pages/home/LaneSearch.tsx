import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { SearchIcon } from '@/ui/icons.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import type { PortOption } from '@/ui/portSearch.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import { BOXES } from './boxes.ts'
import { findHref, findKinds } from './heroTargets.ts'
import { QuickLine } from './quick/QuickLine.tsx'
import type { LaneFields } from './quick/QuickLine.tsx'
import type { FindKind } from './heroTargets.ts'

const kindTexts = {
  tenders: 'home.hero.find.tenders',
  capacity: 'home.hero.find.capacity',
  sailings: 'home.hero.find.sailings',
  hs: 'home.hero.find.hs',
} as const satisfies Record<FindKind, string>

/** Empty search fields. */
export const ANY_LANE: LaneFields = { pol: '', pod: '', readyBy: '', isoCode: '' }

interface LaneProps {
  ports: readonly PortOption[]
  lane: LaneFields
  onChange: (part: Partial<LaneFields>) => void
}

function LaneInputs({ ports, lane, onChange }: LaneProps) {
  const t = useText()
  const port = (name: 'pol' | 'pod') => (
    <PortCombobox
      label={t(`home.hero.${name}`)}
      value={lane[name] || null}
      onChange={(code) => onChange({ [name]: code ?? '' })}
      options={ports}
    />
  )
  return (
    <>
      {port('pol')}
      {port('pod')}
      <DateField label={t('home.hero.ready')} value={lane.readyBy} onChange={(next) => onChange({ readyBy: next })} />
      <SelectField
        label={t('home.hero.container')}
        value={lane.isoCode}
        onChange={(isoCode) => onChange({ isoCode })}
        none={t('home.hero.container.any')}
        options={Object.entries(BOXES).map(([value, label]) => ({ value, label }))}
      />
    </>
  )
}

/** Stores a lane on this device, in the background. */
async function keep(kind: FindKind, { pol, pod, isoCode }: LaneFields): Promise<void> {
  try {
    const { keepLane } = await import('./quick/recentLanes.ts')
    keepLane({ kind, pol, pod, ...(isoCode && { isoCode }) })
  } catch {
    // The search works without its history.
  }
}

/** Home search: kind, lane fields, and a link to the matching list. */
export function LaneSearch({ ports, lane, onChange }: LaneProps) {
  const t = useText()
  const navigate = useNavigate()
  const [kind, setKind] = useState<FindKind>('tenders')
  // A form action would make React write inline script into the prerendered page, which the CSP blocks.
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (kind !== 'hs' && lane.pol && lane.pod) void keep(kind, lane)
    const q = new FormData(event.currentTarget).get('q')
    void navigate(findHref(kind, kind === 'hs' ? { q: typeof q === 'string' ? q : '' } : { ...lane }))
  }
  return (
    <form role="search" className="ct-lane" action={findHref(kind, {})} onSubmit={handleSubmit}>
      {findKinds.length > 1 && (
        <fieldset className="ct-lane-kinds">
          <legend className="ct-hidden">{t('home.hero.find')}</legend>
          {findKinds.map((one) => (
            <label key={one} className="ct-lane-kind">
              <input type="radio" name="find" value={one} checked={one === kind} onChange={() => setKind(one)} />
              <span>{t(kindTexts[one])}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={kind === 'hs' ? 'ct-lane-row ct-lane-row-hs' : 'ct-lane-row'}>
        {kind === 'hs' ? (
          <TextField label={t('home.hero.hs')} name="q" placeholder={t('home.hero.hs.placeholder')} />
        ) : (
          <LaneInputs ports={ports} lane={lane} onChange={onChange} />
        )}
        <Button type="submit" variant="accent" size="large" icon={<SearchIcon />}>
          {t('home.hero.search')}
        </Button>
      </div>
      <div className="ct-lane-quick">
        <QuickLine onRead={onChange} />
      </div>
    </form>
  )
}
