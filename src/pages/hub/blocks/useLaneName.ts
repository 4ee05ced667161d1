import { useFreight } from '@/reference/useReferences.ts'

/** Returns a function that names a lane in one line: ports by name, with an arrow. */
export function useLaneName(): (pol: string, pod?: string) => string {
  const { portName } = useFreight()
  return (pol, pod) => [pol, pod].flatMap((code) => (code ? [portName(code)] : [])).join(' \u2192 ')
}
