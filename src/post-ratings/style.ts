/** The control's style sheet: build/post-ratings/control.css. The core has it too, for previews. */
import './control.scss';
