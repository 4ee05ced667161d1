import { useNavigate } from 'react-router-dom'
import { useQuery } from '@/api/useQuery.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import type { Fleet } from '@/contract/tools/schedule/views/schemas.ts'
import type { TimetableView } from '@/contract/tools/schedule/views/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { Combobox } from '@/ui/Combobox.tsx'
import type { ComboItem } from '@/ui/Combobox.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { findNamed } from '@/ui/portSearch.ts'
import { portPlace, servicePlace, vesselPlace } from '../../places.ts'

interface ChooserProps {
  view: TimetableView
  chosen: string | undefined
}

/** The field of the port, ship or service that is shown. */
export function Chooser({ view, chosen }: ChooserProps) {
  return (
    <search className="ct-timetable-choose">
      {view === 'port' ? <PortChooser chosen={chosen} /> : <FleetChooser view={view} chosen={chosen} />}
    </search>
  )
}

function PortChooser({ chosen }: Pick<ChooserProps, 'chosen'>) {
  const t = useText()
  const navigate = useNavigate()
  const { ports } = useFreight()
  return (
    <PortCombobox
      label={t('timetable.choose.port')}
      value={chosen ?? null}
      onChange={(port) => void navigate(portPlace(port ?? ''))}
      options={ports}
    />
  )
}

type ServiceItem = Fleet['services'][number]
type ShipItem = Fleet['ships'][number]

function FleetChooser({ view, chosen }: { view: 'vessel' | 'service'; chosen: string | undefined }) {
  const t = useText()
  const nameOf = useNameOf()
  const navigate = useNavigate()
  const { data } = useQuery(shippingDateEndpoints.fleet, {}, { silent: true, cached: true })
  const { services = [], ships = [] } = data ?? {}
  const shipItem = ({ imo, vesselName, serviceCode }: ShipItem): ComboItem => ({
    value: imo,
    code: imo,
    name: vesselName,
    end: serviceCode,
    exact: [imo, vesselName],
  })
  const serviceItem = ({ code, nameZh, nameEn }: ServiceItem): ComboItem => ({
    value: code,
    code,
    name: nameOf({ nameZh, nameEn }),
    exact: [code, nameZh, nameEn],
  })
  const items = view === 'vessel' ? ships.map(shipItem) : services.map(serviceItem)
  const find = (typed: string, limit?: number): ComboItem[] =>
    view === 'vessel'
      ? findNamed(ships, shipNames, typed, limit).map(({ thing }) => shipItem(thing))
      : findNamed(services, serviceNames, typed, limit).map(({ thing }) => serviceItem(thing))
  return (
    <Combobox
      label={t(`timetable.choose.${view}`)}
      value={chosen ?? null}
      onChange={(code) => void navigate((view === 'vessel' ? vesselPlace : servicePlace)(code ?? ''))}
      chosen={items.find(({ value }) => value === chosen)}
      find={find}
      noneText={t('timetable.choose.none')}
      foundText={(count) => t('timetable.choose.found', { count })}
      placeholder={t(`timetable.choose.${view}.hint`)}
    />
  )
}

const shipNames = ({ imo, vesselName, serviceCode }: ShipItem) => ({
  codes: [imo, serviceCode],
  zh: [],
  en: vesselName,
  pinyin: '',
  initials: '',
})
const serviceNames = ({ code, nameZh, nameEn }: ServiceItem) => ({
  codes: [code],
  zh: [nameZh],
  en: nameEn,
  pinyin: '',
  initials: '',
})
