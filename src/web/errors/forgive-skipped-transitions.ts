/**
 * A transition between pages that the browser gives up is no error: the other page has none (the till, the mailbox), somebody was
 * quicker, or the window was turned meanwhile. Chromium tells of it as of a promise that nobody caught; of one between documents
 * no script ever holds that promise, and the router holds none of its own, so it is caught here: in the head, since a document may
 * begin with one that is skipped.
 */
export const forgiveSkippedTransitions = `addEventListener('unhandledrejection',function(event){
if(event.reason instanceof DOMException&&/^Transition was (skipped|aborted because of invalid state)/.test(event.reason.message))event.preventDefault()})`
