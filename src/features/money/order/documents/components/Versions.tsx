import type { OrderDocument } from '@/contract/money/order/documents/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Chip } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { FileLink } from '@/ui/FileLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import type { OrderProps } from '../../useOrderAct.ts'
import type { DocumentChain } from '../chains.ts'
import { usePartyName } from '../usePartyName.ts'

/** A version: its file, number, size, who and when. */
export function VersionFacts({ document, order }: OrderProps & { document: OrderDocument }) {
  const t = useText()
  const { fileSize } = useFormats()
  const nameOf = usePartyName(order)
  const { file, version, by, at, replacedAt } = document
  return (
    <p className="ct-docs-facts">
      {file ? <FileLink url={file.url}>{file.name}</FileLink> : <span className="ct-dim">{t('document.noFile')}</span>}
      <span>v{version}</span>
      {replacedAt && <Chip>{t('document.replaced')}</Chip>}
      {file && <span className="ct-dim">{fileSize(file.size)}</span>}
      <span className="ct-dim">{nameOf(by)}</span>
      <span className="ct-dim">
        <DateText value={at} />
      </span>
    </p>
  )
}

/** All versions with the hash of each file, behind a disclosure. */
export function Versions({ chain: { current, older }, order }: OrderProps & { chain: DocumentChain }) {
  const t = useText()
  const all = [current, ...older]
  return (
    <details className="ct-order-fold">
      <summary>{t('document.versions', { count: all.length })}</summary>
      <ul className="ct-docs-versions">
        {all.map((one) => (
          <li key={one.id}>
            <VersionFacts document={one} order={order} />
            {one.answer && one !== current && (
              <p className="ct-docs-note">
                {t('document.answer')} <TypedText>{one.answer}</TypedText>
              </p>
            )}
            {one.sha256 && (
              <p className="ct-docs-hash">
                <span className="ct-dim">SHA-256</span> <span className="ct-code">{one.sha256}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
