import { inBrowsersLanguage } from './language';

// The loader creates window.userfeedback.
window.userfeedback!.language ??= inBrowsersLanguage;
