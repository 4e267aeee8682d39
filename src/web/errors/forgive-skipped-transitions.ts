/**
 * A transition between pages that the browser skips, since the other page has none (the till) or somebody was quicker, is
 * no error. Chromium tells of it as of a promise that nobody caught; of one between documents no script ever holds that
 * promise, so it is caught here: in the head, since a document may begin with one that is skipped.
 */
export const forgiveSkippedTransitions = `addEventListener('unhandledrejection',function(event){
if(event.reason instanceof DOMException&&event.reason.message==='Transition was skipped')event.preventDefault()})`
