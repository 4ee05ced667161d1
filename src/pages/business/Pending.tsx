import { useIsStaff } from '@/session/usePermission.ts'
import { LazySection } from '@/ui/LazySection.tsx'

/** Only people with a role or limits have something that waits. */
const load = async () => (await import('@/features/member/approval/components/PendingNote.tsx')).PendingNote

/** What waits for approval about a tender, an order or an agreement, for people of an enterprise with several. */
export function Pending({ id }: { id: string }) {
  const isStaff = useIsStaff()
  return isStaff && <LazySection load={load} texts="approval" placeholder={null} props={{ subjectId: id }} />
}
