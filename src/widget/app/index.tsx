import { createRoot } from '@wordpress/element';
import { createEngine } from '../engine/engine';
import { createHost } from '../popup/host';
import { seePopup } from '../popup/seen';
import { openRegistry } from '../registry';
import type { MountArguments } from '../types';
import { ErrorBoundary } from './error-boundary';
import { Popup } from './popup';
import { findType, typeOf } from './question-types';
import styles from './style.scss?inline';

/**
 * Shows a survey in the page; the loader calls it as `window.userfeedback.app.mount`. Omits questions whose type is
 * not registered.
 *
 * @param what The page's data, the survey to show, and how to load the outbox.
 */
export function mount( what: MountArguments ): void {
	const questions = what.survey.questions.filter( ( { type } ) =>
		findType( type )
	);
	if ( ! questions.length ) {
		return;
	}
	const shown = { ...what, survey: { ...what.survey, questions } };
	const types = questions.map( ( question ) =>
		typeOf( question, what.survey.settings.behavior )
	);
	const host = createHost( what.data, styles );
	const root = createRoot( host.container );
	const engine = createEngine( shown, {
		rules: types,
		initial: { isMinimized: true },
	} );
	host.attach();
	root.render(
		<ErrorBoundary onError={ host.remove }>
			<Popup
				what={ shown }
				engine={ engine }
				types={ types }
				onClose={ host.returnFocus }
				onClosed={ () => {
					engine.end();
					root.unmount();
					host.remove();
				} }
			/>
		</ErrorBoundary>
	);
	seePopup( shown, engine.see );
}

// A global instead of a webpack library, whose runtime code would be sent to every visitor. Parts register after this
// code has run and before the loader mounts the survey.
openRegistry();
window.userfeedback!.app = { mount };
