import { useRef, useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { MAX_BYTES } from '@/shared/sheet/cells.ts'
import { Button } from '../Button.tsx'
import { TextAreaField } from '../TextAreaField.tsx'

/** Maximum length of pasted text shown in the textarea; a longer one is read at once. */
const SHOWN_CHARS = 20_000

interface SourceProps {
  /** Maximum number of rows. */
  maxRows: number
  onText: (text: string) => void
  onFile: (file: File) => void
  onTemplate: (kind: 'xlsx' | 'csv') => void
}

/** Source of the rows: pasted cells, a chosen or dropped file; with the template. */
export function SheetSource({ maxRows, onText, onFile, onTemplate }: SourceProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="ct-import">
      <div className="ct-import-template">
        <span>{t('sheetImport.template')}</span>
        <Button size="small" onClick={() => onTemplate('xlsx')}>
          {t('sheetImport.template.xlsx')}
        </Button>
        <Button size="small" onClick={() => onTemplate('csv')}>
          {t('sheetImport.template.csv')}
        </Button>
      </div>
      <div
        className="ct-import-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) onFile(file)
        }}
      >
        <Button variant="primary" onClick={() => input.current?.click()}>
          {t('sheetImport.choose')}
        </Button>
        <span className="ct-dim">{t('sheetImport.limits', { mb: MAX_BYTES / 1024 / 1024, rows: maxRows })}</span>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,.tsv,.txt"
          className="ct-hidden"
          tabIndex={-1}
          aria-label={t('sheetImport.choose')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onFile(file)
          }}
        />
      </div>
      <TextAreaField
        label={t('sheetImport.paste')}
        hint={t('sheetImport.paste.hint')}
        name="sheet"
        rows={6}
        spellCheck={false}
        className="ct-import-paste"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (pasted.length <= SHOWN_CHARS) return
          // Thousands of lines in a textarea would block the page for seconds.
          event.preventDefault()
          onText(pasted)
        }}
      />
      <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
        {t('sheetImport.read')}
      </Button>
    </div>
  )
}
