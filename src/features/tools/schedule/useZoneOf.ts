import { useFreight } from '@/reference/useReferences.ts'

/** Returns the function that names the zone of a port; UTC for an unknown one. */
export function useZoneOf(): (unlocode: string) => string {
  const { portOf } = useFreight()
  return (unlocode) => portOf(unlocode)?.timezone ?? 'UTC'
}
