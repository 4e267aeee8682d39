/** Version and name in one: a draft of another shape is never read. */
export const draftKey = 'fabelaar.draft.1'
