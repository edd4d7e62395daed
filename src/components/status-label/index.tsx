import type { DisplayedStatus } from './status-text';
import { statusText } from './status-text';
import './status-label.scss';

/** The status of a survey with its colour. */
export function StatusLabel( { status }: { status: DisplayedStatus } ) {
	return (
		<span className={ `userfeedback-status is-${ status }` }>
			{ statusText( status ) }
		</span>
	);
}
