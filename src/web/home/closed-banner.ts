const key = 'fabelaar.closed-banner.1'

/** Remembers that a code's banner was closed. */
export function closeBanner(storage: Pick<Storage, 'setItem'>, code: string): void {
  try {
    storage.setItem(key, code)
  } catch {
    // Without storage it comes back with the next page.
  }
}

/** Whether the visitor closed the banner of this discount code; another code is shown again. */
export function isBannerClosed(storage: Pick<Storage, 'getItem'>, code: string): boolean {
  try {
    return storage.getItem(key) === code
  } catch {
    return false
  }
}

/** A script that hides a banner closed before, ahead of the first paint. Codes are letters and figures only. */
export function hideClosedBanner(code: string): string {
  const quoted = JSON.stringify(code.replace(/[^A-Z0-9]/g, ''))
  return `try{if(localStorage.getItem("${key}")===${quoted})document.currentScript.parentElement.hidden=true}catch{}`
}
