import { useUpload } from '@/api/useUpload.ts'
import type { Certification, PaperInput } from '@/contract/member/certification/schemas.ts'
import { MAX_PAPER_FILES, PAPERS_OF } from '@/contract/member/certification/values.ts'
import { known } from '@/contract/known.ts'
import type { PaperNeed } from '@/contract/member/certification/values.ts'
import { PAPER_NO_MAX } from '@/contract/member/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { Chip } from '@/ui/Chip.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { FileFacts, UploadField } from '@/ui/UploadField.tsx'
import { paperIn, withPaper } from '../form.ts'
import { useForm } from '../FormContext.ts'

/** Required and optional documents of this type of enterprise. */
export function PapersStep({ detail }: { detail: Certification }) {
  const { values: form } = useForm()
  return (
    <div className="ct-cert-papers">
      {known(PAPERS_OF, form.userType)?.map((need) => (
        <PaperCard key={need.kind} need={need} detail={detail} />
      ))}
    </div>
  )
}

function PaperCard({ need, detail }: { need: PaperNeed; detail: Certification }) {
  const t = useText()
  const { values: form, isOpen } = useForm()
  const { kind } = need
  const paper = paperIn(form, kind)
  const judged = detail.stage === 'REJECTED' ? detail.papers.find((one) => one.kind === kind) : undefined
  const open = isOpen(`papers.${kind}`)
  return (
    <section className="ct-cert-paper" aria-label={t(`certification.paper.${kind}`)}>
      <h3 className="ct-cert-papertitle">
        <DictText dict="paper_kind" code={kind} />
        {!open ? (
          <Chip tone="ok">{t('certification.paper.approved')}</Chip>
        ) : judged?.rejectCode ? (
          <Chip tone="danger">{t('certification.paper.rejected')}</Chip>
        ) : (
          !need.isRequired && <Chip>{t('certification.paper.optional')}</Chip>
        )}
      </h3>
      <p className="ct-dim">{t(`certification.paper.${kind}.note`)}</p>
      {open && judged?.rejectCode && (
        <Notice tone="danger">
          <strong>
            <DictText dict="paper_rejection" code={judged.rejectCode} />
          </strong>{' '}
          {t(`certification.reject.${judged.rejectCode}`)}
        </Notice>
      )}
      {open ? <PaperFields need={need} paper={paper} /> : <PaperShown paper={paper} />}
    </section>
  )
}

/** An approved document: its files, read-only. */
function PaperShown({ paper }: { paper: PaperInput }) {
  return (
    <ul className="ct-upload-list">
      {paper.files.map((file) => (
        <li key={file.id} className="ct-upload-file">
          <FileFacts file={file} />
        </li>
      ))}
    </ul>
  )
}

function PaperFields({ need, paper }: { need: PaperNeed; paper: PaperInput }) {
  const t = useText()
  const kinds = useDict('paper_kind')
  const { update, errorOf } = useForm()
  const { kind } = need
  const at = `papers.${kind}`
  const put = (change: (before: PaperInput) => PaperInput) => update((form) => withPaper(form, kind, change))
  const uploads = useUpload((file) =>
    put((before) => ({ ...before, files: [...before.files, file].slice(0, MAX_PAPER_FILES) })),
  )
  const scopeError = errorOf(`${at}.hasContainerScope`)
  return (
    <>
      <UploadField
        label={t('certification.paper.files', { paper: kinds.labelOf(kind) })}
        name={`${at}.files`}
        isRequired={need.isRequired}
        files={paper.files}
        uploads={uploads}
        max={MAX_PAPER_FILES}
        error={errorOf(`${at}.files`)}
        onRemove={(id) => put((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) }))}
      />
      <div className="ct-cert-grid">
        {need.number !== 'uscc' && (
          <TextField
            label={t('certification.paper.no')}
            name={`${at}.no`}
            isRequired={need.isRequired}
            autoComplete="off"
            maxLength={PAPER_NO_MAX}
            hint={kind === 'CUSTOMS_REGISTRATION' ? t('certification.paper.customs.hint') : undefined}
            value={paper.no}
            error={errorOf(`${at}.no`)}
            onChange={(event) => put((before) => ({ ...before, no: event.target.value }))}
          />
        )}
        <DateField
          label={t('certification.paper.validTo')}
          name={`${at}.validTo`}
          isRequired={need.needsValidTo}
          hint={need.needsValidTo ? undefined : t('certification.paper.noEnd')}
          value={paper.validTo}
          error={errorOf(`${at}.validTo`)}
          onChange={(next) => put((before) => ({ ...before, validTo: next }))}
        />
      </div>
      {kind === 'ROAD_TRANSPORT_PERMIT' && (
        <div>
          <CheckBox
            label={t('certification.paper.scope')}
            name={`${at}.hasContainerScope`}
            checked={paper.hasContainerScope}
            onChange={(event) => put((before) => ({ ...before, hasContainerScope: event.target.checked }))}
          />
          {scopeError && (
            <p className="ct-field-error" role="alert">
              {scopeError}
            </p>
          )}
        </div>
      )}
    </>
  )
}
