import { createRoot } from '@wordpress/element';
import { openPageOutbox } from '../outbox/page-outbox';
import type { MountArguments } from '../types';
import { ErrorBoundary } from './error-boundary';
import { createHost } from './host';
import {
	questionTypes,
	registerQuestionAddition,
	registerQuestionType,
} from './question-types';
import { Widget } from './widget';

/**
 * Shows a survey in the page; the loader calls it as `window.userfeedback.app.mount`.
 *
 * @param what The page's data and the survey to show.
 */
export function mount( what: MountArguments ): void {
	const questions = what.survey.questions.filter( ( { type } ) =>
		questionTypes.has( type )
	);
	if ( ! questions.length ) {
		return;
	}
	openPageOutbox();
	const host = createHost( what.data );
	const root = createRoot( host.container );
	host.attach();
	const remove = () => {
		root.unmount();
		host.remove();
	};
	root.render(
		<ErrorBoundary
			onError={ ( error ) => {
				host.remove();
				// eslint-disable-next-line no-console -- Named, so that nobody searches the theme for it.
				console.warn( 'UserFeedback: the survey was closed.', error );
			} }
		>
			<Widget
				what={ what }
				questions={ questions }
				onClose={ host.returnFocus }
				onClosed={ remove }
			/>
		</ErrorBoundary>
	);
}

// Not a library of webpack's, whose code for that would be sent to every visitor. Scripts of add-ons register after this one has run
// and before the loader mounts the survey.
Object.assign( ( window.userfeedback ??= {} ), {
	app: { mount },
	registerQuestionType,
	registerQuestionAddition,
} );
