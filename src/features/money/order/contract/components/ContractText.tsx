import { useRef, useState } from 'react'
import type { OrderContract } from '@/contract/money/order/contract/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { saveText } from '@/shared/save.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { checkContract, versionOfFile } from '../check.ts'
import { ContractSheet } from './ContractSheet.tsx'

const TONES = { same: 'ok', text: 'danger', hash: 'danger', chain: 'danger', cannot: 'warn' } as const

interface Said {
  tone: 'ok' | 'danger' | 'warn'
  text: string
}

/** One version of a contract: receipt and hash, the check, and its text to read and to download. */
export function ContractText({ contract, no }: { contract: OrderContract; no: string }) {
  const t = useText()
  const [said, setSaid] = useState<Said>()
  const [isBusy, setBusy] = useState(false)
  const [isRead, setRead] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const { receipt, hash, canonical, terms, versions = [] } = contract
  const version = terms.version ?? 1
  const check = async () => {
    setBusy(true)
    const verdict = await checkContract(contract)
    const isChained = verdict === 'same' && version > 1
    const text = isChained
      ? t('contract.verdict.chained', { version: version - 1 })
      : t(`contract.verdict.${verdict}`, { version: version - 1 })
    setSaid({ tone: TONES[verdict], text })
    setBusy(false)
  }
  const checkFile = async (file: File) => {
    if (!('subtle' in crypto)) {
      setSaid({ tone: 'warn', text: t('contract.verdict.cannot') })
      return
    }
    const found = await versionOfFile(contract, file)
    setSaid(
      found === undefined
        ? { tone: 'danger', text: t('contract.file.none', { name: file.name }) }
        : { tone: 'ok', text: t('contract.file.same', { name: file.name, version: found }) },
    )
  }
  return (
    <div className="ct-contract">
      <DefinitionGrid
        items={[
          {
            label: t('contract.receipt'),
            span: 2,
            value: (
              <span className="ct-code ct-nowrap">
                {receipt} <CopyButton text={receipt} what={t('contract.receipt')} />
              </span>
            ),
          },
          ...(versions.length > 1
            ? [{ label: t('contract.versionTitle'), span: 2 as const, value: t('contract.versionNo', { version }) }]
            : []),
          { label: t('contract.hash'), span: 4, value: <span className="ct-code ct-contract-hash">{hash}</span> },
          ...(terms.prevHash === undefined
            ? []
            : [
                {
                  label: t('contract.prevHash', { version: version - 1 }),
                  span: 4 as const,
                  value: <span className="ct-code ct-contract-hash">{terms.prevHash}</span>,
                },
              ]),
        ]}
      />
      <p className="ct-dim">{t('contract.what')}</p>
      <div className="ct-contract-actions">
        <Button variant="primary" isBusy={isBusy} onClick={() => void check()}>
          {t('contract.check')}
        </Button>
        <Button onClick={() => setRead(true)}>{t('contract.read')}</Button>
        <Button onClick={() => saveText(`contract-${no}-v${version}.json`, canonical, 'application/json')}>
          {t('contract.download')}
        </Button>
        <Button onClick={() => picker.current?.click()}>{t('contract.file')}</Button>
        <input
          ref={picker}
          type="file"
          accept=".json,.txt"
          className="ct-hidden"
          tabIndex={-1}
          aria-label={t('contract.file')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void checkFile(file)
          }}
        />
      </div>
      <div role="status">{said && <Notice tone={said.tone}>{said.text}</Notice>}</div>
      {isRead && <ContractSheet contract={contract} onClose={() => setRead(false)} />}
    </div>
  )
}
