import { env } from '@/config/env.ts'
import { onDraftTrouble } from '@/drafts/trouble.ts'
import { toast } from '@/ui/toast.ts'
import type { Services } from './services.ts'

const IDLE_TIMEOUT_MS = 2_000

/** Runs work when the browser has nothing better to do, at the latest after 2 s. */
export function whenIdle(work: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(work, 200)
}

/**
 * Spec §4: provinces, countries and dictionaries at start, silently, after the first paint. The session starts by its provider.
 * Where reports have somewhere to go they start then too. Where the browser denies storage, says so once (RELIABILITY T13).
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
