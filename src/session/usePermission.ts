import type { Permission } from '@/contract/member/staff/permissions.ts'
import { useSession } from './SessionProvider.tsx'

/** Whether the role of the signed-in person has a permission; an account without a role has all (decision 0081). */
export function usePermission(permission: Permission): boolean {
  return useSession().user?.permissions?.includes(permission) ?? true
}
