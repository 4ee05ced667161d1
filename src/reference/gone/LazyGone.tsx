import { LazySection } from '@/ui/LazySection.tsx'
import type { GoneProps } from './Gone.tsx'

const load = async () => (await import('./Gone.tsx')).Gone

/** `Gone`, loaded with its texts where an address leads to nothing: few pages do. */
export function LazyGone(props: GoneProps) {
  return <LazySection load={load} texts="gone" placeholder={null} props={props} />
}
