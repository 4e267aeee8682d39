/** Told on `window` when somebody wants to see the question about measuring again. */
export const askConsentAgain = 'fabelaar:ask-consent'
