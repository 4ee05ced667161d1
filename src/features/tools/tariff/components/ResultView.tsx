import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { tariffCopyEnUS } from '../copy/messages/en-US.ts'
import { tariffCopyZhCN } from '../copy/messages/zh-CN.ts'
import type { ResultLine } from '../sums/line.ts'
import './tariff.css'

/** Headings of results. */
type HeadingId = 'landed' | 'rebate' | 'volume' | 'time'

/** A result as plain text for e-mail and chats, in Chinese, then in English; `notes` are language-neutral lines. */
function resultText(heading: HeadingId, lines: readonly ResultLine[], notes: readonly string[]): string {
  return [tariffCopyZhCN, tariffCopyEnUS]
    .map((words) =>
      [
        words[`tariffCopy.heading.${heading}`],
        ...notes,
        ...lines.map(({ id, sum, figure, unit }) =>
          [`${words[`tariffCopy.line.${id}`]}: ${sum ? `${sum} = ` : ''}${figure}`, unit].filter(Boolean).join(' '),
        ),
        words['tariffCopy.reference'],
      ].join('\n'),
    )
    .join('\n\n')
}

/**
 * Props of `ResultView`: `notes` are copied too and are language-neutral. Without lines, `missing` tells what to enter.
 */
export interface ResultViewProps {
  heading: HeadingId
  lines: readonly ResultLine[] | undefined
  missing: string
  notes?: readonly string[] | undefined
  children?: ReactNode
}

/** A result with every figure and its calculation; can be printed, or copied in both languages. */
export function ResultView({ heading, lines, missing, notes = [], children }: ResultViewProps) {
  const t = useText()
  const title = t(`tariffCopy.heading.${heading}`)
  const told = (all: readonly ResultLine[]): string =>
    [
      title,
      ...all
        .filter(({ isTotal }) => isTotal)
        .map(({ id, unit, figure }) => `${t(`tariffCopy.line.${id}`)} ${unit} ${figure}`),
    ].join(' ')
  return (
    <Section
      title={title}
      actions={
        lines && (
          <>
            <CopyButton text={resultText(heading, lines, notes)} what={title} words={t('tariff.copy')} />
            <Button onClick={() => window.print()}>{t('tariff.print')}</Button>
          </>
        )
      }
    >
      {lines && (
        <div className="ct-tariff-result">
          <dl className="ct-tariff-lines">
            {lines.map(({ id, sum, figure, unit, isTotal }) => (
              <div key={id} className={isTotal ? 'ct-tariff-line ct-tariff-total' : 'ct-tariff-line'}>
                <dt>{t(`tariffCopy.line.${id}`)}</dt>
                <dd className="ct-tariff-sum">{sum}</dd>
                <dd className="ct-tariff-figure">
                  <span className="ct-dim">{unit}</span> <span>{figure}</span>
                </dd>
              </div>
            ))}
          </dl>
          {children}
        </div>
      )}
      {/* One live region for both, so that results are announced like missing input was. */}
      <p className={lines ? 'ct-hidden' : 'ct-tariff-missing'} role="status">
        {lines ? told(lines) : missing}
      </p>
    </Section>
  )
}
