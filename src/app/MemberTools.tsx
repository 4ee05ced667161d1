import { useEffect, useState } from 'react'
import { onApprovalNeeded } from '@/api/approvalNeeded.ts'
import type { NeededApproval } from '@/api/approvalNeeded.ts'
import { Bell } from '@/features/member/notification/components/Bell.tsx'
import { watchLostFocus } from '@/ui/lostFocus.ts'
import { LazySection } from '@/ui/LazySection.tsx'

/** Loaded when somebody meets a limit. */
const loadAsk = async () => (await import('@/features/member/approval/components/AskDialog.tsx')).AskDialog

/**
 * What follows a member on every page: the bell, the offer to ask for approval of what is above the own limit, and a focus
 * that is not lost with the button that was pressed.
 */
export function MemberTools() {
  const [needed, setNeeded] = useState<NeededApproval>()
  useEffect(() => onApprovalNeeded(setNeeded), [])
  useEffect(watchLostFocus, [])
  return (
    <>
      <Bell />
      {needed && (
        <LazySection
          load={loadAsk}
          texts="approval problem"
          placeholder={null}
          props={{ needed, onClose: () => setNeeded(undefined) }}
        />
      )}
    </>
  )
}
