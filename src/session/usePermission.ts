import type { Permission } from '@/contract/member/staff/permissions.ts'
import { useSession } from './SessionProvider.tsx'

/** Whether the role of the signed-in person has a permission; an account without a role has all (decision 0081). */
export function usePermission(permission: Permission): boolean {
  return useSession().user?.permissions?.includes(permission) ?? true
}

/** Whether the signed-in person is one of several, with a role or limits of its own: others may decide what it asks for. */
export function useIsStaff(): boolean {
  const { user } = useSession()
  return user?.role !== undefined || user?.limits !== undefined
}
