import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Form } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Field } from '@/ui/Field.tsx'
import { controlOf } from '@/ui/focusField.ts'
import { Notice } from '@/ui/Notice.tsx'
import { useFocusSoon } from '@/ui/useFocusSoon.ts'
import { typedCode, useCounter, type CounterEntries } from '../useCounter.ts'
import { BillFields } from './BillFields.tsx'
import { FoundCoupon } from './FoundCoupon.tsx'
import { ReceiptNotice } from './Receipt.tsx'
import { ScanButtons } from './ScanButtons.tsx'
import './counter.css'

/** Enter, scan or upload a code, look it up, and verify it. */
export function CounterPanel() {
  const t = useText()
  const panel = useRef<HTMLDivElement>(null)
  const [params, setParams] = useSearchParams()
  const focusSoon = useFocusSoon()
  const counter = useCounter((next) => focusSoon(() => controlOf(panel.current, next)))
  const { form, scan } = counter
  // A code in the URL (opened by a phone's camera app) is looked up once and removed from the URL.
  const carried = params.get('code')
  const scanNow = useRef(scan)
  useEffect(() => {
    scanNow.current = scan
  })
  useEffect(() => {
    if (carried === null) return
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('code')
        return next
      },
      { replace: true },
    )
    scanNow.current(carried.slice(0, 24))
  }, [carried, setParams])
  return (
    <Section title={t('counter.desk')} note={t('counter.desk.note')}>
      <div ref={panel} className="ct-counter">
        <form
          {...form.element}
          className="ct-counter-form"
          aria-label={t('counter.desk')}
          onSubmit={(event) => {
            form.element.onSubmit(event)
            // The next scan replaces a code with a slip.
            const code = controlOf(panel.current, 'code')
            if (code instanceof HTMLInputElement && code === document.activeElement) code.select()
          }}
        >
          <CodeBox form={form} />
          <BillFields form={form} />
          <div className="ct-counter-buttons">
            <Button type="submit" variant={counter.seen ? 'plain' : 'primary'} size="large" isBusy={form.isBusy}>
              {t('counter.lookUp')}
            </Button>
            <ScanButtons onCode={scan} />
          </div>
        </form>
        <section className="ct-counter-result" aria-live="polite" aria-label={t('counter.result')}>
          <Failure text={counter.isLost ? undefined : counter.failure} />
          {counter.seen && (
            <FoundCoupon seen={counter.seen}>
              {counter.isLost && (
                <Notice tone="warn" isAlert>
                  {t('counter.lost')}
                </Notice>
              )}
              {counter.seen.refusal === undefined && (
                <div className="ct-counter-buttons">
                  <CertifiedButton
                    action="coupon.verify"
                    name="verify"
                    variant="accent"
                    size="large"
                    isBusy={counter.isVerifying}
                    onKeyDown={typeOn}
                    onClick={() => void counter.verify()}
                  >
                    {t(counter.isLost ? 'counter.verify.again' : 'counter.verify')}
                  </CertifiedButton>
                  <Button size="large" onKeyDown={typeOn} onClick={counter.clear}>
                    {t('counter.clear')}
                  </Button>
                </div>
              )}
            </FoundCoupon>
          )}
          {counter.receipt && <ReceiptNotice receipt={counter.receipt} />}
          {!counter.seen && !counter.receipt && !counter.failure && <p className="ct-dim">{t('counter.how')}</p>}
        </section>
      </div>
    </Section>
  )
}

/** A hand scanner types the code and sends Enter: direct that to the code field, not to the focused button. */
function typeOn(event: KeyboardEvent): void {
  const isSymbol = event.key.length === 1 && event.key !== ' '
  if (!isSymbol || event.ctrlKey || event.metaKey || event.altKey) return
  const input = event.currentTarget.closest('.ct-counter')?.querySelector<HTMLInputElement>('input[name="code"]')
  input?.focus()
  input?.select()
}

/** Code input: large, in groups of four; receives hand-scanner input. */
function CodeBox({ form }: { form: Form<CounterEntries> }) {
  const t = useText()
  const { error, onChange, ...code } = form.field('code')
  return (
    <Field label={t('counter.code')} hint={t('counter.code.hint')} error={error} isRequired>
      {(control) => (
        <input
          {...control}
          {...code}
          className="ct-input ct-counter-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          placeholder="XXXX-XXXX-XXXX"
          onChange={(event) => {
            const { value, selectionStart } = event.target
            // Typing in the middle must not move the caret to the end.
            if (selectionStart !== null && selectionStart < value.length) keepCaret(event.target, selectionStart)
            onChange(typedCode(value))
          }}
        />
      )}
    </Field>
  )
}

/** Restores the caret after the typed symbol, once the value is regrouped. */
function keepCaret(input: HTMLInputElement, at: number): void {
  const symbols = Array.from(input.value.slice(0, at)).filter((one) => one !== '-').length
  requestAnimationFrame(() => {
    const place = symbols + Math.max(0, Math.ceil(symbols / 4) - 1)
    input.setSelectionRange(place, place)
  })
}
