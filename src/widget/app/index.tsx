import { createRoot } from '@wordpress/element';
import { openRegistry } from '../registry';
import type { MountArguments } from '../types';
import { ErrorBoundary } from './error-boundary';
import { createHost } from './host';
import { findType } from './question-types';
import { Widget } from './widget';

/**
 * Shows a survey in the page; the loader calls it as `window.userfeedback.app.mount`. Omits questions whose type is
 * not registered.
 *
 * @param what The page's data, the survey to show, and how to load the outbox.
 */
export function mount( what: MountArguments ): void {
	const { data, survey } = what;
	const questions = survey.questions.filter( ( { type } ) =>
		findType( type )
	);
	if ( ! questions.length ) {
		return;
	}
	const host = createHost( data );
	const root = createRoot( host.container );
	host.attach();
	const remove = () => {
		root.unmount();
		host.remove();
	};
	root.render(
		<ErrorBoundary onError={ host.remove }>
			<Widget
				what={ { ...what, survey: { ...survey, questions } } }
				onClose={ host.returnFocus }
				onClosed={ remove }
			/>
		</ErrorBoundary>
	);
}

// A global instead of a webpack library, whose runtime code would be sent to every visitor. Parts register after this
// code has run and before the loader mounts the survey.
openRegistry();
window.userfeedback!.app = { mount };
