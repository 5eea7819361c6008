/**
 * The form of the policy holder: whose name the policy is in, and the fields of that kind of holder. A step
 * of a purchase, and a sheet of a renewal. Specification: document 2 sections 2.8, 3 "Policy holder" and 5;
 * pictures 06 and 06b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Building2, UserRound } from 'lucide-react'
import { COMPANY, PERSON } from '#contract/values/insured-type.ts'
import type { HolderAnswers } from '#machines/journey/answers.ts'
import { wrongHolderFields } from '#machines/journey/corrections.ts'
import { holderKind, replacedCodes } from '#machines/journey/holder.ts'
import { Button } from '#ui/button/Button.tsx'
import { Segmented } from '#ui/choice/Segmented.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useDerived, useJourneyContext, useSend } from '../../journey.ts'
import { useFieldErrors, useFormState } from '../form-state.ts'
import { useProductWords } from '../../product.ts'
import {
  CompanyFields,
  errorsOf,
  HolderFields,
  OwnerFields,
  type PersonFieldsProps,
} from './PersonFields.tsx'

/**
 * Fields of the gateway's refusals, by the kind of holder. `holderUnknown` may be about the holder's date or
 * the owner's,
 * so it is shown beside a field only where one person is asked for. `companyUnknown` is always about the
 * company's date.
 */
const gatewayNames = {
  person: { cellNumberNotHolders: 'cellNumber', holderUnknown: 'birthDate' },
  company: { cellNumberNotHolders: 'cellNumber', companyUnknown: 'establishmentDate' },
  'another-person': { cellNumberNotHolders: 'cellNumber', companyUnknown: 'carOwnerBirthDate' },
} as const

const useKind = () => useJourneyContext(({ holder }) => holderKind(holder))

/** The form's state: it changes when an error does, not with every key. */
export const useHolderForm = (): PersonFieldsProps => {
  const errors = useFieldErrors(errorsOf)
  const names = useDerived(({ holder }) => Object.keys(holder))
  const wrong = useDerived((context) => [...wrongHolderFields(context)])
  const replaced = useDerived((context) => [...replacedCodes(context)])
  const form = useFormState(errors, gatewayNames[useKind()], { fields: names, wrong: new Set(wrong) })
  return { form, replaced }
}

export function HolderForm(fields: PersonFieldsProps) {
  const { t } = useLingui()
  const send = useSend()
  const { vehicle } = useProductWords()
  const kind = useKind()
  const type = useJourneyContext(({ holder }) => holder.type)
  const isCompanyOwner = useJourneyContext(({ holder }) => holder.insuredType === COMPANY)
  const onEdit = (change: Partial<HolderAnswers>) => send({ type: 'holder.changed', change })
  // The registry has matched the plate with the owner's code, which tells a person from a company.
  const isOwnerKnown = useJourneyContext(
    ({ quote: { lookup, ownerNationalCode } }) => lookup !== null && ownerNationalCode !== '',
  )
  return (
    <>
      <Segmented
        label={isCompanyOwner ? t`بیمه‌نامه به نام شرکت صادر شود؟` : t`بیمه‌نامه به نام چه کسی صادر شود؟`}
        value={type}
        onChange={(chosen) => onEdit({ type: chosen === 'another_person' ? 'another_person' : 'car_owner' })}
        segments={[
          {
            value: 'car_owner',
            title: isCompanyOwner ? <Trans>شرکت مالک {vehicle}</Trans> : <Trans>خودم، مالک {vehicle}</Trans>,
          },
          { value: 'another_person', title: <Trans>شخص دیگر</Trans> },
        ]}
      />
      {kind === 'another-person' && (
        <Text look="small" tone="soft">
          <Trans>اول مشخصات بیمه‌گذار را وارد کنید، بعد مشخصات مالک {vehicle} را.</Trans>
        </Text>
      )}
      {kind === 'company' ? <CompanyFields {...fields} /> : <HolderFields {...fields} />}
      {kind === 'another-person' && <OwnerFields {...fields} />}
      {kind !== 'another-person' && !isOwnerKnown && (
        <OwnerTypeButton isCompany={kind === 'company'} onChange={(insuredType) => onEdit({ insuredType })} />
      )}
    </>
  )
}

type OwnerTypeButtonProps = {
  isCompany: boolean
  onChange: (insuredType: HolderAnswers['insuredType']) => void
}

/** Switches the form between a person and a company, after its fields: few owners are companies. */
function OwnerTypeButton({ isCompany, onChange }: OwnerTypeButtonProps) {
  const { vehicle } = useProductWords()
  const Icon = isCompany ? UserRound : Building2
  return (
    <Row>
      <Button
        kind="link"
        icon={<Icon size={20} aria-hidden="true" />}
        onClick={() => onChange(isCompany ? PERSON : COMPANY)}
      >
        {isCompany ? (
          <Trans>مالک {vehicle} شخص است؟ مشخصات او را وارد کنید</Trans>
        ) : (
          <Trans>مالک {vehicle} شرکت است؟ مشخصات شرکت را وارد کنید</Trans>
        )}
      </Button>
    </Row>
  )
}
