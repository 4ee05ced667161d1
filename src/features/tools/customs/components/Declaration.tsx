import { useState } from 'react'
import { declarationLine, SEPARATORS } from '@/contract/tools/customs/declaration.ts'
import type { Separator } from '@/contract/tools/customs/declaration.ts'
import type { HsEntry } from '@/contract/tools/customs/schemas.ts'
import { useDraft } from '@/drafts/useDraft.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { ElementFields } from './ElementFields.tsx'

const SEPARATOR_TEXT = { '|': 'customs.elements.bar', ';': 'customs.elements.semicolon' } as const

const VERSION = 1

/** Values of a code's declaration elements, by index; stored on this device. */
function useKept(code: string): { values: readonly string[]; write: (values: readonly string[]) => void } {
  const { user } = useSession()
  const draft = useDraft<readonly string[]>({
    userId: user?.id,
    formId: 'customs.elements',
    entityId: code,
    version: VERSION,
  })
  const [typed, setTyped] = useState<readonly string[]>()
  const write = (values: readonly string[]) => {
    setTyped(values)
    if (values.some((value) => value !== '')) draft.save(values)
    else draft.discard()
  }
  return { values: typed ?? draft.restored?.values ?? [], write }
}

/** Form of a code's declaration elements, and the resulting declaration line. Values stay on this device. */
export function Declaration({ code, elements }: { code: string; elements: HsEntry['elements'] }) {
  const t = useText()
  const [separator, setSeparator] = useState<Separator>('|')
  const kept = useKept(code)
  if (!elements)
    return (
      <Section title={t('customs.elements')}>
        <p className="ct-dim">{t('customs.elements.unread')}</p>
      </Section>
    )
  const values = elements.map((_, at) => kept.values[at] ?? '')
  const line = declarationLine(values, separator)
  const open = values.filter((value) => value.trim() === '').length
  return (
    <Section title={t('customs.elements')} note={t('customs.elements.note')}>
      <ElementFields elements={elements} values={values} onChange={(next) => kept.write(next)} />
      <div className="ct-customs-line">
        <SelectField
          label={t('customs.elements.separator')}
          value={separator}
          onChange={setSeparator}
          options={choicesOf(SEPARATORS, (one) => t(SEPARATOR_TEXT[one]))}
        />
        <div className="ct-customs-string">
          <span className="ct-cell-label">{t('customs.elements.line')}</span>
          <output className="ct-code">{line}</output>
          <span className="ct-dim" role="status">
            {open > 0 ? t('customs.elements.open', { count: open }) : t('customs.elements.full')}
          </span>
        </div>
        <CopyButton text={line} what={t('customs.elements.line')} />
        <Button size="small" variant="quiet" onClick={() => kept.write([])}>
          {t('customs.elements.clear')}
        </Button>
      </div>
    </Section>
  )
}
