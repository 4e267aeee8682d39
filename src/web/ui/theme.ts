export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const storageKey = 'fabelaar.theme'

/** Runs in the head before the first paint, so that the page never flashes in the other theme. */
export const themeScript = `(function(){var c;try{c=localStorage.getItem(${JSON.stringify(storageKey)})}catch(e){}
var d=c==='dark'||(c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.add(d?'dark':'light')})()`

/** What the visitor chose in this browser; the system's until then. */
export function chosenTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return themeChoices.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Keeps the choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Without storage the choice holds for this page only.
  }
  applyTheme(choice)
}

/** Sets the page's colours at once, without keeping the choice. */
export function applyTheme(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && systemIsDark().matches)
  const { classList } = document.documentElement
  classList.toggle('dark', dark)
  classList.toggle('light', !dark)
}

/** A query that can be asked and listened to. */
export function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
