import { type ReactNode, useId } from 'react'
import { type Country, countries, mayBeNamed, postalCodes } from '#shop/address.ts'
import { m } from '../messages/generated/messages.js'
import { describedBy, FieldProblem, fieldBox, fieldLabel } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import {
  type AddressDraft,
  type AddressField,
  type AddressProblems,
  addressProblem,
  countryName,
} from './address-form.ts'

export interface AddressFieldsProps {
  draft: AddressDraft
  problems: AddressProblems
  /** What the e-mail address of the parcel is for. */
  emailHint: string
  onChange: (field: AddressField, value: string) => void
}

/** Where a printed book goes. Field names are the form's own, for finding the first wrong one. */
export function AddressFields({ draft, problems, emailHint, onChange }: AddressFieldsProps): ReactNode {
  const field = (name: AddressField) => ({
    name,
    value: draft[name],
    onText: (value: string) => onChange(name, value),
    problem: addressProblem(problems[name], draft.country),
  })
  const example = postalCodes[draft.country].example
  const isNamed = mayBeNamed(draft.country)
  return (
    <div className="grid gap-x-5 gap-y-5 sm:grid-cols-6">
      <TextField
        {...field('firstName')}
        label={m.address_first_name()}
        autoComplete="shipping given-name"
        className="sm:col-span-3"
      />
      <TextField
        {...field('lastName')}
        label={m.address_last_name()}
        autoComplete="shipping family-name"
        className="sm:col-span-3"
      />
      <CountryField
        value={draft.country}
        problem={addressProblem(problems.country, draft.country)}
        onChange={(country) => onChange('country', country)}
      />
      {/* What may be a name, and says that it is optional, needs more room than a number. */}
      <div className={isNamed ? 'contents' : 'grid grid-cols-2 gap-5 sm:col-span-3'}>
        <TextField
          {...field('postalCode')}
          className={isNamed ? 'sm:col-span-3' : ''}
          label={m.address_postal_code()}
          hint={m.address_postal_code_example({ example })}
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          maxLength={12}
        />
        <TextField
          {...field('number')}
          className={isNamed ? 'sm:col-span-3' : ''}
          label={isNamed ? m.address_number_or_name() : m.address_number()}
          optional={isNamed}
          autoComplete="shipping address-line2"
          maxLength={isNamed ? 40 : 12}
        />
      </div>
      <TextField
        {...field('street')}
        label={m.address_street()}
        autoComplete="shipping address-line1"
        className="sm:col-span-3"
      />
      <TextField
        {...field('city')}
        label={m.address_city()}
        autoComplete="shipping address-level2"
        className={isNamed ? 'sm:col-span-6' : 'sm:col-span-3'}
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        label={m.address_email()}
        hint={emailHint}
        autoComplete="shipping email"
        className="sm:col-span-6"
      />
    </div>
  )
}

function CountryField(props: {
  value: Country
  problem: string | undefined
  onChange: (country: Country) => void
}): ReactNode {
  const id = useId()
  return (
    <div className="sm:col-span-3">
      <label htmlFor={id} className={fieldLabel}>
        {m.address_country()}
      </label>
      <select
        id={id}
        name="country"
        autoComplete="shipping country"
        value={props.value}
        onChange={(event) => {
          const chosen = countries.find((country) => country === event.target.value)
          if (chosen !== undefined) props.onChange(chosen)
        }}
        aria-invalid={props.problem !== undefined || undefined}
        aria-describedby={describedBy(id, null, props.problem)}
        className={`${fieldBox} min-h-13`}
      >
        {countries.map((country) => (
          <option key={country} value={country}>
            {countryName[country]()}
          </option>
        ))}
      </select>
      <FieldProblem id={id} problem={props.problem} />
    </div>
  )
}
