import type { TimetableView } from '@/contract/tools/schedule/views/values.ts'
import { useAddressValues } from '@/routes/addressValues.ts'
import type { Follow } from '../follow.ts'
import { Chooser } from './Chooser.tsx'
import { Gone } from './Gone.tsx'
import { PortView } from './PortView.tsx'
import { ServiceView } from './ServiceView.tsx'
import { VesselView } from './VesselView.tsx'
import './views.css'

/** Codes as typed: a wrong one is named, not removed. */
const CODE = /^[A-Z0-9]{1,12}$/
const code = (text: string): string | undefined => (CODE.test(text.toUpperCase()) ? text.toUpperCase() : undefined)
const SHAPES = { port: /^[A-Z]{2}[A-Z2-9]{3}$/, vessel: /^\d{7}$/, service: /^[A-Z]{2}\d$/ } as const
const VIEWS = { port: PortView, vessel: VesselView, service: ServiceView } as const

/** The timetable seen from one port, ship or service, which stands in the address. MARKET 8.5. */
export function TimetableViews({ view, follow }: { view: TimetableView; follow: Follow }) {
  const chosen = useAddressValues({ port: code, vessel: code, service: code })[view]
  const View = VIEWS[view]
  return (
    <>
      <Chooser view={view} chosen={chosen} />
      {chosen === undefined || SHAPES[view].test(chosen) ? (
        <View key={chosen} code={chosen} follow={follow} />
      ) : (
        <Gone view={view} code={chosen} />
      )}
    </>
  )
}
