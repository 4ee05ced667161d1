import type { ContractVersion } from '@/contract/money/order/contract/version/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { listText } from '@/ui/listText.ts'

interface ListProps {
  versions: readonly ContractVersion[]
  /** The one that is shown. */
  shown: number
  onShow: (version: number) => void
}

/** All versions of a contract, newest first, with what each one changed. */
export function VersionList({ versions, shown, onShow }: ListProps) {
  const t = useText()
  const { locale } = useLocale()
  return (
    <DataTable
      caption={t('contract.versions')}
      rows={versions.toReversed()}
      rowKey={({ version }) => String(version)}
      columns={[
        {
          key: 'version',
          title: t('contract.versionTitle'),
          isLead: true,
          cell: ({ version }) => (
            <span className="ct-nowrap">
              {t('contract.versionNo', { version })}{' '}
              {version === versions.length && <StatusTag tone="ok">{t('contract.newest')}</StatusTag>}
            </span>
          ),
        },
        { key: 'at', title: t('contract.versionAt'), cell: ({ at }) => <DateText value={at} /> },
        {
          key: 'parts',
          title: t('contract.parts'),
          cell: ({ parts }) =>
            parts.length === 0
              ? t('contract.part.none')
              : listText(
                  locale,
                  parts.map((part) => t(`contract.part.${part}`)),
                ),
        },
        {
          key: 'receipt',
          title: t('contract.receipt'),
          cell: ({ receipt }) => <span className="ct-code ct-nowrap">{receipt}</span>,
        },
        {
          key: 'show',
          title: '',
          align: 'end',
          cell: ({ version }) => (
            <Button size="small" aria-pressed={version === shown} onClick={() => onShow(version)}>
              {t('contract.show')}
              <span className="ct-hidden"> {t('contract.versionNo', { version })}</span>
            </Button>
          ),
        },
      ]}
    />
  )
}
