import { DemoAccounts } from '@/features/member/account/components/DemoAccounts.tsx'
import { useLogin } from '@/features/member/account/useLogin.ts'
import { DictionaryDetail } from '@/features/front/diagnostics/components/DictionaryDetail.tsx'
import { FactSheets } from '@/features/front/diagnostics/components/FactSheets.tsx'
import { MarketControls } from '@/features/front/diagnostics/components/MarketControls.tsx'
import { ReachabilityTable } from '@/features/front/diagnostics/components/ReachabilityTable.tsx'
import { Outbox } from '@/features/front/diagnostics/components/Outbox.tsx'
import { SupportReport } from '@/features/front/diagnostics/components/SupportReport.tsx'
import { useFacts } from '@/features/front/diagnostics/useFacts.ts'
import { useReachability } from '@/features/front/diagnostics/useReachability.ts'
import type { Credentials } from '@/features/member/account/useLogin.ts'
import { useText } from '@/i18n/useText.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { toast } from '@/ui/toast.ts'

export default function DiagnosticsPage() {
  const t = useText()
  const groups = useFacts()
  const { readings, isRunning, run } = useReachability()
  const login = useLogin()
  const handlePick = async (credentials: Credentials) => {
    if (!(await login.submit(credentials))) toast.error(t('diagnostics.mock.switchFailed'))
  }
  return (
    <>
      <PageHeader title={t('diagnostics.title')} lead={t('diagnostics.lead')} />
      <ReachabilityTable readings={readings} isRunning={isRunning} onRun={run} />
      <FactSheets groups={groups} />
      <DictionaryDetail />
      <SupportReport groups={groups} readings={readings} />
      <MarketControls />
      <DemoAccounts busyAccount={login.busyAccount} onPick={(credentials) => void handlePick(credentials)} />
      <Outbox />
    </>
  )
}
