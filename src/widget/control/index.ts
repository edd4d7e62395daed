import { createControl } from './control';

// The loader creates window.userfeedback. A second copy of this script must not lose the popup of the first.
window.userfeedback!.control ??= createControl();
