import { openRegistry } from '../registry';
import { showTab } from './tab';

// The loader calls it for a popup that starts minimized.
openRegistry();
window.userfeedback!.tab = { show: showTab };
