import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { apiKeyEndpoints } from '@/contract/member/apiKey/endpoints.ts'
import { KEY_CALLS_A_MINUTE, MAX_API_KEYS } from '@/contract/member/apiKey/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { NewSecret } from '@/ui/NewSecret.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import type { MadeKey } from '../madeKey.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { KeyTable } from './KeyTable.tsx'
import './apiKey.css'

/** Keys by which systems of this enterprise make calls. */
export function ApiKeys() {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeKey>()
  // All on one page: there are few.
  const keys = useQuery(apiKeyEndpoints.page, { size: MAX_API_KEYS }, { silent: true, refreshOnFocus: true })
  return (
    <Section
      title={t('apiKey.title')}
      note={t('apiKey.note', { calls: KEY_CALLS_A_MINUTE })}
      actions={
        <Button variant="primary" onClick={() => setAdding(true)}>
          {t('apiKey.add')}
        </Button>
      }
    >
      {made && (
        <NewSecret
          text={t('apiKey.once', { name: made.name })}
          what={t('apiKey.key')}
          secret={made.key}
          hideText={t('apiKey.kept')}
          onClose={() => setMade(undefined)}
        />
      )}
      <QueryBlock query={keys} height={240}>
        {({ records }) =>
          records.length > 0 ? (
            <KeyTable rows={records} onMade={setMade} />
          ) : (
            <EmptyState title={t('apiKey.empty')} text={t('apiKey.empty.text')} />
          )
        }
      </QueryBlock>
      {isAdding && <KeyDialog onMade={setMade} onClose={() => setAdding(false)} />}
    </Section>
  )
}
