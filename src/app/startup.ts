import { env } from '@/config/env.ts'
import { onDraftTrouble } from '@/drafts/trouble.ts'
import { toast } from '@/ui/toast.ts'
import { whenIdle } from './idle.ts'
import type { Services } from './services.ts'

/**
 * Spec §4: loads provinces, countries and dictionaries silently after the first paint; the session starts in its
 * provider. Also starts the reports, if configured, and warns once if the browser denies storage (RELIABILITY T13).
 */
export function startup({
  reference,
  isPersistent,
  text,
}: Pick<Services, 'reference' | 'isPersistent' | 'text'>): void {
  whenIdle(() => void reference.start())
  if (env.reportUrl)
    whenIdle(
      () =>
        void import('./reports/start.ts').then(
          (m) => m.startReports(env.reportUrl),
          () => undefined,
        ),
    )
  onDraftTrouble(() => toast.info(text('common.draft.stuck')))
  if (!isPersistent) toast.info(text('common.session.memoryOnly'))
}
