import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { Stack } from '@/ui/Split.tsx'

const MOST = { current: 1, size: 500 }
const QUIET = { silent: true, noToken: true, noRedirect: true } as const

/** Current content of one dictionary on the server, for support. */
export function DictionaryDetail() {
  const t = useText()
  const [id, setId] = useState('')
  const dicts = useQuery(referenceEndpoints.dictPage, MOST, QUIET)
  const detail = useQuery(referenceEndpoints.dictDetail, { id }, { ...QUIET, ready: id !== '' })
  return (
    <Section title={t('diagnostics.dict.title')} note={t('diagnostics.dict.note')}>
      <Stack>
        <QueryBlock query={dicts} height={72}>
          {({ records }) => (
            <SelectField
              label={t('diagnostics.dict.which')}
              value={id}
              onChange={setId}
              none={t('diagnostics.dict.choose')}
              options={records.map((dict) => ({ value: dict.id, label: `${dict.dictCode} · ${dict.dictName}` }))}
            />
          )}
        </QueryBlock>
        {id !== '' && (
          <QueryBlock query={detail} height={240}>
            {({ dictCode, items }) => (
              <DataTable
                caption={dictCode}
                rows={items}
                rowKey={(item) => item.id}
                columns={[
                  {
                    key: 'code',
                    title: t('diagnostics.dict.code'),
                    isLead: true,
                    cell: ({ itemCode }) => <span className="ct-code">{itemCode}</span>,
                  },
                  { key: 'zh', title: t('diagnostics.dict.zh'), cell: ({ itemName }) => itemName },
                  { key: 'en', title: t('diagnostics.dict.en'), cell: ({ itemNameEn }) => itemNameEn },
                  {
                    key: 'state',
                    title: t('diagnostics.dict.state'),
                    cell: ({ status }) => t(status === 1 ? 'diagnostics.dict.used' : 'diagnostics.dict.retired'),
                  },
                ]}
              />
            )}
          </QueryBlock>
        )}
      </Stack>
    </Section>
  )
}
