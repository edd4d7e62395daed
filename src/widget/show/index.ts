import { loadScripts } from './page-scripts';
import { showPopup } from './show';

window.userfeedback!.show = { load: loadScripts, mount: showPopup };
