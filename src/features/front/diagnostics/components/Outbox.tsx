import { useQuery } from '@/api/useQuery.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import type { DemoOutbox } from '@/contract/demo/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { useControls } from '../operatorKey.ts'

/**
 * Text messages and e-mails that the mock would have sent, newest first, to read codes from. Renders nothing on a real
 * back end.
 */
export function Outbox() {
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
              key: 'channel',
              title: t('diagnostics.mock.outbox.channel'),
              cell: ({ channel }) => t(`diagnostics.mock.outbox.${channel}`),
            },
            {
              key: 'to',
              title: t('diagnostics.mock.outbox.to'),
              cell: ({ to }) => <span className="ct-code">{to}</span>,
            },
            { key: 'text', title: t('diagnostics.mock.outbox.text'), cell: (row) => <Content row={row} /> },
          ]}
        />
      )}
    </Section>
  )
}

/** What was sent, always as text: markup of an e-mail is shown, never drawn. */
function Content({ row: { subject, text, html } }: { row: DemoOutbox[number] }) {
  const t = useText()
  if (subject === undefined) return text
  return (
    <div className="ct-outbox-mail">
      <strong>{subject}</strong>
      <p>{text}</p>
      {html !== undefined && (
        <details>
          <summary>{t('diagnostics.mock.outbox.html')}</summary>
          <code>{html}</code>
        </details>
      )}
    </div>
  )
}
