import { useQuery } from '@/api/useQuery.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { useControls } from '../operatorKey.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'

/**
 * Text messages that the mock would have sent, newest first, to read codes from. Renders nothing on a real back end.
 */
export function SmsOutbox() {
  const t = useText()
  const { mayAsk, asking } = useControls()
  const options = { ...asking, silent: true, ready: mayAsk }
  const { data, loading, refresh } = useQuery(demoEndpoints.outbox, { size: 10 }, options)
  if (!mayAsk || !Array.isArray(data)) return null
  return (
    <Section
      title={t('diagnostics.mock.outbox')}
      actions={
        <Button size="small" isBusy={loading} onClick={refresh}>
          {t('common.action.refresh')}
        </Button>
      }
    >
      {data.length === 0 ? (
        <p className="ct-dim">{t('diagnostics.mock.outbox.empty')}</p>
      ) : (
        <DataTable
          caption={t('diagnostics.mock.outbox')}
          rows={data}
          rowKey={({ at, to, text }) => `${at} ${to} ${text}`}
          columns={[
            { key: 'at', title: t('diagnostics.mock.outbox.at'), cell: ({ at }) => <DateText value={at} /> },
            {
              key: 'to',
              title: t('diagnostics.mock.outbox.to'),
              cell: ({ to }) => <span className="ct-code">{to}</span>,
            },
            { key: 'text', title: t('diagnostics.mock.outbox.text'), cell: ({ text }) => text },
          ]}
        />
      )}
    </Section>
  )
}
