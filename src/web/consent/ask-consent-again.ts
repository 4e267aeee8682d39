/**
 * Stands on the document's element from when somebody wants to see the question about measuring again until it is
 * shown: the question's code may come later than the press.
 */
export const askConsentAgain = 'data-ask-consent'
