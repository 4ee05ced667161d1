import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { SelectField, TextField } from '@/ui/Field.tsx'
import { SearchIcon } from '@/ui/icons.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import type { PortOption } from '@/ui/portSearch.ts'
import { findHref, findKinds } from './heroTargets.ts'
import type { FindKind } from './heroTargets.ts'

const kindTexts = {
  tenders: 'home.hero.find.tenders',
  capacity: 'home.hero.find.capacity',
  sailings: 'home.hero.find.sailings',
  hs: 'home.hero.find.hs',
} as const satisfies Record<FindKind, string>

/** ISO codes of the boxes most asked for, with the names the trade uses. */
const CONTAINERS = {
  '22G1': '20GP',
  '42G1': '40GP',
  '45G1': '40HQ',
  L5G1: '45HQ',
  '22R1': '20RF',
  '45R1': '40RH',
} as const

function LaneFields({ ports, kind }: { ports: readonly PortOption[]; kind: FindKind }) {
  const t = useText()
  const [pol, setPol] = useState<string | null>(null)
  const [pod, setPod] = useState<string | null>(null)
  return (
    <>
      <PortCombobox label={t('home.hero.pol')} name="pol" value={pol} onChange={setPol} options={ports} />
      <PortCombobox label={t('home.hero.pod')} name="pod" value={pod} onChange={setPod} options={ports} />
      <TextField label={t('home.hero.ready')} name={kind === 'sailings' ? 'from' : 'readyBy'} type="date" />
      <SelectField label={t('home.hero.container')} name="isoCode" defaultValue="">
        <option value="">{t('home.hero.container.any')}</option>
        {Object.entries(CONTAINERS).map(([isoCode, name]) => (
          <option key={isoCode} value={isoCode}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** The home search on the manifest sheet: what to look for, the lane, and off to the list that answers. */
export function LaneSearch({ ports }: { ports: readonly PortOption[] }) {
  const t = useText()
  const navigate = useNavigate()
  const [kind, setKind] = useState<FindKind>('tenders')
  // A form action would make React write inline script into the prerendered copy, which the CSP refuses.
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const fields: Record<string, string> = {}
    for (const [name, value] of form) if (name !== 'find' && typeof value === 'string') fields[name] = value
    void navigate(findHref(kind, fields))
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
          <LaneFields ports={ports} kind={kind} />
        )}
        <Button type="submit" look="accent" size="l" icon={<SearchIcon />}>
          {t('home.hero.search')}
        </Button>
      </div>
    </form>
  )
}
