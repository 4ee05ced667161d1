import { useRef, useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { checkGoods } from '@/contract/tools/customs/rules.ts'
import type { Goods, GoodsInput } from '@/contract/tools/customs/schemas.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { plainNumber } from '@/shared/number.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { focusField } from '@/ui/focusField.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'
import { ElementFields } from './ElementFields.tsx'

/** The goods to edit, or initial values of new ones. */
export interface GoodsDialogProps {
  goods: Goods | undefined
  start: GoodsInput
  onClose: () => void
  onDone: () => void
}

const PARTS = ['nameZh', 'nameEn', 'hsCode', 'unit', 'netKg', 'grossKg'] as const
const NEEDED: readonly (typeof PARTS)[number][] = ['nameZh', 'hsCode']

/** Editor of saved goods; a ten-digit code loads its declaration elements. */
export function GoodsDialog({ goods, start, onClose, onDone }: GoodsDialogProps) {
  const t = useText()
  const say = useProblemText()
  const nameOf = useNameOf()
  const { packageTypes } = useFreight()
  const form = useRef<HTMLFormElement>(null)
  const [input, setInput] = useState<GoodsInput>(() => inputOf(goods) ?? start)
  const [submitted, setSubmitted] = useState(false)
  const code = input.hsCode.replaceAll(/[.\s]/g, '')
  const elements = useQuery(
    customsEndpoints.detail,
    { code },
    { silent: true, ready: /^\d{10}$/.test(code), cached: true },
  ).data?.elements
  const save = useAction(customsEndpoints.saveGoods, {
    intent: `customs.saveGoods:${goods?.id ?? 'new'}`,
    onSuccess: () => {
      toast.success(t('customs.goods.saved'))
      onDone()
    },
  })
  const problems = checkGoods(input)
  const set = (patch: Partial<GoodsInput>) => {
    save.reset()
    setInput((before) => ({ ...before, ...patch }))
  }
  const errorOf = (field: keyof GoodsInput): string | undefined => {
    const refused = save.fieldErrors.find((one) => one.field === `goods.${field}`)
    if (refused) return refused.message
    const problem = submitted ? problems.find((one) => one.field === field) : undefined
    return problem && say(problem)
  }
  const send = () => {
    setSubmitted(true)
    const [first] = problems
    if (first) focusField(form.current, first.field)
    else void save.run(goods ? { id: goods.id, goods: input } : { goods: input })
  }
  const valueOf = (name: string) => input.elements.find((one) => one.name === name)?.value ?? ''
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(goods ? 'customs.goods.edit' : 'customs.goods.add')}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button variant="primary" isBusy={save.loading} onClick={send}>
            {t('customs.goods.save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Stack>
          <Failure text={failureText(t, save.error)} />
          <div className="ct-customs-fields">
            {PARTS.map((part) => (
              <TextField
                key={part}
                name={part}
                label={t(`customs.goods.${part}`)}
                isRequired={NEEDED.includes(part)}
                autoComplete="off"
                inputMode={part.endsWith('Kg') ? 'decimal' : part === 'hsCode' ? 'numeric' : undefined}
                value={input[part] ?? ''}
                error={errorOf(part)}
                onChange={({ target }) =>
                  set({ [part]: part.endsWith('Kg') ? plainNumber(target.value) : target.value })
                }
              />
            ))}
            <SelectField
              name="packageType"
              label={t('customs.goods.package')}
              value={input.packageType ?? ''}
              onChange={(packageType) => set({ packageType })}
              none={t('customs.goods.any')}
              options={packageTypes.map((type) => ({ value: type.code, label: nameOf(type) }))}
            />
          </div>
          {elements && (
            <fieldset className="ct-customs-set">
              <legend>{t('customs.goods.elements')}</legend>
              <ElementFields
                elements={elements}
                values={elements.map(({ nameZh }) => valueOf(nameZh))}
                onChange={(values) =>
                  set({ elements: elements.map(({ nameZh }, at) => ({ name: nameZh, value: values[at] ?? '' })) })
                }
              />
            </fieldset>
          )}
          {/* Enables Enter to submit; the visible button is in the footer. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </Stack>
      </form>
    </Dialog>
  )
}

/** The input without fields that only the server writes. */
function inputOf(goods: Goods | undefined): GoodsInput | undefined {
  if (!goods) return undefined
  const { id: _id, updatedAt: _at, ...input } = goods
  return input
}
