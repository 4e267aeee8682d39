/** Whether an address's id can be one of ours: a UUID, in lower case as we write it. */
export function isIdInAddress(eid: string | undefined): eid is string {
  return eid !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(eid)
}
