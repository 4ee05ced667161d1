import type { CertificationForm } from '@/contract/member/certification/schemas.ts'
import { tidyCertification } from '@/contract/member/certification/rules.ts'
import type { Problem } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useCountries, useDict, useFreight, useNameOf, useProvinces } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { FileFacts } from '@/ui/UploadField.tsx'
import { stepOf } from '../form.ts'
import type { Step } from '../form.ts'
import { useForm } from '../FormContext.ts'

interface ReviewProps {
  problems: readonly Problem[]
  onGoTo: (step: Step, field?: string) => void
}

/** The form as it will be submitted, with its remaining problems. */
export function ReviewStep({ problems, onGoTo }: ReviewProps) {
  const t = useText()
  const { values: form } = useForm()
  const say = useProblemText()
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="warn">
          <p>{t('certification.review.missing', { count: problems.length })}</p>
          <ul className="ct-cert-problems">
            {problems.map((problem) => (
              <li key={problem.field}>
                <Button size="small" variant="quiet" onClick={() => onGoTo(stepOf(problem.field), problem.field)}>
                  {labelOf(t, problem.field)}
                </Button>{' '}
                {say(problem)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <FormFacts form={form} />
    </>
  )
}

/** Company data, read-only. */
export function CompanyFacts({ form: sent }: { form: CertificationForm }) {
  const t = useText()
  const nameOf = useNameOf()
  const { provinces } = useProvinces()
  const { countries } = useCountries()
  const services = useDict('service_type')
  const { laneName } = useFreight()
  const province = provinces.find(({ code }) => code === sent.provinceCode)
  const join = (words: readonly string[]) => words.join(t('certification.list.comma')) || t('common.none')
  const country = (code: string) => {
    const found = countries.find((one) => one.code === code)
    return found ? nameOf(found) : code
  }
  const text = (value: string) => value || t('common.none')
  return (
    <DefinitionGrid
      items={[
        { label: t('certification.field.userType'), value: t(`common.userType.${sent.userType}`) },
        { label: t('certification.field.uscc'), value: <span className="ct-code">{text(sent.uscc)}</span>, span: 2 },
        { label: t('certification.field.nameZh'), value: text(sent.nameZh), span: 2 },
        { label: t('certification.field.nameEn'), value: text(sent.nameEn), span: 2 },
        {
          label: t('certification.field.address'),
          value: [province && nameOf(province), sent.cityName, sent.address].filter(Boolean).join(' '),
          span: 3,
        },
        { label: t('certification.field.contactName'), value: text(`${sent.contactName} ${sent.contactPosition}`) },
        { label: t('certification.field.email'), value: text(sent.email), span: 2 },
        ...(sent.userType === 1
          ? [{ label: t('certification.field.markets'), value: join(sent.markets.map(country)), span: 4 as const }]
          : [
              {
                label: t('certification.field.services'),
                value: join(sent.services.map((code) => services.labelOf(code))),
                span: 4 as const,
              },
              { label: t('certification.field.lanes'), value: join(sent.lanes.map(laneName)), span: 4 as const },
            ]),
      ]}
    />
  )
}

/** The form read-only: company, contact, services, documents, vehicles. */
export function FormFacts({ form }: { form: CertificationForm }) {
  const t = useText()
  const sent = tidyCertification(form)
  return (
    <div className="ct-cert-facts">
      <CompanyFacts form={sent} />
      {sent.papers.map((paper) => (
        <section key={paper.kind} className="ct-cert-paper" aria-label={t(`certification.paper.${paper.kind}`)}>
          <h3 className="ct-cert-papertitle">
            <DictText dict="paper_kind" code={paper.kind} />
          </h3>
          <p className="ct-dim">
            {paper.no && `${t('certification.paper.no')} ${paper.no} · `}
            {paper.validTo
              ? t('certification.paper.until', { date: paper.validTo })
              : t('certification.paper.withoutEnd')}
          </p>
          <ul className="ct-upload-list">
            {paper.files.map((file) => (
              <li key={file.id} className="ct-upload-file">
                <FileFacts file={file} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {sent.vehicles.length > 0 && (
        <ul className="ct-cert-fleet" aria-label={t('certification.part.vehicles')}>
          {sent.vehicles
            .filter(({ tractorPlate }) => tractorPlate !== '')
            .map((vehicle) => (
              <li key={vehicle.tractorPlate}>
                <span className="ct-code">{vehicle.tractorPlate}</span> +{' '}
                <span className="ct-code">{vehicle.trailerPlate}</span>
                <span className="ct-dim">
                  {t('certification.vehicle.facts', { axles: vehicle.axles, date: vehicle.insuranceTo })}
                </span>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}

/** Display name of a field, from its path. */
export function labelOf(t: TextOf, field: string): string {
  const [head = '', second = '', third = ''] = field.split('.')
  if (head === 'papers') {
    const paper = t(`certification.paper.${second as 'BUSINESS_LICENCE'}`)
    if (third === 'no') return `${paper} · ${t('certification.paper.no')}`
    return third === 'validTo' ? `${paper} · ${t('certification.paper.validTo')}` : paper
  }
  if (head === 'vehicles' && third !== '')
    return `${t('certification.vehicle.no', { no: Number(second) + 1 })} ${t(`certification.vehicle.${third as 'axles'}`)}`
  if (head === 'vehicles') return t('certification.part.vehicles')
  return t(`certification.field.${head as 'nameZh'}`)
}
