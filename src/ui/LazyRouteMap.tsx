import { useText } from '@/i18n/useText.ts'
import { LazySection } from './LazySection.tsx'
import type { RouteMapProps } from './RouteMap.tsx'
import './map.css'

const loadMap = async () => (await import('./RouteMap.tsx')).RouteMap

/** Placeholder of a map whose ports or drawing are not there yet. */
export function RouteMapSpace({ shape = 2.2 }: { shape?: number | undefined }) {
  const t = useText()
  return (
    <figure className="ct-map" aria-hidden="true">
      <svg viewBox={`0 0 480 ${480 / shape}`} />
      <figcaption className="ct-map-note">{t('ui.map.schematic')}</figcaption>
    </figure>
  )
}

/** Schematic map of one lane whose drawing loads after the page. */
export const LazyRouteMap = (route: RouteMapProps) => (
  <LazySection load={loadMap} placeholder={<RouteMapSpace shape={route.shape} />} props={route} />
)
