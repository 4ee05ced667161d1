import { useState } from 'react'
import { useDraft } from '@/drafts/useDraft.ts'
import { useSession } from '@/session/SessionProvider.tsx'

const VERSION = 1

/** What was written at the elements of a code, by place; kept on this device. */
export function useKept(code: string): { values: readonly string[]; write: (values: readonly string[]) => void } {
  const { user } = useSession()
  const draft = useDraft<readonly string[]>({
    userId: user?.id,
    formId: 'customs.elements',
    entityId: code,
    version: VERSION,
  })
  const [typed, setTyped] = useState<readonly string[]>()
  const write = (values: readonly string[]) => {
    setTyped(values)
    if (values.some((value) => value !== '')) draft.save(values)
    else draft.discard()
  }
  return { values: typed ?? draft.restored?.values ?? [], write }
}
