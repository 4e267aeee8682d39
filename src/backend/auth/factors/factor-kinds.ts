import type { SecondFactorMethod } from '../issue-session.ts'
import type { FactorType } from '../user.ts'

export interface FactorKind {
  type: FactorType
  /** As messages name it. */
  name: string
  /** As `amr` names it. */
  method: SecondFactorMethod
  enrollDisabled: string
  verifyDisabled: string
}

/** The kinds of second factors, with the words of the wire for each. */
export const factorKinds: readonly FactorKind[] = [
  {
    type: 'totp',
    name: 'TOTP',
    method: 'totp',
    enrollDisabled: 'mfa_totp_enroll_not_enabled',
    verifyDisabled: 'mfa_totp_verify_not_enabled',
  },
  {
    type: 'webauthn',
    name: 'WebAuthn',
    method: 'mfa/webauthn',
    enrollDisabled: 'mfa_webauthn_enroll_not_enabled',
    verifyDisabled: 'mfa_webauthn_verify_not_enabled',
  },
  {
    type: 'phone',
    name: 'Phone',
    method: 'mfa/phone',
    enrollDisabled: 'mfa_phone_enroll_not_enabled',
    verifyDisabled: 'mfa_phone_verify_not_enabled',
  },
]

/** The kind of a factor that is there. */
export function kindOf(type: FactorType): FactorKind {
  const kind = factorKinds.find((one) => one.type === type)
  if (!kind) throw new Error(`No factor is of the kind ${type}`)
  return kind
}
