import { useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import type { Query } from '@/api/useQuery.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { MemberSession } from '@/contract/member/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { deviceOf } from '@/shared/device.ts'

function DeviceName({ agent }: { agent: string }) {
  const t = useText()
  const { browser, system } = deviceOf(agent)
  if (browser === undefined && system === undefined) return t('account.sessions.unknown')
  return [browser, system].filter((name) => name !== undefined).join(' · ')
}

/** Active sessions, this device marked, with a button to sign out all others. */
export function SessionsList({ sessions }: { sessions: Query<MemberSession[]> }) {
  const t = useText()
  const { data, isFirstLoad, refresh } = sessions
  const [isAsking, setAsking] = useState(false)
  const [ended, setEnded] = useState<number>()
  const { run, loading, error } = useAction(memberEndpoints.signOutOthers, {
    silent: true,
    onSuccess: (done) => {
      setEnded(done.ended)
      refresh()
    },
  })
  if (isFirstLoad) return <SkeletonBlock height={120} />
  if (!data) return <ErrorState onRetry={refresh} />
  const others = data.filter(({ isCurrent }) => !isCurrent).length
  const signOut = () => {
    setAsking(false)
    void run({})
  }
  return (
    <div className="ct-stack">
      <DataTable
        caption={t('account.sessions.title')}
        rows={data}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'device',
            title: t('account.sessions.device'),
            isLead: true,
            cell: ({ agent, isCurrent }) => (
              <>
                <DeviceName agent={agent} />{' '}
                {isCurrent && <StatusTag tone="ok">{t('account.sessions.current')}</StatusTag>}
              </>
            ),
          },
          {
            key: 'startedAt',
            title: t('account.sessions.since'),
            cell: ({ startedAt }) => <DateText value={startedAt} />,
          },
        ]}
      />
      {ended !== undefined && <Notice tone="ok">{t('account.sessions.ended', { count: ended })}</Notice>}
      <Failure text={error && errorText(t, error)} />
      {others > 0 && (
        <div>
          <Button variant="danger" isBusy={loading} onClick={() => setAsking(true)}>
            {t('account.sessions.signOut')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={signOut}
        title={t('account.sessions.signOut')}
        confirmText={t('account.sessions.signOut')}
        isDanger
      >
        <p>{t('account.sessions.signOut.note', { count: others })}</p>
      </ConfirmDialog>
    </div>
  )
}
